import type {
  BillChange,
  LineProblem,
  PlaceOrderRequest,
  Shop,
  Today,
} from '@burger/shared/contracts';
import { aShop, dishOf, seedVersion } from '@burger/shared/testing/a-shop';
import { Refusal } from '../../http/errors';
import { priceOrder, type Shops } from './price';

const location = { lat: 13.04, lng: 77.71 };
const newVersion = 'feedfeedfeed';

const line = (dishId: number, changes: object = {}) => ({
  dishId,
  quantity: 1,
  choices: [] as { group: string; choice: string }[],
  note: '',
  ...changes,
});

// Dish 3 has a required spice level and optional extras.
const spicy = { group: 'spice-hot', choice: 'extra-spicy' };
const cheese = { group: 'extras-veg-burger', choice: 'cheese-slice' };
const paneer = (...choices: object[]) => line(3, { choices });

const order = (
  lines: PlaceOrderRequest['lines'],
  total: number,
  promoCode: string | null = null,
): PlaceOrderRequest =>
  ({ lines, promoCode, location, version: seedVersion, agreedTotal: total }) as PlaceOrderRequest;

/** Returns the current shop, and the menu the customer saw (by default the seed menu). */
const shops = (now: Shop = aShop(), displayed: Shop | null = aShop()): Shops => ({
  now,
  words: {},
  seen: displayed,
  placed: { at: Date.parse('2026-01-05T08:00:00Z') },
});
const today = (changes: Partial<Today>) => shops(aShop({ revision: 8, ...changes }));
const published = (change: (shop: Shop) => Partial<Shop>): Shops => {
  const shop = aShop({ revision: 9 });
  return shops({ ...shop, version: newVersion, ...change(shop) });
};
const withDish = (id: number, changes: object) =>
  published(({ dishes }) => ({
    dishes: dishes.map((dish) => (dish.id === id ? { ...dish, ...changes } : dish)),
  }));

const withoutPromos = published(({ rules }) => ({ rules: { ...rules, promos: [] } }));
const gone = (what: number, until: string | null = null) => today({ soldOut: [{ what, until }] });

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('It was not refused');
}

function changeOf(work: () => unknown): BillChange {
  const refusal = refusalOf(work);
  expect([refusal.code, refusal.status]).toEqual(['bill-changed', 409]);
  return (refusal.beside as { change: BillChange }).change;
}

test("an order's bill is computed from the shop in rupees, and its lines add up", () => {
  const requested = [line(1, { quantity: 3 }), paneer(spicy, cheese)];
  const { items, pricing, menuVersion } = priceOrder(
    order(requested, 28_518, ' welcome15'),
    3.2,
    shops(),
  );
  const aloo = { id: 1, lineId: '1', name: 'Aloo Tikki Burger', image: 'aloo-tikki-burger' };
  const spiced = { id: 3, name: 'Spicy Paneer Burger', image: 'spicy-paneer-burger' };
  expect(items).toEqual([
    { ...aloo, price: 49, quantity: 3, choices: [], note: '' },
    {
      ...{ ...spiced, price: 149, quantity: 1, note: '' },
      lineId: '3 extras-veg-burger/cheese-slice spice-hot/extra-spicy',
      choices: [
        { ...spicy, name: 'Extra spicy', price: 0 },
        { ...cheese, name: 'Cheese slice', price: 20 },
      ],
    },
  ]);
  // 29600 - 4440 + 2000 = 27160 paise, of which each 2.5 % tax is 679.
  expect(pricing).toEqual({
    subtotal: 296,
    promoDiscount: 44.4,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 20,
    cgst: 6.79,
    sgst: 6.79,
    total: 285.18,
  });
  expect(menuVersion).toBe(seedVersion);
});

test('a stored order keeps the tax and rounding rules its bill was computed with', () => {
  const priceIncludesTax = { hsn: '2202', rate: 1800 };
  const note = 'No onions';
  const both = published(({ rules, dishes: [first, ...others] }) => ({
    rules: { ...rules, rounding: 'rupee', gst: { ...rules.gst, sac: '996332' } },
    dishes: [{ ...first!, priceIncludesTax }, ...others],
  }));
  const requested = order([line(1, { note }), line(2)], 15_300);
  const collected = { ...requested, kind: 'pickup', location: null } as PlaceOrderRequest;
  // 4900 + 9900 + 2 × 2.5 % of 9900 = 15296 paise.
  expect(priceOrder(collected, null, both)).toMatchObject({
    items: [{ note, priceIncludesTax }, { note: '' }],
    pricing: { cgst: 2.48, roundOff: 0.04, total: 153 },
    seller: { sac: '996332' },
    location: null,
    menuVersion: newVersion,
  });
});

