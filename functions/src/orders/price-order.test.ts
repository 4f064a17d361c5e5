import { dishes } from '@burger/shared/catalogue';
import { restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../http/refusal';
import { priceOrder } from './price-order';

const location = { lat: 13.04, lng: 77.71 };
const order = (items: { id: number; quantity: number }[], promoCode: string | null = null) => ({
  items,
  promoCode,
  location,
});

function refusalOf(work: () => unknown): Pick<Refusal, 'code' | 'message' | 'field'> {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) {
      return { code: error.code, message: error.message, field: error.field };
    }
  }
  throw new Error('It was not refused');
}

test('the bill comes from the catalogue, in rupees, and its lines add up', () => {
  const { items, pricing } = priceOrder(order([{ id: 1, quantity: 3 }], 'WELCOME15'), 3.2);
  expect(items).toEqual([
    { id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 3, image: 'aloo-tikki-burger' },
  ]);
  // 14700 - 2205 + 2000 = 14495 paise; 2.5 % of it is 362.375, so 362 each.
  expect(pricing).toEqual({
    subtotal: 147,
    promoDiscount: 22.05,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 20,
    cgst: 3.62,
    sgst: 3.62,
    total: 152.19,
  });
});

test('the promo is found whatever its case', () => {
  const { pricing } = priceOrder(order([{ id: 1, quantity: 1 }], ' welcome15 '), 1);
  expect(pricing.appliedPromo).toBe('WELCOME15');
});

test('the limit itself is still delivered to, a metre more is not', () => {
  const items = [{ id: 1, quantity: 1 }];
  expect(priceOrder(order(items), 10).location).toEqual({ ...location, distance: 10 });
  expect(refusalOf(() => priceOrder(order(items), 10.001))).toEqual({
    code: 'out-of-range',
    message: 'Sorry, we deliver up to 10 km from the restaurant.',
    field: 'location',
  });
});

test.each([
  ['an unknown dish', 9999, 'A dish in your cart is no longer on our menu.'],
  ['a negative id', -1, 'A dish in your cart is no longer on our menu.'],
])('%s is refused', (_name, id, message) => {
  const refused = refusalOf(() =>
    priceOrder(
      order([
        { id: 1, quantity: 1 },
        { id, quantity: 1 },
      ]),
      1,
    ),
  );
  expect(refused).toEqual({ code: 'dish-unavailable', message, field: 'items.1.id' });
});

test('a dish out of season is refused by name', () => {
  const dish = dishes.find((candidate) => !candidate.isAvailable);
  expect(dish).toBeDefined();
  const refused = refusalOf(() => priceOrder(order([{ id: dish?.id ?? 0, quantity: 1 }]), 1));
  expect(refused).toEqual({
    code: 'dish-unavailable',
    message: `${dish?.name} is not available at the moment.`,
    field: 'items.0.id',
  });
});

test.each([
  ['', 'Please enter a promo code'],
  ['NOPE', 'Invalid promo code'],
  ['FAMILY5', 'Minimum order of ₹500 required for this promo'],
])('promo "%s" is refused in the words of the specification', (code, message) => {
  expect(refusalOf(() => priceOrder(order([{ id: 1, quantity: 1 }], code), 1))).toEqual({
    code: 'promo-refused',
    message,
    field: 'promoCode',
  });
});

test('every dish on sale can be ordered', () => {
  for (const dish of dishes.filter((candidate) => candidate.isAvailable)) {
    const { pricing } = priceOrder(order([{ id: dish.id, quantity: 99 }]), 0);
    expect(pricing.total).toBeGreaterThan(0);
  }
});

test('a restaurant outside the regular tax scheme collects no tax', () => {
  const house = {
    dishes,
    restaurant: { ...restaurant, gst: { ...restaurant.gst, scheme: 'composition' as const } },
  };
  const { pricing } = priceOrder(order([{ id: 1, quantity: 2 }]), 1, house);
  expect(pricing).toMatchObject({ cgst: 0, sgst: 0, total: 98 });
});
