import { createJiti } from 'jiti';

// What an order costs is said in the TypeScript sources alone.
const { import: load } = createJiti(import.meta.url);
const { lineInShop } = await load('@burger/shared/lines');
const { findPromo, greatCircleKm, makeBill, subtotalOf } = await load('@burger/shared/pricing');
const { versionOf } = await load('@burger/shared/publishing');
const { restaurant } = await load('@burger/shared/restaurant');
const { aShop, published } = await load('@burger/shared/testing/shop');

const shop = aShop();
const version = versionOf(published);
const location = { lat: 13.0457, lng: 77.7262 };
// As the local stand-in for the maps service measures a route, to the metre.
const km =
  Math.round(
    greatCircleKm(restaurant.coordinates, location) * 1000 * shop.rules.delivery.roadFactor,
  ) / 1000;
const promoCode = 'WELCOME15';

/** What a page agrees to for these lines, in paise. */
function agreedTotal(lines) {
  const priced = lines.map((line) => lineInShop(line, shop));
  const promo = findPromo(promoCode, subtotalOf(priced), shop.rules.promos);
  return makeBill(priced, promo, km, shop.rules).total;
}

/** The part of an order that says what is ordered and agreed to: so many of a dish, and French fries, from the repository's menu. */
export function sampleOrder(dishId, quantity) {
  const line = (id, many, note) => ({ dishId: id, quantity: many, choices: [], note });
  const lines = [line(dishId, quantity, 'Well done, please'), line(19, 1, '')];
  return { version, agreedTotal: agreedTotal(lines), lines, promoCode, location };
}

/** Dishes that are ordered as they come. */
export const plainDishes = shop.dishes
  .filter(({ groups, isAvailable, id }) => groups.length === 0 && isAvailable && id !== 19)
  .map(({ id }) => id);
