import type { KitchenMenu } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/shop/publishing';
import { published, seedVersion } from '@burger/shared/testing/a-shop';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, KitchenApi, PublishBody } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { aSmallMenu, menuNow } from '../testing/a-menu';
import { ok, unreached } from '../testing/a-server';
import { press, rendered } from '../testing/rendered';
import { MenuPanel } from './menu-panel';

const dishes = published.dishes.slice(0, 3);
const small = aSmallMenu(dishes, 1);

const user = userEvent.setup();

const versions: KitchenMenu['versions'] = [
  { version: seedVersion, at: '2026-11-21T06:30:00Z', by: 'owner@burgerkatte.example' },
  { version: 'ffffffffffff', at: '2026-11-20T06:30:00Z', by: 'seed' },
];
const cheaper = {
  ...small,
  dishes: dishes.map((dish) => (dish.id === 1 ? { ...dish, price: '₹39' } : dish)),
  rules: { ...small.rules, hours: { ...small.rules.hours, opens: '12:00' } },
};
/** Renders the owner's menu panel, which can be left and reopened, and records what is published. */
async function menuOf(
  answer: Answer<string> = { kind: 'ok', value: 'aaaaaaaaaaaa' },
  document: KitchenApi['document'] = () => ok(cheaper),
) {
  const sent: PublishBody[] = [];
  const publish = async (body: PublishBody) => (sent.push(body), answer);
  let current: KitchenMenu = { version: seedVersion, published: small, versions, promosUsed: {} };
  const menu = () => ok(sent.length > 0 ? { ...current, version: 'eeeeeeeeeeee' } : current);
  const { kitchen } = aKitchen({ api: { menu, publish, document } });
  let { unmount } = await rendered(kitchen, <MenuPanel now={menuNow} />);
  const comeBack = async (menuOfNow: Partial<KitchenMenu> = {}) => {
    unmount();
    current = { ...current, ...menuOfNow };
    ({ unmount } = await rendered(kitchen, <MenuPanel now={menuNow} />));
  };
  return { sent, comeBack };
}
async function reprice(typed: string) {
  await press('Change Aloo Tikki Burger');
  const field = screen.getByLabelText(/^Price/);
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  await press('Done');
}

test('an invalid dish price shows an error at its field and is not sent', async () => {
  const { sent } = await menuOf();
  await reprice('dear');
  await press('Change Aloo Tikki Burger');
  expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription(/written like ₹5/);
  await press('Done');
  await press('Check the changes');
  await press('Publish');
  expect(sent).toEqual([]);
});

test('a server error about the menu is shown at its field, and the draft is kept', async () => {
  await menuOf({ kind: 'refused', message: 'Too dear', field: 'published.dishes.0.price' });
  await reprice('5000');
  await press('Check the changes');
  await press('Publish');
  expect(screen.getByRole('alert')).toHaveTextContent('Too dear');
  await press('Close');
  await press('Change Aloo Tikki Burger');
  expect(screen.getByLabelText(/^Price/)).toHaveValue('₹5000');
  expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription('Too dear');
});

test('an earlier menu version can be restored after its differences have loaded', async () => {
  let answer: Promise<Answer<Published>> = unreached;
  const { sent } = await menuOf(undefined, () => answer);
  await press('Versions');
  await press(/^Go back to this menu, of 20 Nov 2026, 12:00/);
  expect(screen.queryByRole('button', { name: 'Go back to this' })).toBeNull();
  answer = ok(cheaper);
  await press('Try again');
  expect(screen.getByRole('dialog')).toHaveTextContent('now ₹39');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Hourswas Every day 11:00 AM .*now Every day 12:00 PM/,
  );
  expect(sent).toEqual([]);
  await press('Go back to this');
  expect(sent).toEqual([{ back: 'ffffffffffff' }]);
});

test('the names of an option group and its options can be edited in each language', async () => {
  const { sent } = await menuOf();
  const [group] = small.groups;
  const [choice] = group!.choices;
  await press('Options');
  await press(`Change the names of ${group!.name}`);
  const names = (of: string) => within(screen.getByRole('group', { name: of }));
  const rename = async (field: HTMLElement, name: string) => {
    await user.clear(field);
    await user.type(field, name);
  };
  await rename(names(choice!.name).getByLabelText(/^Hindi/), 'हल्का');
  await rename(names(group!.name).getByLabelText(/^Kannada/), 'ಖಾರ');
  await press('Done');
  await press('Check the changes');
  const dialog = screen.getByRole('dialog', { name: 'What changes for customers' });
  expect(dialog).toHaveTextContent(`${group!.name}: ${choice!.name} · Hindi name`);
  expect(dialog).toHaveTextContent(`${group!.name} · Kannada name`);
  await press('Publish');
  expect(sent).toHaveLength(1);
});

describe('while another section is open', () => {
  test('the menu draft is kept while another section is open, until it is published', async () => {
    const { sent, comeBack } = await menuOf();
    await reprice('59');
    await comeBack();
    expect(screen.getByText('1 change')).toBeVisible();
    await press('Check the changes');
    await press('Publish');
    expect(sent).toMatchObject([{ basedOn: seedVersion }]);
    await comeBack();
    expect(screen.queryByText('1 change')).toBeNull();
  });

  test('a menu published by someone else is reported, and the draft remains readable', async () => {
    const { comeBack } = await menuOf();
    await reprice('59');
    await comeBack({ version: 'bbbbbbbbbbbb', published: cheaper });
    expect(screen.getByRole('alert')).toHaveTextContent('Someone published another menu');
    expect(screen.getByText('1 change')).toBeVisible();
    await press('Discard');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Change Aloo Tikki Burger');
    expect(screen.getByLabelText(/^Price/)).toHaveValue('₹39');
  });
});
