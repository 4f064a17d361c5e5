import type { Promo } from '@burger/shared/contracts';
import { aPromo, dishOf, published } from '@burger/shared/testing/a-shop';
import { changeIn, codeIn, testSite } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';

let now: Date;
// Thursday, 26 November 2026, in the restaurant's time zone.
const at = (time: string) => new Date(`2026-11-26T${time}:00+05:30`);
beforeEach(() => void (now = at('14:00')));
const { world, site } = testSite(() => ({ now: () => now }));

/** Two Aloo Tikki Burgers: ₹102.90 with tax, ₹82.32 with 20 % off, in paise. */
const whole = 10_290;
const less = 8_232;

async function offer(rules: Partial<Promo>): Promise<string> {
  const document = { ...published, rules: { ...published.rules, promos: [aPromo(rules)] } };
  return (await world.shopStore.publish({ published: document, by: 'owner' })).version;
}
const pickup = { kind: 'pickup', location: null, customer: { name: 'Asha', phone: '9876543210' } };
const place = (version: string, changes: object = {}, token = 'asha') =>
  site.send('/api/orders', {
    body: orderBody({ version, promoCode: 'LUNCH', agreedTotal: less, ...pickup, ...changes }),
    token,
  });
const ask = async (language = 'en', token = 'asha') => {
  const { lines } = orderBody();
  const body = { promoCode: 'lunch', lines, kind: 'pickup', language };
  const answer = await site.send('/api/promo', { body, token });
  return (answer.body as { why: string | null }).why;
};

test('a promo code that expires while the page is open returns the new bill and the reason in its language', async () => {
  const version = await offer({ hours: { from: '12:00', until: '15:00' } });
  expect(await ask()).toBeNull();
  now = at('15:00');
  const refused = await place(version, { language: 'kn' });
  expect([refused.status, codeIn(refused)]).toEqual([409, 'bill-changed']);
  expect(changeIn(refused)).toMatchObject({ promo: null, bill: { total: whole, discount: 0 } });
  expect(changeIn(refused).promoWhy).toMatch(/^LUNCH ಈ ಸಮಯದಲ್ಲಿ.*12:00–15:00/);
  expect(await ask('kn')).toBe(changeIn(refused).promoWhy);
  expect(world.orderStore.orders.size).toBe(0);
  const agreed = await place(version, { promoCode: null, agreedTotal: whole });
  expect(agreed.status).toBe(201);
});

test.each<[string, Partial<Promo>, object, RegExp]>([
  ['delivery only', { kind: 'delivery' }, {}, /Choose delivery/],
  ['other categories', { categories: [dishOf(42).category] }, {}, /only for: /],
  ['a later date', { from: '2026-12-01' }, {}, /begins on 1 December/],
])(
  'an order with a promo code for %s is rejected with the reason and the undiscounted bill',
  async (_what, rules, changes, why) => {
    const version = await offer(rules);
    const refused = await place(version, changes);
    expect(codeIn(refused)).toBe('bill-changed');
    expect(changeIn(refused).promoWhy).toMatch(why);
    expect(await ask()).toMatch(why);
  },
);

test.each<[string, Partial<Promo>, RegExp]>([
  ['valid once per customer', { once: true }, /good once/],
  ['for a first order', { firstOrder: true }, /first order/],
  ['valid for a number of uses', { uses: 1 }, /is used up/],
])(
  'a promo code that is %s is rejected the second time, also by POST /api/promo',
  async (_what, rules, why) => {
    const version = await offer(rules);
    expect(await ask()).toBeNull();
    const body = { idempotencyKey: 'a'.repeat(32) };
    expect((await place(version, body)).status).toBe(201);
    expect((await place(version, body)).status).toBe(200);
    expect(await ask()).toMatch(why);
    const refused = await place(version);
    expect(codeIn(refused)).toBe('bill-changed');
    expect(changeIn(refused).promoWhy).toMatch(why);
    expect(codeIn(await place(version, {}, 'ravi'))).toBe('bill-changed');
    expect(world.orderStore.orders.size).toBe(1);
  },
);

test('POST /api/promo ignores a typed phone number and requires a signed-in customer', async () => {
  const version = await offer({ once: true });
  await place(version);
  expect(await ask('en', 'ravi')).toBeNull();
  const { status } = await site.send('/api/promo', { body: {} });
  expect(status).toBe(401);
});

test('a stored order marks the lines that its promo code does not cover', async () => {
  const burgers = published.dishes.find(({ id }) => id === 1)!.category;
  const drink = published.dishes.find(
    (dish) => dish.category !== burgers && dish.groups.length === 0,
  )!;
  const version = await offer({ categories: [burgers], mostDiscount: 10 });
  const lines = [
    { dishId: 1, quantity: 2, choices: [], note: '' },
    { dishId: drink.id, quantity: 1, choices: [], note: '' },
  ];
  const answer = changeIn(await place(version, { lines, agreedTotal: 1 }));
  expect(answer.bill.discount).toBe(1_000);
  const placed = await place(version, { lines, agreedTotal: answer.bill.total });
  expect(placed.status).toBe(201);
  const [order] = world.orderStore.orders.values();
  expect(order!.items.map(({ withoutPromo }) => withoutPromo)).toEqual([undefined, true]);
});

describe("the counter's menu", () => {
  const menuOf = async () =>
    (await site.send('/api/kitchen/menu', { token: 'owner' })).body as {
      version: string;
      published: typeof published;
      promosUsed: Record<string, number>;
    };
  const publish = (body: object) => site.send('/api/kitchen/menu', { body, token: 'owner' });

  test('GET /api/kitchen/menu shows how often promo codes were used', async () => {
    const version = await offer({});
    await place(version);
    expect((await menuOf()).promosUsed).toEqual({ LUNCH: 1 });
  });

  test.each<[Partial<Promo>, string]>([
    [{ until: '2026-11-01', from: '2026-11-02' }, 'published.rules.promos.0.until'],
    [{ forEveryone: true, uses: 3 }, 'published.rules.promos.0.forEveryone'],
    [{ categories: ['nothing'] }, 'published.rules.promos.0.categories.0'],
  ])(
    'publishing a promo code with the rules %j is rejected with the invalid field',
    async (rules, field) => {
      await offer({});
      const { version, published: menu } = await menuOf();
      const promos = menu.rules.promos.map((promo) => ({ ...promo, ...rules }));
      const document = { ...menu, rules: { ...menu.rules, promos } };
      const answer = await publish({ published: document, basedOn: version, withCodes: true });
      expect(answer.body).toMatchObject({ error: { code: 'invalid', field } });
    },
  );
});
