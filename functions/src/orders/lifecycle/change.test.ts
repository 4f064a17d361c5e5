import { ChangeOfferSchema, type ChangeOffer, type KitchenOrder } from '@burger/shared/kitchen';
import { defaultChoices } from '@burger/shared/order/lines';
import { paidOnline } from '@burger/shared/testing/an-order';
import { aPromo, dishOf, published } from '@burger/shared/testing/a-shop';
import * as v from 'valibot';
import { changeIn, codeIn, feedIn, orderIn, testCounter } from '../../testing/counter';
import { orderBody, priced } from '../../testing/fake-ports';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  // Two Aloo Tikki Burgers at ₹49: ₹102.90 with tax.
  key = await counter.place({ customer: { ...orderBody().customer, email: 'asha@example.in' } });
  await counter.walk(key, 'confirmed');
});

const stored = () => counter.orderStore.orders.get(key)!;
const invoices = () => stored().papers.map(({ kind, pricing }) => [kind, pricing.total]);
const two = { line: 0, quantity: 2, note: '' };
const one = { line: 0, quantity: 1, note: '' };
const three = { line: 0, quantity: 3, note: '' };
const water = { dishId: 42, quantity: 1, choices: [], note: '' };
const offer = async (lines: object[], after = 0): Promise<ChangeOffer> =>
  v.parse(v.object({ offer: ChangeOfferSchema }), (await offered(lines, after)).body).offer;
const offered = (lines: object[], after = 0) =>
  counter.post(`/orders/${key}/offer`, { lines, after });
let presses = 0;
const newPress = () => `press-${(presses += 1)}-of-a-change`;
const change = (lines: object[], agreedTotal: number, more: object = {}, who?: string) =>
  counter.post(
    `/orders/${key}/change`,
    { lines, agreedTotal, after: 0, press: newPress(), ...more },
    who,
  );

async function changed(lines: object[], after = 0): Promise<KitchenOrder> {
  const { bill } = await offer(lines, after);
  const answer = await change(lines, bill.total, { after });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return orderIn(answer);
}

const publish = (document: unknown) =>
  counter.shopStore.publish({ published: document as typeof published, by: 'owner' });

const payOnline = () => void counter.orderStore.orders.set(key, { ...stored(), ...paidOnline() });

test("changing an order keeps the price of existing lines and charges today's price for added ones", async () => {
  await publish(priced('₹59'));
  const same = await offer([two]);
  expect(same).toMatchObject({ bill: { total: 10_290 }, back: 0, collect: 10_290, problems: [] });
  const added = { dishId: 1, quantity: 1, choices: [], note: 'no onions' };
  const made = await changed([three, added]);
  expect(made.lines.map(({ price, quantity }) => [price, quantity])).toEqual([
    [4_900, 3],
    [5_900, 1],
  ]);
  // (3 × ₹49 + ₹59) + 2.5 % CGST + 2.5 % SGST, in paise.
  expect(made).toMatchObject({ total: 21_630, revision: 3, unseen: 1, status: 'confirmed' });
  expect(made.changes).toMatchObject([
    { kept: [0, null], papers: 0, bill: { total: 10_290 }, lines: [{ quantity: 2 }] },
  ]);
  expect(stored()).toMatchObject({ menuVersion: expect.any(String), orderStatus: 'confirmed' });
  expect([...counter.db.documentsIn('outbox').keys()]).toContain(`${key}-changed-3`);
});

test("changing an order keeps the price of existing options and charges today's price for new ones", async () => {
  const paneer = dishOf(3);
  const extras = paneer.groups.find(({ kind }) => kind === 'many')!;
  const [cheese, other] = extras.choices;
  const chosen = [...defaultChoices(paneer), { group: extras.id, choice: cheese!.id }];
  const line = { dishId: 3, quantity: 1, choices: chosen, note: '' };
  const before = await changed([two, line]);
  const dearer = published.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      group.id === extras.id ? { ...choice, price: choice.price + 700 } : choice,
    ),
  }));
  await publish({ ...published, groups: dearer });
  const choices = [...chosen, { group: extras.id, choice: other!.id }];
  const after = await changed([two, { line: 1, quantity: 1, note: '', choices }], 1);
  expect(after.lines[1]!.price! - before.lines[1]!.price!).toBe(other!.price + 700);
  expect(after.changes?.[1]).toMatchObject({ kept: [0, 1] });
});