describe('the agreed total', () => {
  const free = { discount: 0, delivery: 0, roundOff: 0 };
  const aloo = { lineId: '1', name: 'Aloo Tikki Burger' };

  test('a changed price is returned for confirmation with the previous and the new one', () => {
    const requested = order([line(1, { quantity: 2 }), line(2)], 20_686);
    expect(priceOrder(requested, 1, shops()).pricing.total).toBe(206.86);
    const bill = { ...free, subtotal: 21_700, cgst: 543, sgst: 543, total: 22_786 };
    const requests = { ...aloo, was: 4_900, now: 5_900, problem: null, backAt: null };
    const change = {
      version: newVersion,
      revision: 9,
      bill,
      promo: null,
      km: 1,
      lines: [requests],
    };
    const dearer = withDish(1, { price: '₹59' });
    expect(changeOf(() => priceOrder(requested, 1, dearer))).toEqual(change);
    // After the customer confirms, the new price is charged.
    const agreed = order([line(1, { quantity: 2 }), line(2)], 22_786);
    const { pricing, menuVersion } = priceOrder(agreed, 1, dearer);
    expect([pricing.total, menuVersion]).toEqual([227.86, newVersion]);
  });

  test.each([-1, 1])('an order whose agreed total differs by %d paisa is not charged', (paisa) => {
    const { lines, bill } = changeOf(() => priceOrder(order([line(1)], 5_146 + paisa), 1, shops()));
    expect([lines, bill.total]).toEqual([[], 5_146]);
  });

  test.each<[string, PlaceOrderRequest, Shops]>([
    ['an expired promo code', order([line(1)], 5_146, 'WELCOME15'), withoutPromos],
    ['a removed dish', order([line(1), line(2)], 5_146), gone(2)],
  ])('%s requires confirmation, even if the total is right', (_what, requested, both) =>
    expect(changeOf(() => priceOrder(requested, 1, both)).bill.total).toBe(requested.agreedTotal),
  );

  test('a delivery distance longer than the page computed is returned for confirmation', () => {
    const requested = order([line(1)], 5_146);
    const { km, bill, lines } = changeOf(() => priceOrder(requested, 3.9, shops()));
    expect([km, bill.delivery, lines]).toEqual([3.9, 2_000, []]);
  });

  test('the new bill omits a sold-out dish or option and says when it is back', () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const requested = order([line(1), line(2)], 15_540);
    const change = changeOf(() => priceOrder(requested, 1, gone(1, until)));
    expect(change).toMatchObject({ revision: 8, bill: { subtotal: 9_900 } });
    const lost = { ...aloo, was: 4_900, now: null, problem: 'sold-out', backAt: until };
    expect(change.lines).toEqual([lost]);
    const noCheese = today({ soldOut: [{ what: 'extras-veg-burger/cheese-slice', until }] });
    const { lines } = changeOf(() => priceOrder(order([paneer(spicy, cheese)], 1), 1, noCheese));
    const choices = [{ ...cheese, name: 'Cheese slice' }];
    expect(lines).toMatchObject([
      { problem: 'choice-unavailable', backAt: until, gone: choices, was: 14_900, now: null },
    ]);
  });

  test('an order without any available dish costs nothing, including delivery', () => {
    const { bill } = changeOf(() => priceOrder(order([line(1)], 6_197), 3, gone(1)));
    expect(Object.values(bill)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  const asking = { groups: dishOf(3).groups.slice(0, 1) };
  const fewer = { groups: dishOf(3).groups.map((group) => ({ ...group, max: 1 })) };
  const jalapenos = { group: 'extras-veg-burger', choice: 'jalapenos' };
  const withoutFirst = published(({ dishes }) => ({ dishes: dishes.slice(1) }));

  test.each<[LineProblem, Shops, PlaceOrderRequest['lines'][number]]>([
    ['dish-unknown', withoutFirst, line(1)],
    ['out-of-season', withDish(1, { isAvailable: false }), line(1)],
    ['choice-unknown', withDish(3, asking), paneer(spicy, cheese)],
    ['choice-missing', withDish(1, asking), line(1)],
    ['choice-too-many', withDish(3, fewer), paneer(spicy, cheese, jalapenos)],
  ])(
    'an order line with the problem %s is returned with its dish name',
    (problem, both, requested) => {
      const change = changeOf(() => priceOrder(order([requested], 1), 1, both));
      expect(change.lines).toEqual([
        expect.objectContaining({ problem, now: null, name: dishOf(requested.dishId).name }),
      ]);
      expect(change.lines[0]?.was).toBeGreaterThan(0);
    },
  );

  test('the new bill omits an expired promo code', () => {
    const requested = order([line(1)], 4_373, 'WELCOME15');
    const change = changeOf(() => priceOrder(requested, 1, withoutPromos));
    expect(change).toMatchObject({ promo: null, bill: { discount: 0, total: 5_146 } });
  });

  test('the new bill omits a promo code whose minimum is missed because a dish sold out', () => {
    const requested = order([line(1), line(2)], 12_432, 'STUDENT20');
    expect(priceOrder(requested, 1, shops()).pricing.appliedPromo).toBe('STUDENT20');
    expect(changeOf(() => priceOrder(requested, 1, gone(2)))).toMatchObject({
      promo: null,
      bill: { subtotal: 4_900, discount: 0 },
    });
  });

  test('an order with an unknown menu version gets no previous prices', () => {
    const { lines } = changeOf(() => priceOrder(order([line(1)], 1), 1, shops(aShop(), null)));
    expect(lines).toEqual([expect.objectContaining({ was: null, now: 4_900, problem: null })]);
    // Checking the promo code's minimum needs the menu version, too.
    const short = order([line(1)], 1, 'FAMILY5');
    expect(changeOf(() => priceOrder(short, 1, shops(aShop(), null))).promo).toBeNull();
    // If the total is right, neither the unknown version nor a dish added since matters.
    const before = { ...aShop(), dishes: aShop().dishes.slice(1) };
    for (const displayed of [null, before])
      expect(priceOrder(order([line(1)], 5_146), 1, shops(aShop(), displayed)).pricing.total).toBe(
        51.46,
      );
  });
});

describe('requests that no page can have offered', () => {
  const foreign = 'does not come with one of these choices.';
  const fewer = 'comes with fewer choices of one kind.';
  test.each<[string, object[], string]>([
    [
      'that the dish does not have',
      [spicy, { group: 'meal-non-veg', choice: 'fries-coke' }],
      foreign,
    ],
    ['from another group', [spicy, { group: 'extras-veg-burger', choice: 'gold' }], foreign],
    ['exceeding the group limit', [spicy, { group: 'spice-hot', choice: 'spicy' }], fewer],
    ['chosen twice', [spicy, cheese, cheese], fewer],
    [
      'without a required choice',
      [cheese],
      'Please choose how you would like your Spicy Paneer Burger.',
    ],
  ])('dish options %s are rejected', (_name, choices, message) => {
    for (const both of [shops(), shops(aShop(), null), gone(1)]) {
      const refused = refusalOf(() => priceOrder(order([line(1), paneer(...choices)], 1), 1, both));
      expect(refused).toMatchObject({
        status: 422,
        code: 'choice-refused',
        field: 'lines.1.choices',
      });
      expect(refused.message).toContain(message);
    }
  });

  test.each([9999, -1])('an order of dish %d, which was never on the menu, is rejected', (id) => {
    const refused = refusalOf(() => priceOrder(order([line(1), line(id)], 1), 1, shops()));
    expect(refused).toMatchObject({ code: 'dish-unavailable', field: 'lines.1.dishId' });
    expect(refused.message).toBe('A dish in your cart is no longer on our menu.');
  });

  test.each([
    ['', 'Please enter a promo code'],
    ['NOPE', 'Invalid promo code'],
    ['FAMILY5', 'Minimum order of ₹500 required for this promo'],
  ])('the promo code "%s" is rejected with the message "%s"', (code, message) => {
    const refused = refusalOf(() => priceOrder(order([line(1)], 1, code), 1, shops()));
    const expected = { status: 422, code: 'promo-refused', field: 'promoCode', message };
    expect(refused).toMatchObject(expected);
  });
});

test('delivery is offered at exactly the distance limit, and not a metre beyond', () => {
  const requested = order([line(1)], 13_546);
  expect(priceOrder(requested, 10, shops()).location).toEqual({ ...location, distance: 10 });
  const refused = refusalOf(() => priceOrder(requested, 10.001, shops()));
  expect(refused).toMatchObject({ code: 'out-of-range', field: 'location' });
  expect(refused.message).toBe('Sorry, we deliver up to 10 km from the restaurant.');
});
