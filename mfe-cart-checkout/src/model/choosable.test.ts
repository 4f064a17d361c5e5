import { aCart, aLine } from '../testing/a-cart';
import { hotSpecial, specialShop } from '../testing/special-shop';
import { canChoose } from './choosable';
import { awaited, type SeenShop } from './seen-shop';

const live = (shop = specialShop()): SeenShop => ({ status: 'known', shop, live: true });
const lineOf = (wanted = hotSpecial(), shop = specialShop()) =>
  aCart([wanted], null, shop).lines[0]!;

test.each([
  ['a dish with something to choose', lineOf(), live(), true],
  ['a dish with nothing to choose', lineOf(aLine(1)), live(), false],
  ['such a dish with a note', lineOf(aLine(1, 1, { note: 'cut in two' })), live(), true],
  ['while nobody tells about the shop', lineOf(), { ...live(), live: false }, false],
  ['while the shop is not known', lineOf(), awaited, false],
])('%s', (_name, line, seen, expected) => {
  expect(canChoose(line, seen as SeenShop)).toBe(expected);
});

test('choices that cannot be had are chosen again; a dish that cannot be had is not', () => {
  expect(canChoose(lineOf({ ...hotSpecial(), choices: [] }), live())).toBe(true);
  const shop = specialShop({ soldOut: [{ what: 900, until: null }] });
  expect(canChoose(lineOf(hotSpecial(), shop), live(shop))).toBe(false);
});

test('a dish that is gone cannot be chosen', () => {
  const shop = { ...specialShop(), dishes: [] };
  expect(canChoose(lineOf(hotSpecial(), shop), live(shop))).toBe(false);
});
