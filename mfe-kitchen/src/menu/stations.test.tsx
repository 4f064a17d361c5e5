import type { KitchenMenu } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/shop/publishing';
import { published, seedVersion } from '@burger/shared/testing/a-shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishBody } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { aSmallMenu, menuNow } from '../testing/a-menu';
import { ok } from '../testing/a-server';
import { press, rendered } from '../testing/rendered';
import { MenuPanel } from './menu-panel';

const small = aSmallMenu(published.dishes.slice(0, 3), 1);
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 6 } };
const fryer = { id: 'fryer', name: 'Fryer', places: 1, minutes: {} };
const kitchen = { wayMinutes: 25, stations: [grill, fryer] };

async function menuOf(menu: Published) {
  const sent: PublishBody[] = [];
  const publish = async (body: PublishBody) => (sent.push(body), ok('aaaaaaaaaaaa'));
  const current: KitchenMenu = {
    ...{ version: seedVersion, published: menu, versions: [], promosUsed: {} },
  };
  const { kitchen } = aKitchen({ api: { menu: () => ok(current), publish } });
  await rendered(kitchen, <MenuPanel now={menuNow} />);
  return async (): Promise<Published> => {
    await press('Check the changes');
    await press('Publish');
    return (sent.at(-1) as { published: Published }).published;
  };
}

async function type(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('a dish gets minutes of its own, and loses them when they are those of its category', async () => {
  const withStations = { ...small, rules: { ...small.rules, kitchen } };
  const send = await menuOf(withStations);
  await press('Change Aloo Tikki Burger');
  expect(screen.getByLabelText(/^Minutes at Grill/)).toHaveValue('6');
  await type(/^Minutes at Grill/, '9');
  await type(/^Minutes at Fryer/, '3');
  await press('Done');
  await press(`Change ${small.dishes[1]!.name}`);
  await type(/^Minutes at Grill/, '7');
  await type(/^Minutes at Grill/, '6');
  await press('Done');
  const [aloo, ...others] = (await send()).dishes;
  expect(aloo?.work).toEqual({ grill: 9, fryer: 3 });
  expect(others).toEqual(small.dishes.slice(1));
});

test('the owner changes how many dishes a station cooks at a time, and its minutes', async () => {
  const send = await menuOf({ ...small, rules: { ...small.rules, kitchen } });
  await press('Stations');
  const [places] = screen.getAllByLabelText('Dishes at a time');
  await userEvent.clear(places!);
  expect(places).toHaveAccessibleDescription('At least one dish at a time.');
  await userEvent.type(places!, '4');
  const [burgers] = screen.getAllByLabelText(/^Minutes: Burgers/);
  await userEvent.clear(burgers!);
  await userEvent.type(burgers!, '8');
  expect((await send()).rules.kitchen?.stations).toEqual([
    { ...grill, places: 4, minutes: { 'burgers-veg': 8 } },
    fryer,
  ]);
});

test('the menu panel offers no stations if the restaurant sets none', async () => {
  await menuOf(small);
  expect(screen.queryByRole('button', { name: 'Stations' })).toBeNull();
  await press('Change Aloo Tikki Burger');
  expect(screen.queryByLabelText(/^Minutes/)).toBeNull();
});