test('an order change whose total differs from the offer gets 409 and stores nothing', async () => {
  const before = structuredClone(stored());
  const answer = await change([three], 1);
  expect([answer.status, codeIn(answer)]).toEqual([409, 'bill-changed']);
  expect(answer.body).toMatchObject({ offer: { bill: { total: 15_436 } } });
  expect(stored()).toEqual(before);
});

test('changing an order drops a promo code below its minimum and restores it above, by the original rules', async () => {
  const promo = published.rules.promos.find(({ minOrder }) => minOrder > 0);
  const many = Math.ceil(promo!.minOrder / 49);
  const lines = [{ dishId: 1, quantity: many, choices: [], note: '' }];
  const ask = { promoCode: promo!.code, lines, agreedTotal: 1 };
  const notified = await counter.site.send('/api/orders', { body: orderBody(ask), token: 'asha' });
  key = await counter.place({ ...ask, agreedTotal: changeIn(notified).bill.total });
  await counter.walk(key, 'confirmed');
  await publish({ ...published, rules: { ...published.rules, promos: [] } });
  const more = (quantity: number) => [{ line: 0, quantity, note: '' }];
  expect(await offer(more(many + 1))).toMatchObject({ promo: promo!.code, lostPromo: null });
  expect(await offer(more(1))).toMatchObject({
    ...{ promo: null, lostPromo: promo!.code },
    bill: { discount: 0, subtotal: 4_900 },
  });
  await changed(more(1));
  expect(stored().pricing.appliedPromo).toBeNull();
  expect((await changed(more(many), 1)).bill?.promo).toBe(promo!.code);
});

test('a promo code for some dishes does not apply to other dishes added to the order later', async () => {
  const promo = aPromo({ discount: 50, categories: [dishOf(1).category] });
  const rules = { ...published.rules, promos: [promo] };
  const { version } = await publish({ ...published, rules });
  key = await counter.place({ version, promoCode: 'LUNCH', agreedTotal: 5_146 });
  await counter.walk(key, 'confirmed');
  expect((await changed([two, water])).bill).toMatchObject({ discount: 4_900, promo: 'LUNCH' });
  expect(stored().items.map(({ withoutPromo }) => withoutPromo ?? false)).toEqual([false, true]);
});

test.each<[string, () => Promise<unknown>, object[], string]>([
  ['a dish that is sold out', () => soldOut(42), [two, water], 'sold-out'],
  ['more of a dish that is sold out', () => soldOut(1), [three], 'sold-out'],
  ['an unknown dish', async () => {}, [{ ...water, dishId: 999 }], 'dish-unknown'],
])(
  'changing an order to %s is reported in the offer and rejected',
  async (_what, begin, lines, why) => {
    await begin();
    const { problems, bill } = await offer(lines);
    expect(problems).toEqual([{ line: lines.length - 1, problem: why }]);
    expect(codeIn(await change(lines, bill.total))).toBe('bill-changed');
    expect(stored().changes).toBeUndefined();
  },
);
const soldOut = (what: number) =>
  counter.post('/today', { kind: 'sold-out', thing: { what, until: null } });

test('changing an order can lower the quantity of a dish that is now sold out', async () => {
  await soldOut(1);
  expect((await changed([one])).total).toBe(5_146);
});

test('an order can be changed between confirmation and dispatch; once on its way, only reduced', async () => {
  const [other] = [await counter.place()];
  const placed = await counter.post(`/orders/${other}/offer`, { lines: [one], after: 0 });
  expect(codeIn(placed)).toBe('already-moved');
  await counter.walk(key, 'preparing', 'out_for_delivery');
  expect(codeIn(await offered([three]))).toBe('already-moved');
  expect((await changed([one])).total).toBe(5_146);
  await counter.walk(key, 'delivered');
  expect(codeIn(await offered([one], 1))).toBe('already-moved');
  for (const lines of [[], [one, one], [{ ...one, line: 7 }], [{ ...one, quantity: 0 }]])
    expect(codeIn(await offered(lines, 1))).toMatch(/invalid|already-moved/);
});

test('a repeated press changes the order once, and a second tablet gets the changed order', async () => {
  const press = newPress();
  const answers = await Promise.all([1, 2].map(() => change([one], 5_146, { press })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await change([one], 5_146, { press })).status).toBe(200);
  expect(stored()).toMatchObject({ revision: 3, changes: [{ press }] });
  const [entry] = [...counter.db.documentsIn('staffLog').values()].filter(
    (made) => made.press === press,
  );
  expect(entry).toMatchObject({ email: 'meena@burgerkatte.example', from: 'confirmed' });
  const late = await change([three], 15_436, {}, 'kiran');
  expect([codeIn(late), orderIn(late)]).toMatchObject([
    'already-moved',
    { total: 5_146, changes: [{ press }] },
  ]);
});

