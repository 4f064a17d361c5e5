import { checksOf, gstJson, gstinsOf, sheetsOf, tallyXml } from '@burger/shared/accounts';
import type { KitchenDay, KitchenOrder, MonthPage } from '@burger/shared/kitchen';
import { published } from '@burger/shared/testing/shop';
import { XMLParser } from 'fast-xml-parser';
import { createJobs } from '../../functions/src/jobs';
import { productionLimits } from '../../functions/src/http/limits';
import { razorpay } from '../../functions/src/payments/razorpay';
import {
  changeIn,
  orderIn,
  serve,
  type Served,
  testSite,
} from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import { createStandIn, standInKeys, standInPath } from '../../local-backend/src/payments/stand-in';
import { randomOf } from '../week/random';

/*
 * Runs a month of random orders through the real functions. Documents, days, till, provider and the month's files must
 * agree to the paisa.
 */

const count = Number(process.env['MONTH_ORDERS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 1);
const random = randomOf(seed, 'month of orders');
const { world, site, start } = testSite();
const minute = 60_000;
const day = 24 * 60 * minute;
// 28 December, 12:00 at the restaurant. The orders continue until February.
const from = Date.parse('2025-12-28T06:30:00.000Z');
const dates = Array.from({ length: 45 }, (_, at) =>
  new Date(from + at * day).toISOString().slice(0, 10),
);
const months = ['2025-12', '2026-01', '2026-02'];
let now = from;
let standIn: ReturnType<typeof createStandIn>;
let provider: Served;
const generous = { points: 1e6, seconds: 1 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const happened: Record<string, number> = {};
const tell = (what: string) => void (happened[what] = (happened[what] ?? 0) + 1);
/** Cash in the till per day, counted independently of the functions. */
const drawer = new Map<string, number>();
/** Amounts that staff paid out for failed refunds; the provider still has this money. */
const paidOut = { cash: 0, upi: 0 };
const dateNow = () => new Date(now + 1.5 * 60 * minute).toISOString().slice(0, 10);
const move = (amount: number) => void drawer.set(dateNow(), (drawer.get(dateNow()) ?? 0) + amount);

beforeEach(async () => {
  standIn = createStandIn((webhook) =>
    fetch(`${site.url}/api/payments/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': webhook.signature },
      body: webhook.body,
    }),
  );
  provider = await serve(standIn.app);
  const limits = Object.fromEntries(
    Object.keys(productionLimits).map((name) => [name, name === 'orders' ? null : generous]),
  ) as unknown as typeof productionLimits;
  await start({
    now: () => new Date(now),
    payments: razorpay(standInKeys, { url: provider.url + standInPath }),
    ...{ limits, mailsAMinute: 1e6, mailsADay: 1e6 },
  });
  await publish();
});
afterEach(() => provider.close());

/** Publishes a menu with sealed goods and online payment. */
async function publish(more: { rounding?: 'rupee' } = {}): Promise<void> {
  const rules = { ...published.rules, payments: ['online' as const, 'cod' as const], ...more };
  const tax = { hsn: '2202', rate: 4000 };
  const dishes = published.dishes.map((dish) =>
    dish.id === dishIds[1]
      ? { ...dish, priceIncludesTax: tax }
      : dish.id === dishIds[2]
        ? { ...dish, priceIncludesTax: { hsn: '0401', rate: 0 } }
        : dish,
  );
  await world.shopStore.publish({ published: { ...published, rules, dishes }, by: 'owner' });
}

const counter = (path: string, body: object = {}) =>
  site.send(`/api/kitchen${path}`, { method: 'POST', token: 'meena', body });
const get = (path: string) => site.send(`/api/kitchen${path}`, { token: 'owner' });
const stored = (key: string) => world.book.orders.get(key)!;

/** Sends an order, and again with the total from the first response. Returns its key, or null. */
async function place(
  path: string,
  token: string,
  body: Record<string, unknown>,
): Promise<string | null> {
  const first = orderBody(body);
  const send = (asked: object) => site.send(path, { method: 'POST', token, body: asked });
  const answer = await send(first);
  if (answer.status === 409) {
    const { bill, version } = changeIn(answer);
    const again = await send({ ...first, version, agreedTotal: bill.total });
    if (again.status !== 201) {
      tell(JSON.stringify(again.body));
      return null;
    }
    return path === '/api/orders' ? first.idempotencyKey : orderIn(again).key;
  }
  if (answer.status !== 201) {
    if (first.promoCode !== null) return place(path, token, { ...body, promoCode: null });
    tell(JSON.stringify(answer.body));
    return null;
  }
  return path === '/api/orders' ? first.idempotencyKey : orderIn(answer).key;
}

/** Dishes without option groups; the second and third are sealed goods. */
const dishIds = published.dishes
  .filter(({ groups, isAvailable }) => groups.length === 0 && isAvailable)
  .slice(0, 6)
  .map(({ id }) => id);

const customer = {
  ...{ name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' },
  email: 'asha@example.in',
};

const wanted = () => ({
  customer,
  lines: random.some(dishIds, random.whole(1, 3)).map((dishId) => ({
    ...{ dishId, quantity: random.whole(1, 4), choices: [], note: '' },
  })),
  promoCode: random.pick([null, null, 'WELCOME15', 'FAMILY5']),
  kind: random.pick(['delivery', 'pickup'] as const),
});

/** Makes a step. Returns the order from the response, or null if the step was rejected. */
async function step(key: string, to: string, more: object = {}): Promise<KitchenOrder | null> {
  const from = stored(key).orderStatus;
  const answer = await counter(`/orders/${key}/step`, { from, to, ...more });
  tell(`step to ${to}: ${answer.status}`);
  return answer.status === 200 ? orderIn(answer) : null;
}

async function payOnline(key: string): Promise<void> {
  const { orderId } = stored(key);
  const answer = await site.send(`/api/orders/${orderId}/pay`, { method: 'POST', token: 'asha' });
  const attempt = (answer.body as { fields: { order_id: string } }).fields.order_id;
  const how = random.pick(['once', 'once', 'once', 'twice', 'late', 'untold'] as const);
  tell(`paid ${how}`);
  if (how === 'late') now += 30 * minute;
  if (how === 'untold') standIn.behaviour.webhooks = 'never';
  await standIn.pay(attempt);
  if (how === 'twice') await standIn.pay(attempt);
  standIn.behaviour.webhooks = 'at once';
  // Without a webhook the sweep finds the payment.
  if (how === 'untold') now += 15 * minute;
}

/** Issues a credit note after delivery, and takes the cash part out of the till. */
async function giveBack(key: string, before: KitchenOrder): Promise<void> {
  const byLine = random.chance(0.5);
  const amount = random.whole(1, Math.max(1, before.total));
  const out = random.pick([undefined, 'cash', 'upi'] as const);
  const answer = await counter(`/orders/${key}/credit-note`, {
    ...(byLine ? { taken: [{ line: 0, quantity: 1 }] } : { taken: [], amount }),
    ...{ reason: 'cold', press: `back-${key.slice(-8)}`, ...(out && { out }) },
  });
  if (answer.status !== 200) return;
  const note = orderIn(answer).papers!.at(-1)!.bill.total!;
  const { payment, collected } = before;
  // The online part is refunded first; staff pay out the rest by the selected method.
  const online = payment === 'online' ? before.total - (collected?.amount ?? 0) : 0;
  const first = collected && payment !== 'online' ? before.total - collected.amount : 0;
  const byHand = note - Math.min(note, online);
  const own = collected && payment !== 'online' ? Math.min(byHand, first) : byHand;
  const ways = { cash: 0, upi: 0, online: 0, pending: 0 };
  if (payment !== 'online') ways[payment] += own;
  if (collected) ways[collected.by] += byHand - (payment === 'online' ? 0 : own);
  move(-(out === 'cash' ? byHand : out === 'upi' ? 0 : ways.cash));
  tell(byLine ? 'given back by line' : 'given back by amount');
}

/**
 * Cancels an order. An online payment is refunded automatically, fails and is paid out, or was refunded in the
 * dashboard.
 */
async function cancel(key: string, cash: number): Promise<void> {
  const payment = standIn.payments.find(({ id }) => id === stored(key).online?.paidBy);
  const how = payment ? random.pick(['at once', 'dashboard', 'failed'] as const) : 'unpaid';
  if (payment && how === 'dashboard') await standIn.refundByHand(payment.id, payment.amount);
  if (how === 'failed') standIn.behaviour.refunds = 'failed';
  const gone = await step(key, 'cancelled', { reason: 'too-busy' });
  now += 3 * minute;
  await createJobs(world.ports).payments();
  standIn.behaviour.refunds = 'processed';
  tell(`cancelled: ${how}`);
  if (gone && cash) move(-cash);
  for (const refund of stored(key).online?.refunds ?? []) {
    if (refund.state !== 'failed') continue;
    const by = random.pick(['cash', 'upi'] as const);
    const body = { refund: refund.id, to: 'paid-out', by, reason: 'The bank says no' };
    const answer = await counter(`/orders/${key}/refunds`, body);
    if (answer.status !== 200) continue;
    const amount = Math.round(refund.amount * 100);
    tell(`refund paid out: ${by}`);
    paidOut[by] += amount;
    if (by === 'cash') move(-amount);
  }
}

/** Runs one order from placing to its end. */
async function live(): Promise<void> {
  const body = wanted();
  const how = random.pick(['web', 'online', 'online', 'door', 'door'] as const);
  const paid = how === 'door' ? random.pick([null, 'cash', 'upi'] as const) : null;
  const tomorrow = new Date(Math.floor(now / day) * day + day + 7.5 * 60 * minute).toISOString();
  const slot = how === 'door' && random.chance(0.3) ? { slot: tomorrow } : {};
  const key =
    how === 'door'
      ? await place('/api/kitchen/orders', 'meena', {
          ...{ ...body, source: 'door', paid, ...slot },
          ...(body.kind === 'pickup' && { location: null }),
        })
      : await place('/api/orders', 'asha', {
          ...body,
          paymentMethod: how === 'online' ? 'online' : 'cod',
          ...(body.kind === 'pickup' && { location: null }),
        });
  tell(`${how} ${key ? 'placed' : 'refused'}`);
  if (!key) return;
  const total = Math.round(stored(key).pricing.total * 100);
  if (paid === 'cash') move(total);
  if (how === 'online') await payOnline(key);
  await createJobs(world.ports).payments();
  if (stored(key).orderStatus === 'placed') await step(key, 'confirmed');
  if (random.chance(0.2) && stored(key).orderStatus === 'confirmed') {
    const lines = stored(key).items.map(({ quantity, note }, line) => {
      return { line, quantity: Math.max(1, quantity + random.whole(-1, 2)), note };
    });
    const asked = await counter(`/orders/${key}/offer`, { lines, after: 0 });
    const { offer } = asked.body as { offer?: { bill: { total: number } } };
    const agreedTotal = offer?.bill.total;
    const press = `change-${key.slice(-8)}`;
    const answer = await counter(`/orders/${key}/change`, { lines, after: 0, press, agreedTotal });
    tell(`changed: ${answer.status}`);
  }
  if ('slot' in slot) now += day;
  if (random.chance(0.15)) return cancel(key, paid === 'cash' ? total : 0);
  if (how === 'online' && random.chance(0.1)) {
    const id = stored(key).online?.paidBy ?? '';
    const dispute = `disp_${key.slice(-6)}`;
    for (const event of ['created', 'won']) if (id) await standIn.dispute(id, { dispute, event });
    tell('disputed');
  }
  now += 10 * minute;
  await step(key, 'preparing');
  await (body.kind === 'pickup'
    ? step(key, 'ready')
    : step(key, 'out_for_delivery', { rider: random.pick(['Imran', ' imran', 'Suresh']) }));
  now += 10 * minute;
  const by = random.pick(['cash', 'upi'] as const);
  const had = await step(key, 'delivered', { payment: by });
  if (!had) return;
  const due = had.collected?.amount ?? (paid || had.payment === 'online' ? 0 : had.total);
  if (by === 'cash') move(due);
  if (random.chance(0.1)) {
    await step(key, had.kind === 'pickup' ? 'ready' : 'out_for_delivery');
    await step(key, 'delivered', { payment: by });
  }
  if (random.chance(0.35)) await giveBack(key, had);
}

async function wholeMonth(month: string): Promise<MonthPage> {
  const all: MonthPage = { papers: [], refunds: [], online: [], next: null };
  for (let after: string | null = ''; after !== null;) {
    const page = (await get(`/month?month=${month}&after=${after}`)).body as MonthPage;
    all.papers.push(...page.papers);
    all.refunds.push(...page.refunds);
    all.online.push(...page.online);
    after = page.next;
  }
  return all;
}

test(`${count} orders: papers, days, the drawer, the provider and the month agree to the paisa (seed ${seed})`, async () => {
  const jobs = createJobs(world.ports);
  for (let order = 0; order < count; order += 1) {
    now = Math.max(now, from + Math.floor((order * 36) / count) * day + (order % 20) * 5 * minute);
    if (order === Math.floor(count / 2)) await publish({ rounding: 'rupee' });
    await live();
    now += minute;
    await jobs.payments();
    await jobs.news();
  }
  for (let sweep = 0; sweep < 40; sweep += 1) {
    now += 2 * minute;
    await jobs.payments();
    await jobs.news();
  }

  const days = await Promise.all(
    dates.map(async (date) => (await get(`/day?date=${date}`)).body as KitchenDay),
  );
  const pages = await Promise.all(months.map(wholeMonth));
  const papers = pages.flatMap((page) => page.papers);
  const online = pages.flatMap((page) => page.online);
  const signed = (of: (paper: (typeof papers)[number]) => number) =>
    sum(papers.map((paper) => (paper.kind === 'bill' ? of(paper) : -of(paper))));

  // Each day's cash equals the till.
  const inDrawer = (date: string) => drawer.get(date) ?? 0;
  expect(days.map(({ date, cash }) => [date, cash])).toEqual(
    dates.map((date) => [date, inDrawer(date)]),
  );
  // The sums of the days equal those of the documents.
  const outBy = { ...paidOut, online: -paidOut.cash - paidOut.upi };
  for (const way of ['cash', 'upi', 'online'] as const)
    expect([way, signed(({ paid }) => paid[way]) - outBy[way]]).toEqual([
      way,
      sum(days.map((one) => one[way] ?? 0)),
    ]);
  expect(sum(days.map(({ sales }) => sales))).toBe(signed(({ total, paid }) => total - paid.due));
  // The provider's balance equals the online amounts of the documents.
  const kept =
    sum(standIn.payments.map(({ amount }) => amount)) -
    sum(standIn.refunds.flatMap(({ status, amount }) => (status === 'processed' ? amount : [])));
  expect(sum(online.map(({ amount }) => amount))).toBe(kept);
  expect(signed(({ paid }) => paid.online) - outBy.online).toBe(kept);
  expect(
    online
      .filter(({ refund }) => refund === '')
      .map(({ payment }) => payment)
      .sort(),
  ).toEqual(standIn.payments.map(({ id }) => id).sort());
  // The mailed amounts equal those in the register.
  const mailed = new Map<string, string>();
  for (const { text } of world.mails) {
    const [, serial = ''] = /(?:Tax Invoice|Credit Note): (\S+), /.exec(text) ?? [];
    const [, amount = ''] = /(?:Paid|Given back|Total): ₹([\d,.]+)/.exec(text) ?? [];
    if (serial && amount) mailed.set(serial, amount.replaceAll(',', ''));
  }
  const totals = new Map(papers.map(({ serial, total }) => [serial, (total / 100).toFixed(2)]));
  for (const [serial, amount] of mailed)
    expect([serial, amount]).toEqual([serial, totals.get(serial)]);
  expect(mailed.size).toBeGreaterThan(papers.length / 2);
  // Checks of the month's files.
  for (const [at, page] of pages.entries()) {
    for (const { what, one, other } of checksOf(page.papers))
      expect([months[at], what, one]).toEqual([months[at], what, other]);
    const month = months[at]!;
    const table7 = sheetsOf({ ...page, month }).find(({ name }) => name.includes('1 7'))!;
    for (const gstin of gstinsOf(page.papers)) {
      const { b2cs } = gstJson(month, gstin, page.papers);
      expect(sum(b2cs.map(({ txval }) => Math.round(txval * 100)))).toBe(
        Math.round(Number(table7.rows.at(-1)![3]) * 100),
      );
    }
    const vouchers = new XMLParser({
      parseTagValue: false,
      isArray: (name) => /VOUCHER$|LIST$/.test(name),
    }).parse(tallyXml(page.papers)) as unknown;
    const found = JSON.stringify(vouchers).match(/"AMOUNT":"(-?[\d.]+)"/g) ?? [];
    expect(sum(found.map((one) => Math.round(Number(one.slice(10, -1)) * 100)))).toBe(0);
  }
  if (process.env['MONTH_SHOWS'])
    process.stdout.write(JSON.stringify({ happened, papers: papers.length, mailed: mailed.size }));
}, 3_600_000);
