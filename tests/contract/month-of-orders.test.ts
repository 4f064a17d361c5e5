import { checksOf, gstJson, gstinsOf, sheetsOf, tallyXml } from '@burger/shared/accounting';
import type { KitchenDay, KitchenOrder, MonthPage, MonthInvoice } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/contracts';
import { published } from '@burger/shared/testing/a-shop';
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
import { businessDate, countCash } from '../month/cash-count';
import { countEvents } from '../month/event-kinds';
import { randomOf } from '../week/random';

/*
 * A month of orders through the real functions. The model below counts money by who gave and took it. The daily
 * tests play 40 orders, in which rare kinds of events are missing; the nightly ones play 600 with each kind.
 */

const count = Number(process.env['MONTH_ORDERS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 1);
const random = randomOf(seed, 'month of orders');
const { world, site, start } = testSite();
const minute = 60_000;
const day = 24 * 60 * minute;
// 27 February, 12:00 at the restaurant, because the orders must continue into the next financial year.
const from = Date.parse('2026-02-27T06:30:00.000Z');
// Credit notes for bills until March lower no tax from this day on (CGST Act, section 34(2)).
const tooLate = Date.parse('2026-12-01T06:30:00.000Z');
const dates = [...Array.from({ length: 45 }, (_, at) => from + at * day), tooLate].map((at) =>
  new Date(at).toISOString().slice(0, 10),
);
const months = ['2026-02', '2026-03', '2026-04', '2026-12'];
let now = from;
let standIn: ReturnType<typeof createStandIn>;
let provider: Served;
const generous = { points: 1e6, seconds: 1 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const events = countEvents();
const cash = countCash(() => now);
/** What staff paid out for failed refunds, by order. The provider still has that money. */
const paidOut = new Map<string, number>();
/**
 * Refunds in the provider's dashboard and lost disputes after delivery, by order: money that left without a
 * credit note.
 */
const outside = new Map<string, number>();
/** What lost disputes deducted from a payment. The fake provider moves no money for disputes. */
const lost = new Map<string, number>();
const businesses = new Set<string>();
/** The later steps of orders that wait for their slot on another day. */
const waiting: { at: number; go: () => Promise<void> }[] = [];
const add = (sums: Map<string, number>, key: string, amount: number) =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);

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

/** Publishes the menu with packaged goods and with online payment allowed. */
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

async function counter(path: string, body: object = {}) {
  // The clock moves on with each request, so that no two presses have the same time.
  now += 1000;
  return site.send(`/api/kitchen${path}`, { method: 'POST', token: 'meena', body });
}
const get = (path: string) => site.send(`/api/kitchen${path}`, { token: 'owner' });
const stored = (key: string) => world.orderStore.order(key)!;

/** Sends an order, and if its bill has changed, once more with the new total. */
async function place(
  path: string,
  token: string,
  body: Record<string, unknown>,
): Promise<string | null> {
  const first = orderBody(body);
  const send = (requests: object) => site.send(path, { method: 'POST', token, body: requests });
  const answer = await send(first);
  if (answer.status === 409) {
    const { bill, version } = changeIn(answer);
    const again = await send({ ...first, version, agreedTotal: bill.total });
    if (again.status !== 201) {
      events.note(JSON.stringify(again.body));
      return null;
    }
    return path === '/api/orders' ? first.idempotencyKey : orderIn(again).key;
  }
  if (answer.status !== 201) {
    if (first.promoCode !== null) return place(path, token, { ...body, promoCode: null });
    events.note(JSON.stringify(answer.body));
    return null;
  }
  return path === '/api/orders' ? first.idempotencyKey : orderIn(answer).key;
}

/** Dishes that need no choice; the second and third are packaged goods. */
const dishIds = published.dishes
  .filter(({ groups, isAvailable }) => groups.length === 0 && isAvailable)
  .slice(0, 6)
  .map(({ id }) => id);

const customer = {
  ...{ name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' },
  email: 'asha@example.in',
};
const business = {
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Asha Foods Pvt Ltd',
  billingAddress: '7 MG Road, Bengaluru',
};

// 11 lines of 99 dishes, for a bill that names its recipient (CGST Rule 46 (e)).
const large = () =>
  Array.from({ length: 11 }, (_, tray) => ({
    ...{ dishId: dishIds[0], quantity: 99, choices: [], note: `Tray ${tray}` },
  }));

function requested(isLarge: boolean) {
  const isSealed = random.chance(0.12);
  const dishes = isSealed ? dishIds.slice(1, 3) : dishIds;
  const isBusiness = random.chance(0.15);
  return {
    isSealed,
    isBusiness,
    body: {
      customer: isBusiness ? { ...customer, ...business } : customer,
      lines: isLarge
        ? large()
        : random.some(dishes, random.whole(1, isSealed ? 2 : 3)).map((dishId) => ({
            ...{ dishId, quantity: random.whole(1, 4), choices: [], note: '' },
          })),
      promoCode: random.pick([null, null, 'WELCOME15', 'FAMILY5']),
      kind: random.pick(['delivery', 'pickup'] as const),
    },
  };
}

async function step(key: string, to: string, more: object = {}): Promise<KitchenOrder | null> {
  const from = stored(key).orderStatus;
  const answer = await counter(`/orders/${key}/step`, { from, to, ...more });
  events.note(`step to ${to}: ${answer.status}`);
  return answer.status === 200 ? orderIn(answer) : null;
}

const sweep = () => createJobs(world.ports).payments();
const refundedOf = (id: string) =>
  sum(
    standIn.refunds.map((one) =>
      one.payment_id === id && one.status === 'processed' ? one.amount : 0,
    ),
  );
const payingOf = (key: string) =>
  standIn.payments.find(({ id }) => id === stored(key).online?.paidBy);
/** Returns what the provider still holds of the payment for an order, in paise. */
const heldOf = (key: string): number => {
  const payment = payingOf(key);
  return payment ? payment.amount - refundedOf(payment.id) - (lost.get(payment.id) ?? 0) : 0;
};

async function payOnline(key: string): Promise<void> {
  const { orderId } = stored(key);
  const answer = await site.send(`/api/orders/${orderId}/pay`, { method: 'POST', token: 'asha' });
  const attempt = (answer.body as { fields: { order_id: string } }).fields.order_id;
  const how = random.pick(['once', 'once', 'once', 'twice', 'late', 'unreported'] as const);
  events.count(`paid online: ${how}`);
  if (how === 'late') now += 30 * minute;
  if (how === 'unreported') standIn.behaviour.webhooks = 'never';
  await standIn.pay(attempt);
  if (how === 'twice') await standIn.pay(attempt);
  standIn.behaviour.webhooks = 'at once';
  // Only the payment sweep finds a payment that no webhook reported.
  if (how === 'unreported') now += 8 * minute;
}

/** Makes a refund in the provider's dashboard or a dispute, of which the order does not know. */
async function takeOutside(key: string, when: 'before' | 'after'): Promise<void> {
  await sweep();
  const payment = payingOf(key);
  const held = heldOf(key);
  if (!payment || held < 2) return;
  const how = random.pick(['dashboard', 'lost', 'won'] as const);
  if (how === 'dashboard') {
    const amount = random.whole(1, Math.ceil(held / 2));
    await standIn.refundByHand(payment.id, amount);
    add(outside, key, amount);
    events.count(`dashboard refund: ${when} delivery`);
    return;
  }
  const dispute = `disp_${key.slice(-8)}`;
  await standIn.dispute(payment.id, { dispute, event: 'created', status: 'open' });
  const more = how === 'lost' ? { amount_deducted: held } : {};
  await standIn.dispute(payment.id, { dispute, event: how, status: how, ...more });
  if (how === 'lost') {
    add(lost, payment.id, held);
    add(outside, key, held);
  }
  events.count(how === 'won' ? 'dispute: won' : `dispute: lost ${when} delivery`);
}

/**
 * Credits a part of a delivered order. The server refunds the online payment first; staff pay out the rest.
 */
async function giveBack(key: string, had: KitchenOrder, before: number): Promise<number> {
  const byLine = random.chance(0.5);
  const amount = random.whole(1, Math.max(1, had.total));
  const out = random.pick([undefined, 'cash', 'upi'] as const);
  const answer = await counter(`/orders/${key}/credit-note`, {
    ...(byLine ? { taken: [{ line: 0, quantity: 1 }] } : { taken: [], amount }),
    ...{ reason: 'cold', press: `back-${before}-${key.slice(-8)}`, ...(out && { out }) },
  });
  if (answer.status !== 200) return before;
  const note = orderIn(answer).papers!.at(-1)!.bill.total!;
  const { payment, collected } = had;
  const first = had.total - (collected?.amount ?? 0);
  const own = collected ? Math.min(first, before + note) - Math.min(first, before) : note;
  const ways = { cash: 0, upi: 0, online: 0, pending: 0 };
  ways[payment] += own;
  if (collected) ways[collected.by] += note - own;
  const byHand = ways.cash + ways.upi;
  cash.move(-(out === 'cash' ? byHand : out === 'upi' ? 0 : ways.cash));
  events.count(byLine ? 'credit note: by line' : 'credit note: by amount');
  if (before > 0) events.count('credit note: second of an order');
  if (out && byHand > 0) events.count(`credit note: paid out by ${out}`);
  return before + note;
}

/** Pays out refunds that failed at the provider, as staff would. */
async function payOut(key: string): Promise<void> {
  for (const refund of stored(key).online?.refunds ?? []) {
    if (refund.state !== 'failed') continue;
    const by = random.pick(['cash', 'upi'] as const);
    const body = { refund: refund.id, to: 'paid-out', by, reason: 'The bank says no' };
    const answer = await counter(`/orders/${key}/refunds`, body);
    if (answer.status !== 200) continue;
    const amount = Math.round(refund.amount * 100);
    events.count(`failed refund paid out: ${by}`);
    add(paidOut, key, amount);
    if (by === 'cash') cash.move(-amount);
  }
}

/**
 * Cancels an order. Its online payment is refunded by the server, fails and is paid out, or was refunded in
 * the dashboard.
 */
async function cancel(key: string, cashAhead: number): Promise<void> {
  const payment = payingOf(key);
  const how = payment
    ? random.pick(['refunded at once', 'refunded in the dashboard', 'refund failed'] as const)
    : 'unpaid';
  if (payment && how === 'refunded in the dashboard' && heldOf(key) > 0)
    await standIn.refundByHand(payment.id, heldOf(key));
  if (how === 'refund failed') standIn.behaviour.refunds = 'failed';
  const gone = await step(key, 'cancelled', { reason: 'too-busy' });
  now += 3 * minute;
  await sweep();
  standIn.behaviour.refunds = 'processed';
  events.count(`cancelled by staff: ${how}`);
  if (gone && cashAhead) cash.move(-cashAhead);
  await payOut(key);
}

async function cancelByCustomer(key: string): Promise<boolean> {
  const { orderId, online } = stored(key);
  const path = `/api/orders/${orderId}/cancel`;
  const { status } = await site.send(path, { method: 'POST', token: 'asha' });
  events.note(`cancelled by customer: ${status}`);
  if (status !== 200) return false;
  events.count(`cancelled by customer: ${online ? 'online' : 'cash'}`);
  now += 3 * minute;
  await sweep();
  return true;
}

async function change(key: string): Promise<void> {
  const lines = stored(key).items.map(({ quantity, note }, line) => {
    return { line, quantity: Math.max(1, quantity + random.whole(-1, 2)), note };
  });
  const requests = await counter(`/orders/${key}/offer`, { lines, after: 0 });
  const { offer } = requests.body as { offer?: { bill: { total: number } } };
  const agreedTotal = offer?.bill.total;
  const press = `change-${key.slice(-8)}`;
  const isPrinted = random.chance(0.5);
  if (isPrinted) await counter(`/orders/${key}/bill`);
  const answer = await counter(`/orders/${key}/change`, { lines, after: 0, press, agreedTotal });
  if (answer.status === 200) events.count(isPrinted ? 'bill voided by a change' : 'order changed');
  else events.note(`order changed: ${answer.status}`);
  // Once it is due, the sweep refunds the difference to a lower total.
  now += 2 * minute;
  await sweep();
}

interface Placed {
  key: string;
  kind: 'delivery' | 'pickup';
  /** What was paid at the counter when staff took the order, in paise. */
  ahead: { by: 'cash' | 'upi'; amount: number } | null;
}

const outOf = ({ kind }: Placed) => (kind === 'pickup' ? 'ready' : 'out_for_delivery');

/** Delivers an order. Collects what is due, or pays back the difference to an earlier payment. */
async function handOver(order: Placed): Promise<KitchenOrder | null> {
  const { key, kind, ahead } = order;
  const by = random.pick(['cash', 'upi'] as const);
  const held = heldOf(key);
  const had = await step(key, 'delivered', { payment: by });
  if (!had) return null;
  const before = had.payment === 'online' ? held : (ahead?.amount ?? 0);
  const due = had.total - before;
  if (had.payment === 'online' || ahead)
    expect([had.orderId, had.collected?.amount ?? 0]).toEqual([had.orderId, due]);
  if (by === 'cash') cash.move(due, kind === 'delivery' ? had.rider : null);
  // The amount due includes what had left the provider before.
  outside.delete(key);
  if (had.payment !== 'online' && !ahead) events.count(`paid on delivery: ${by}`);
  else if (due !== 0)
    events.count(due > 0 ? 'price difference: collected' : 'price difference: returned');
  return had;
}

/**
 * Undoes a delivery within two minutes and returns what was collected. Then the order is delivered again or
 * cancelled.
 */
async function undo(order: Placed, had: KitchenOrder): Promise<KitchenOrder | null> {
  const { key, kind, ahead } = order;
  if (!(await step(key, outOf(order)))) return had;
  const inCash = had.collected
    ? had.collected.by === 'cash' && had.collected.amount
    : !ahead && had.payment === 'cash' && had.total;
  if (inCash) cash.move(-inCash, kind === 'delivery' ? had.rider : null);
  if (random.chance(0.4)) {
    if (kind === 'delivery') await step(key, 'brought_back', { reason: 'nobody-opens' });
    events.count('delivery undone: cancelled');
    await cancel(key, ahead?.by === 'cash' ? ahead.amount : 0);
    return null;
  }
  const again = await handOver(order);
  const method = (one: KitchenOrder | null) => one?.collected?.by ?? one?.payment;
  events.count(
    `delivery undone: ${method(again) === method(had) ? 'delivered again' : 'paid otherwise'}`,
  );
  return again;
}

async function finish(order: Placed): Promise<void> {
  const { key, kind, ahead } = order;
  const isOnline = stored(key).online?.state === 'paid';
  if (random.chance(0.12)) return cancel(key, ahead?.by === 'cash' ? ahead.amount : 0);
  if (isOnline && random.chance(0.15)) await takeOutside(key, 'before');
  now += 5 * minute;
  await step(key, 'preparing');
  const rider = random.pick(['Imran', ' imran', 'Suresh']);
  await step(key, outOf(order), kind === 'pickup' ? {} : { rider });
  now += 5 * minute;
  let had = await handOver(order);
  if (!had) return;
  const { createdAt } = had;
  if (new Date(now).toISOString().slice(0, 7) !== createdAt.slice(0, 7))
    events.count('paid in one month, delivered in the next');
  if (random.chance(0.15)) had = await undo(order, had);
  if (!had) return;
  if (isOnline && random.chance(0.2)) await takeOutside(key, 'after');
  if (random.chance(0.35)) {
    const before = await giveBack(key, had, 0);
    if (before > 0 && random.chance(0.4)) await giveBack(key, had, before);
  }
}

/** Returns a half-hour slot on the next day, between 13:00 and 17:30. */
const slotTomorrow = () =>
  new Date(
    Math.floor(now / day) * day + day + (7.5 * 60 + 30 * random.whole(0, 9)) * minute,
  ).toISOString();
const isLastOfMonth = () => new Date(now + day).getUTCMonth() !== new Date(now).getUTCMonth();

async function placeOne(isLarge = false): Promise<void> {
  const { body, isSealed, isBusiness } = requested(isLarge);
  const how = random.pick(['web', 'online', 'online', 'door', 'door'] as const);
  const by = how === 'door' ? random.pick([null, 'cash', 'upi'] as const) : null;
  const isPaid = how === 'online' || by !== null;
  const slot =
    how !== 'web' && random.chance(isPaid && isLastOfMonth() ? 0.7 : 0.15) ? slotTomorrow() : null;
  const more = {
    ...(slot && { slot }),
    ...(body.kind === 'pickup' && { location: null }),
  };
  const paymentMethod = how === 'online' ? 'online' : 'cod';
  const key =
    how === 'door'
      ? await place('/api/kitchen/orders', 'meena', { ...body, source: 'door', paid: by, ...more })
      : await place('/api/orders', 'asha', { ...body, paymentMethod, ...more });
  events.note(`${how} ${key ? 'placed' : 'refused'}`);
  if (!key) return;
  const amount = Math.round(stored(key).pricing.total * 100);
  const order: Placed = { key, kind: body.kind, ahead: by && { by, amount } };
  if (by) events.count(`paid ahead: ${by}`);
  if (by === 'cash') cash.move(amount);
  if (amount >= 5_000_000) events.count('bill of ₹50,000 or more');
  if (isSealed) events.count('sealed goods only');
  if (stored(key).pricing.promoDiscount > 0) events.count('promo code');
  if (isBusiness) {
    events.count('business customer');
    businesses.add(stored(key).orderId);
  }
  if (how === 'online') await payOnline(key);
  await sweep();
  if (stored(key).orderStatus === 'cancelled') return;
  if (how !== 'door' && random.chance(0.12) && (await cancelByCustomer(key))) return;
  if (stored(key).orderStatus === 'placed') await step(key, 'confirmed');
  if (random.chance(0.2) && stored(key).orderStatus === 'confirmed') await change(key);
  if (!slot) return finish(order);
  waiting.push({ at: Date.parse(slot), go: () => finish(order) });
}

const closed = new Map<string, number>();
const float = 1_000_000;

/** Counts the cash drawer at the end of a business day, sometimes wrongly, and closes the day. */
async function closeDay(date: string): Promise<void> {
  const sheet = (await get(`/day?date=${date}`)).body as KitchenDay;
  const open = sheet.orders.filter(({ status }) => !isFinal(status)).length;
  const off = random.pick([0, 0, -random.whole(1, 5000), random.whole(1, 5000)]);
  const riders = sheet.riders.flatMap(({ name, cash: owed }) =>
    owed > 0 ? [{ name, handedIn: owed }] : [],
  );
  const answer = await counter('/day/close', {
    ...{ date, float, counted: float + cash.of(date) + off, riders, press: `close-${date}` },
    ...{ reason: off === 0 ? '' : 'Counted twice', seen: { cash: sheet.cash, open } },
  });
  expect([date, answer.status, answer.body]).toEqual([date, 200, expect.anything()]);
  const { day: after } = answer.body as { day: KitchenDay };
  expect([date, after.closed?.difference]).toEqual([date, off]);
  closed.set(date, off);
  events.count(`day closed: ${off === 0 ? 'exact' : off < 0 ? 'short' : 'over'}`);
}

/** Closes the days that are over, and continues the orders whose slot has come. */
async function goOn(): Promise<void> {
  const today = businessDate(now);
  for (const date of dates) if (date < today && !closed.has(date)) await closeDay(date);
  waiting.sort((one, other) => one.at - other.at);
  while ((waiting[0]?.at ?? Infinity) <= now) await waiting.shift()!.go();
}

async function wholeMonth(month: string): Promise<MonthPage> {
  const all: MonthPage = {
    ...{ papers: [], refunds: [], online: [], movements: [], advances: [], damaged: [] },
    next: null,
  };
  for (let after: string | null = ''; after !== null;) {
    const page = (await get(`/month?month=${month}&after=${after}`)).body as MonthPage;
    all.papers.push(...page.papers);
    all.refunds.push(...page.refunds);
    all.online.push(...page.online);
    all.movements.push(...page.movements);
    all.advances.push(...page.advances);
    all.damaged.push(...page.damaged);
    after = page.next;
  }
  return all;
}

async function play(): Promise<void> {
  const jobs = createJobs(world.ports);
  for (let order = 0; order < count; order += 1) {
    now = Math.max(now, from + Math.floor((order * 36) / count) * day + (order % 20) * 5 * minute);
    if (order === Math.floor(count / 2)) await publish({ rounding: 'rupee' });
    await goOn();
    await placeOne(order === Math.floor(count / 3));
    now += minute;
    await jobs.payments();
    await jobs.news();
  }
  while (waiting.length > 0) {
    now = Math.max(now, Math.min(...waiting.map(({ at }) => at)));
    await goOn();
  }
  for (let last = 0; last < 40; last += 1) {
    now += 2 * minute;
    await jobs.payments();
    await jobs.news();
  }
  now = tooLate;
  await creditLate();
  now += day;
  await goOn();
}

/** Credits part of an order delivered in the last financial year, after the deadline for its tax. */
async function creditLate(): Promise<void> {
  const isOld = ({ serial, kind }: { serial: string; kind: string }) =>
    kind === 'bill' && serial.includes('/2526/');
  const [key] =
    [...world.orderStore.orders].find(
      ([, { orderStatus, paymentStatus, paidBy, papers = [], customerDetails }]) =>
        orderStatus === 'delivered' &&
        paymentStatus === 'paid' &&
        paidBy === 'cash' &&
        papers.length === 1 &&
        papers.every(isOld) &&
        !customerDetails.gstin,
    ) ?? [];
  const requests = { taken: [], amount: 100, reason: 'cold', press: 'late-note', out: 'cash' };
  const answer = key && (await counter(`/orders/${key}/credit-note`, requests));
  if (!answer || answer.status !== 200) return;
  cash.move(-orderIn(answer).papers.at(-1)!.bill.total!);
  events.count('credit note: too late for GST');
}

/**
 * Returns for each order what the provider holds of its payments, and what it should hold by the order's
 * bills and credit notes.
 */
function heldByOrder(invoices: readonly MonthInvoice[]): [string, number, number][] {
  return [...world.orderStore.orders].flatMap(
    ([key, { orderId, online }]): [string, number, number][] => {
      if (!online) return [];
      const payments = standIn.payments.filter(({ order_id }) => order_id === online.attempt);
      const held = sum(
        payments.map(({ id, amount }) => amount - refundedOf(id) - (lost.get(id) ?? 0)),
      );
      const documented = (kind: MonthInvoice['kind']) =>
        sum(
          invoices.flatMap((one) =>
            one.orderId === orderId && one.kind === kind ? one.paid.online : 0,
          ),
        );
      // A credit note documents what was refunded outside before it refunds anything else.
      const gone = Math.max(documented('creditNote'), outside.get(key) ?? 0);
      // A refund that failed at the provider is due until staff pay it out.
      const owed = sum(
        online.refunds.map(({ state, paidOut: isPaidOut, amount }) =>
          state === 'failed' && !isPaidOut ? Math.round(amount * 100) : 0,
        ),
      );
      const atProvider = Math.max(0, documented('bill') - gone);
      const expected = atProvider + owed + (paidOut.get(key) ?? 0);
      return [[orderId, held, expected]];
    },
  );
}

function compareProvider(invoices: readonly MonthInvoice[], pages: readonly MonthPage[]): void {
  const online = pages.flatMap((page) => page.online);
  const held = heldByOrder(invoices);
  expect(held.map(([id, one]) => [id, one])).toEqual(held.map(([id, , other]) => [id, other]));
  const { payments } = standIn;
  // What the provider settles: payments less fees, refunds and lost disputes.
  const stored =
    sum(payments.map(({ id, amount }) => amount - refundedOf(id))) - sum([...lost.values()]);
  const fees = sum(payments.map(({ fee }) => fee));
  expect(sum(online.map(({ amount }) => amount))).toBe(stored);
  expect(sum(online.map(({ fee }) => fee ?? 0))).toBe(fees);
  expect(sum(online.map(({ tax }) => tax ?? 0))).toBe(sum(payments.map(({ tax }) => tax)));
  const ids = online.filter(({ refund }) => refund === '').map(({ payment }) => payment);
  expect(ids.sort()).toEqual(payments.map(({ id }) => id).sort());
  const settled = pages.map((page, at) => {
    const sheet = sheetsOf({ ...page, month: months[at]! }).find(({ name }) => name === 'Online')!;
    const column = sheet.columns.findIndex(({ head }) => head === 'Settled');
    return Math.round(Number(sheet.rows.at(-1)?.[column] ?? 0) * 100);
  });
  expect(sum(settled)).toBe(stored - fees);
}

function compareDays(days: readonly KitchenDay[], invoices: readonly MonthInvoice[]): void {
  expect(days.map((one) => [one.date, one.cash])).toEqual(
    dates.map((date) => [date, cash.of(date)]),
  );
  const couriers = days.flatMap(({ date, riders }) =>
    riders.flatMap(({ name, cash: owed }) =>
      owed === 0 ? [] : [[cash.courierKey(date, name), owed] as const],
    ),
  );
  expect(couriers.sort(([one], [other]) => (one < other ? -1 : 1))).toEqual(cash.ofCouriers());
  // A day that was closed must not change afterwards.
  const closings = days.flatMap((one) => (one.closed ? [one] : []));
  expect(closings.map((one) => [one.date, one.closed?.difference, one.closed?.changed])).toEqual(
    [...closed].map(([date, off]) => [date, off, []]),
  );
  expect(closings.map((one) => [one.date, one.closed?.sums.cash])).toEqual(
    closings.map(({ date }) => [date, cash.of(date)]),
  );
  expect(sum(days.map(({ sales }) => sales))).toBe(
    signed(invoices, ({ total, paid }) => total - paid.due),
  );
}

function signed(invoices: readonly MonthInvoice[], of: (invoice: MonthInvoice) => number): number {
  return sum(invoices.map((invoice) => (invoice.kind === 'bill' ? of(invoice) : -of(invoice))));
}

const amountsIn = (text: string) =>
  [...text.matchAll(/([−-]?)₹([\d,.]+)/g)].map(
    ([, sign, amount = '']) =>
      (sign ? -1 : 1) * Math.round(Number(amount.replaceAll(',', '')) * 100),
  );

/** Checks that the lines of a mailed bill add up to its subtotal, and its sums to its total. */
function checkSums(text: string): void {
  const blocks = text.split('\n\n');
  const place = blocks.findIndex((block) => block.startsWith('Subtotal'));
  if (place === -1) return;
  const sums = amountsIn(blocks[place]!);
  expect([text, sum(sums.slice(0, -1))]).toEqual([text, sums.at(-1)]);
  if (text.includes('Tax Invoice:'))
    expect([text, sum(amountsIn(blocks[place - 1]!))]).toEqual([text, sums[0]]);
}

/** Compares the bills and credit notes mailed to customers with the month's register. */
function compareMails(invoices: readonly MonthInvoice[]): void {
  const mailed = new Map<string, string>();
  for (const { text } of world.mails) {
    const [, serial = ''] = /(?:Tax Invoice|Credit Note): (\S+), /.exec(text) ?? [];
    const [, amount = ''] = /(?:Paid|Given back|Total): ₹([\d,.]+)/.exec(text) ?? [];
    if (serial) checkSums(text);
    if (serial && amount) mailed.set(serial, amount.replaceAll(',', ''));
  }
  const totals = new Map(invoices.map(({ serial, total }) => [serial, (total / 100).toFixed(2)]));
  expect([...mailed]).toEqual([...mailed.keys()].map((serial) => [serial, totals.get(serial)]));
  const delivered = new Set(
    [...world.orderStore.orders.values()].flatMap(({ orderId, orderStatus, customerDetails }) =>
      orderStatus === 'delivered' && customerDetails.email ? [orderId] : [],
    ),
  );
  // The customer gets no mail of a bill printed at the counter that a change then voided.
  const voided = new Set(
    [...world.orderStore.orders.values()].flatMap(({ papers = [] }) => {
      const last = papers.findLast(({ kind }) => kind === 'bill')?.serial;
      return papers.flatMap(({ serial, of }) => (last === (of || serial) ? [] : serial));
    }),
  );
  const unsent = invoices.filter(
    ({ orderId, serial }) => delivered.has(orderId) && !mailed.has(serial) && !voided.has(serial),
  );
  events.note(`documents: ${invoices.length}, mailed: ${mailed.size}`);
  expect(unsent.map(({ orderId, serial }) => [orderId, serial])).toEqual([]);
}

const methods = ['cash', 'upi', 'online'] as const;
const paise = (cell: unknown) => Math.round(Number(cell ?? 0) * 100);

/** Compares the money that moved by the month's sheets and vouchers with the sheets of its days. */
function compareMoved(month: string, page: MonthPage, days: readonly KitchenDay[]): void {
  const own = days.filter(({ date }) => date.startsWith(month));
  const { columns, rows } = sheetsOf({ ...page, month }).find(({ name }) => name === 'Payments')!;
  const places = ['Cash', 'UPI', 'Online'].map((name) =>
    columns.findIndex(({ head }) => head === name),
  );
  const moved = new Map(rows.map((row) => [row[0], places.map((place) => paise(row[place]))]));
  for (const day of own)
    expect([day.date, moved.get(day.date) ?? [0, 0, 0]]).toEqual([
      day.date,
      methods.map((method) => day[method]),
    ]);
  const xml = tallyXml(page);
  for (const [at, ledger] of ['Cash', 'UPI Receipts', 'Online Payments'].entries()) {
    const entries = xml.matchAll(
      new RegExp(`<LEDGERNAME>${ledger}</LEDGERNAME>.*?<AMOUNT>(.*?)</AMOUNT>`, 'g'),
    );
    expect([month, ledger, 0 - sum([...entries].map(([, amount]) => paise(amount)))]).toEqual([
      ...[month, ledger, sum(own.map((day) => day[methods[at]!]))],
    ]);
  }
}

const inPaise = (rupees: readonly number[]) => sum(rupees.map((one) => Math.round(one * 100)));

/** Compares the advances received in one month with those that a later month adjusts. */
function compareAdvances(pages: readonly MonthPage[]): void {
  const advances = pages.flatMap((page) => page.advances);
  const inTable = (table: string, what: 'taxable' | 'cgst') =>
    sum(advances.flatMap((one) => (one.table === table ? one[what] : [])));
  for (const tax of ['taxable', 'cgst'] as const)
    expect([tax, inTable('11A', tax)]).toEqual([tax, inTable('11B', tax)]);
}

function compareFiles(month: string, page: MonthPage): void {
  const { papers } = page;
  for (const { what, one, other } of checksOf(papers))
    expect([month, what, one]).toEqual([month, what, other]);
  const table7 = sheetsOf({ ...page, month }).find(({ name }) => name.includes('1 7'))!;
  // Bills and credit notes that have only nil-rated goods are in table 8 only.
  const isTaxed = ({ service, goods }: MonthInvoice) =>
    service > 0 || goods.some(({ rate }) => rate > 0);
  const ofBusinesses = (kind: MonthInvoice['kind']) =>
    sum(
      papers.map((one) =>
        one.kind === kind && businesses.has(one.orderId) && isTaxed(one) ? one.total : 0,
      ),
    );
  for (const gstin of gstinsOf(page)) {
    const { b2cs = [], b2b = [], cdnr = [] } = gstJson({ ...page, month }, gstin);
    expect(inPaise(b2cs.map(({ txval }) => txval))).toBe(
      Math.round(Number(table7.rows.at(-1)?.[3] ?? 0) * 100),
    );
    const lists = [...b2b, ...cdnr] as { inv?: { val: number }[]; nt?: { val: number }[] }[];
    const values = (list: 'inv' | 'nt') =>
      inPaise(lists.flatMap((one) => (one[list] ?? []).map(({ val }) => val)));
    expect([month, values('inv'), values('nt')]).toEqual([
      ...[month, ofBusinesses('bill'), ofBusinesses('creditNote')],
    ]);
  }
  const vouchers = new XMLParser({
    parseTagValue: false,
    isArray: (name) => /VOUCHER$|LIST$/.test(name),
  }).parse(tallyXml(page)) as unknown;
  const found = JSON.stringify(vouchers).match(/"AMOUNT":"(-?[\d.]+)"/g) ?? [];
  expect(inPaise(found.map((one) => Number(one.slice(10, -1))))).toBe(0);
}

test(`${count} orders: bills, days, drawer, provider and month agree to the paisa (seed ${seed})`, async () => {
  await play();
  const days = await Promise.all(
    dates.map(async (date) => (await get(`/day?date=${date}`)).body as KitchenDay),
  );
  const pages = await Promise.all(months.map(wholeMonth));
  const invoices = pages.flatMap((page) => page.papers);
  for (const { kind, roundOff } of invoices)
    if (roundOff !== 0) events.count(kind === 'bill' ? 'rounded bill' : 'rounded credit note');
  const series = invoices.flatMap(({ kind, series: one }) => (kind === 'bill' ? one : []));
  if (new Set(series).size > 1) events.count('bills of two financial years');
  if (process.env['MONTH_SHOWS'] || count >= 600) process.stdout.write(`${events.table()}\n`);
  compareDays(days, invoices);
  compareProvider(invoices, pages);
  compareMails(invoices);
  for (const [at, page] of pages.entries()) {
    compareMoved(months[at]!, page, days);
    compareFiles(months[at]!, page);
  }
  compareAdvances(pages);
  expect(pages.flatMap((page) => page.damaged)).toEqual([]);
  if (count >= 600) expect(events.missing()).toEqual([]);
}, 3_600_000);
