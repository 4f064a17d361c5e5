import type { Promo } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/shop/publishing';
import { published, seedVersion } from '@burger/shared/testing/a-shop';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, PublishBody } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { aSmallMenu, menuNow } from '../testing/a-menu';
import { ok } from '../testing/a-server';
import { press, rendered } from '../testing/rendered';
import { MenuPanel } from './menu-panel';

const user = userEvent.setup();
const [category] = published.categories;
const dishes = published.dishes.filter((dish) => dish.category === category!.id).slice(0, 2);
const base = aSmallMenu(dishes, 2);
const welcome = published.rules.promos.find(({ code }) => code === 'WELCOME15')!;

/** Renders the promo codes with usage counts, and records what the owner publishes. */
async function codes(
  promos: Promo[] = [welcome],
  answer: Answer<string> = { kind: 'ok', value: 'a' },
) {
  const sent: PublishBody[] = [];
  const menu = { ...base, rules: { ...base.rules, promos } };
  const api = {
    menu: () =>
      ok({ version: seedVersion, published: menu, versions: [], promosUsed: { WELCOME15: 12 } }),
    publish: async (body: PublishBody) => (sent.push(body), answer),
  };
  await rendered(aKitchen({ api }).kitchen, <MenuPanel now={menuNow} />);
  await press('Codes');
  const publish = async () => {
    await press('Done');
    await press('Check the changes');
    await press('Publish');
  };
  const promosSent = () => (sent[0] as { published: Published }).published.rules.promos;
  return { sent, publish, promosSent };
}
const type = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test('each promo code shows its rules, current state and number of uses', async () => {
  const over: Promo = {
    ...welcome,
    code: 'DIWALI',
    forEveryone: false,
    until: '2024-11-01',
    uses: 50,
  };
  await codes([welcome, over]);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'WELCOME1515 % offActive · used 12×',
    'DIWALI15 % off, until 1 November, 50 in allOver · used 0 of 50',
  ]);
});

test('a new promo code is created with all rules, previewed and published', async () => {
  const { sent, publish, promosSent } = await codes();
  await press('New code');
  await type(/^Code: 3 to 20/, 'lunch 20');
  await type('Per cent', '20');
  await type(/^At most/, '100');
  await type(/^Minimum order/, '499');
  await type(/^First day/, '2026-12-01');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Pickup only', category!.name])
    await press(day);
  for (const line of [/^Only at some hours/, /^Once for each customer/, /^Only for a first order/])
    await user.click(screen.getByRole('checkbox', { name: line }));
  await type(/^How many times in all/, '30');
  await type('English', 'A fifth off lunch');
  await type('Kannada', 'ಊಟ');
  const reported = within(
    screen.getByRole('group', { name: 'Messages when the code cannot be used' }),
  );
  expect(reported.getAllByRole('listitem').map((one) => one.textContent)).toContainEqual(
    expect.stringContaining('Monday–Friday, 12:00–15:00'),
  );
  await publish();
  expect(promosSent()[1]).toEqual({
    ...{ code: 'LUNCH20', discount: 20, type: 'percentage', description: 'A fifth off lunch' },
    ...{ minOrder: 499, mostDiscount: 100, from: '2026-12-01', kind: 'pickup', uses: 30 },
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    hours: { from: '12:00', until: '15:00' },
    ...{ categories: [category!.id], once: true, firstOrder: true },
  });
  expect(sent).toMatchObject([
    { withCodes: true, published: { words: { kn: { promos: { LUNCH20: 'ಊಟ' } } } } },
  ]);
});

test('deselected and emptied rules are removed from the promo code', async () => {
  const { publish, promosSent } = await codes([
    {
      ...welcome,
      forEveryone: false,
      uses: 5,
      once: true,
      days: ['monday'],
      hours: { from: '10:00', until: '12:00' },
    },
  ]);
  await press('Change WELCOME15');
  await press('Mon');
  await user.clear(screen.getByLabelText(/^How many times in all/));
  await user.click(screen.getByRole('checkbox', { name: /^Once for each/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Only at some hours/ }));
  await publish();
  expect(promosSent()).toEqual([{ ...welcome, forEveryone: false }]);
});

test('contradictory rules show an error at their field and are not sent', async () => {
  const { sent, publish } = await codes();
  await press('Change WELCOME15');
  expect(screen.queryByLabelText(/^Code:/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Once for each/ }));
  expect(screen.getByText(/cannot be shown to everyone/)).toBeVisible();
  await type(/^First day/, '2026-12-02');
  await type(/^Last day/, '2026-12-01');
  expect(screen.getByLabelText(/^Last day/)).toHaveAccessibleDescription(/ends before it begins/);
  await publish();
  expect(sent).toEqual([]);
});

test('an ended promo code is listed in the changes and removed', async () => {
  const { promosSent } = await codes();
  await press('Change WELCOME15');
  await press('End this code');
  await press('Check the changes');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /WELCOME15 · Code\s*was 15 % off\s*now nothing/,
  );
  await press('Publish');
  expect(promosSent()).toEqual([]);
});