test('a lower total after an order change is refunded online, a higher one is collected on delivery', async () => {
  payOnline();
  expect(await offer([one])).toMatchObject({ back: 5_144, collect: 0 });
  await changed([one]);
  expect(stored().online).toMatchObject({
    refunds: [{ of: 'p1', amount: 51.44, reason: 'taken-back', state: 'requested' }],
    askAt: expect.any(String),
  });
  expect(await offer([three], 1)).toMatchObject({ back: 0, collect: 10_290 });
  expect(await changed([three], 1)).toMatchObject({ total: 15_436, paid: 5_146 });
  await counter.walk(key, 'preparing', 'out_for_delivery');
  const requested = { from: 'out_for_delivery', to: 'delivered' } as const;
  expect(codeIn(await counter.step(key, { ...requested, payment: null }))).toBe('invalid');
  const handed = await counter.step(key, { ...requested, payment: 'upi' });
  expect(orderIn(handed)).toMatchObject({
    payment: 'online',
    collected: { amount: 10_290, by: 'upi' },
  });
  // Undo the delivery, then deliver with another payment method.
  await counter.step(key, { from: 'delivered', to: 'out_for_delivery' });
  expect(stored().collected).toBeNull();
  await counter.walk(key, 'delivered');
  const put = { payment: 'upi', reason: 'Wrong button' };
  await counter.post(`/orders/${key}/payment`, put);
  expect(stored()).toMatchObject({ paidBy: 'online', collected: { amount: 102.9, by: 'upi' } });
});

test('changing an order voids its printed bill, and the delivery issues a new one', async () => {
  await counter.post(`/orders/${key}/bill`);
  await changed([two, water]);
  const total = stored().pricing.total;
  expect(invoices()).toEqual([
    ['bill', 102.9],
    ['creditNote', 102.9],
  ]);
  await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
  expect(invoices().at(-1)).toEqual(['bill', total]);
  expect(stored().papers[1]).toMatchObject({ of: 'BK/2526/1', taken: [{ line: 0, quantity: 2 }] });
  expect(stored().changes).toMatchObject([{ papers: 2 }]);
});

test('an order change counts as seen by the kitchen after an acknowledgement or the next status', async () => {
  const unseen = async () => feedIn(await counter.get('/orders')).orders[0]?.unseen;
  await changed([one]);
  counter.pass(1);
  expect(await unseen()).toBe(1);
  for (const _again of [1, 2]) await counter.post(`/orders/${key}/seen`, { changes: 1 });
  expect([await unseen(), stored().revision]).toEqual([0, 4]);
  await changed([two], 1);
  expect(await unseen()).toBe(1);
  counter.pass(1);
  await counter.walk(key, 'preparing');
  expect(await unseen()).toBe(0);
});

test('the tracking page shows an order change and its new total, the courier the amount to collect', async () => {
  payOnline();
  await changed([three, water]);
  const { trackingKey, pricing } = stored();
  const total = Math.round(pricing.total * 100);
  const headers = { 'x-link-key': trackingKey };
  const { body } = await counter.site.send('/api/track', { headers });
  expect(body).toMatchObject({
    changed: {
      ...{ was: 10_290, total, collect: total - 10_290 },
      lines: [
        { name: 'Aloo Tikki Burger', was: 2, now: 3 },
        { was: 0, now: 1 },
      ],
    },
  });
  await counter.walk(key, 'preparing', 'out_for_delivery');
  const link = (await counter.post(`/orders/${key}/rider-link`)).body as { path: string };
  const rider = { 'x-link-key': link.path.split('/').at(-1)! };
  const sheet = (await counter.site.send('/api/rider', { headers: rider })).body;
  expect(sheet).toMatchObject({ total: total - 10_290, paid: 10_290, payment: 'pending' });
});

test('a ticket reprint request counts once per press and reaches every tablet', async () => {
  const requested = async () => feedIn(await counter.get('/orders')).orders[0]?.reprints;
  const before = stored().revision;
  expect(await requested()).toBeUndefined();
  for (const _again of [1, 2]) await counter.post(`/orders/${key}/reprint`, { after: 0 });
  expect([await requested(), stored().revision]).toEqual([1, before + 1]);
  await counter.post(`/orders/${key}/reprint`, { after: 1 });
  expect(await requested()).toBe(2);
});
