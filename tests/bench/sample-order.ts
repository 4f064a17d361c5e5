import { randomBytes } from 'node:crypto';
import { lineInShop } from '@burger/shared/lines';
import { findPromo, greatCircleKm, makeBill, subtotalOf } from '@burger/shared/pricing';
import { versionOf } from '@burger/shared/publishing';
import { restaurant } from '@burger/shared/restaurant';
import { aShop, published } from '@burger/shared/testing/shop';

interface Line {
  dishId: number;
  quantity: number;
  choices: [];
  note: string;
}

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
function agreedTotal(lines: readonly Line[]) {
  const priced = lines.map((line) => lineInShop(line, shop));
  const promo = findPromo(promoCode, subtotalOf(priced), shop.rules.promos);
  if ('reason' in promo) throw new Error(`${promoCode} is refused: ${promo.reason}`);
  return makeBill(priced, promo, km, shop.rules).total;
}

/** The part of an order that says what is ordered and agreed to: so many of a dish, and French fries, from the repository's menu. */
function sampleOrder(dishId: number, quantity: number) {
  const line = (id: number, many: number, note: string): Line => ({
    dishId: id,
    quantity: many,
    choices: [],
    note,
  });
  const lines = [line(dishId, quantity, 'Well done, please'), line(19, 1, '')];
  return { version, agreedTotal: agreedTotal(lines), lines, promoCode, location };
}

/** Dishes that are ordered as they come. */
const plainDishes = shop.dishes
  .filter(({ groups, isAvailable, id }) => groups.length === 0 && isAvailable && id !== 19)
  .map(({ id }) => id);

/** A valid order request with a key of its own. */
export function makeOrder() {
  return {
    ...sampleOrder(plainDishes[Math.floor(Math.random() * plainDishes.length)] ?? 1, 2),
    idempotencyKey: randomBytes(16).toString('hex'),
    customer: {
      name: 'Asha Rao',
      phone: '98765 43210',
      address: '12 Lake View Road, Kithaganur',
      landmark: 'Opposite the temple',
      specialInstructions: 'Less spicy, please',
    },
    paymentMethod: 'cod',
  };
}
