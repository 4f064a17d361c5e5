import { placeGroups } from './places';

const group = (title: string, guests = {}) =>
  placeGroups(guests).find((one) => one.title === title)?.places ?? [];

test('each route and fragment names the module that fills it', () => {
  expect(group('Pages')).toContainEqual({
    name: '/menu',
    by: [{ remote: 'mfe-menu', exposure: './MenuPage' }],
  });
  expect(group('Fragments')).toContainEqual({
    name: 'CartButton',
    by: [{ remote: 'mfe-cart-checkout', exposure: './CartButton' }],
  });
});

test('a place for guests names its guests, and is empty without them', () => {
  const guest = { remote: 'mfe-specials', exposure: './DealBanner' };
  const places = group('Guests', { HomeBanner: [guest] });
  expect(places.map(({ name, by }) => [name, by])).toContainEqual(['HomeBanner', [guest]]);
  expect(places.map(({ name, by }) => [name, by])).toContainEqual(['BelowDish', []]);
});

test('the owners are named by their nouns', () =>
  expect(group('Owners').map(({ name }) => name)).toEqual([
    'shop',
    'cart, order',
    'session, location',
  ]));
