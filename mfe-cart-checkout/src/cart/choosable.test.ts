import { aCart } from '../testing/a-cart';
import { hotSpecial, specialShop } from '../testing/special-shop';
import { canChoose } from './choosable';
import { type SeenShop } from './seen-shop';

const live = (shop = specialShop()): SeenShop => ({ status: 'known', shop, live: true });
const lineOf = (wanted = hotSpecial(), shop = specialShop()) =>
  aCart([wanted], null, shop).lines[0]!;

test('choices that cannot be had are chosen again; a dish that cannot be had is not', () => {
  expect(canChoose(lineOf({ ...hotSpecial(), choices: [] }), live())).toBe(true);
  const shop = specialShop({ soldOut: [{ what: 900, until: null }] });
  expect(canChoose(lineOf(hotSpecial(), shop), live(shop))).toBe(false);
});

test('a dish that is gone cannot be chosen', () => {
  const shop = { ...specialShop(), dishes: [] };
  expect(canChoose(lineOf(hotSpecial(), shop), live(shop))).toBe(false);
});
