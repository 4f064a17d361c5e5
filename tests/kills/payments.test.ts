import { setTimeout as pause } from 'node:timers/promises';
import type { Webhook } from '../../local-backend/src/payments/stand-in';
import { orderBody } from '../../functions/src/testing/order-body';
import { buildProgram } from '../build-program.mjs';
import { readFound } from '../week/judge/found';
import { judgeAnnouncements, judgeDocuments } from '../week/judge/orders';
import { judgePayments, onlineFigures } from '../week/judge/payments';
import { createAgenda, openLedger, type Week } from '../week/ledger';
import type { Answer, Call } from '../week/line';
import { offerOnline, postWebhook } from '../week/payments';
import { randomOf } from '../week/random';
import { openSite } from '../week/site';

/*
 * Kills the servers while money moves. The payment provider runs outside them, so it knows each payment and
 * refund. `PAYMENT_SEEDS` sets the number of seeds, each with six kills.
 */

const seedCount = Number(process.env['PAYMENT_SEEDS'] ?? 1);
const firstSeed = Number(process.env['SEED'] ?? 1);
const seeds = Array.from({ length: seedCount }, (_, at) => firstSeed + at);
const minute = 60_000;
// A Monday in the only year that the rules cover, at lunch.
const opened = Date.parse('2026-11-23T12:00:00+05:30');
const longestMs = 40;
const mostTries = 100;
// A round takes less time (minutes of the restaurant), and a day has room for this many rounds.
const roundMinutes = 24;
const roundsADay = 16;
// Minutes between two runs of the jobs. An order waits longer than this for its payment.
const sweepMinutes = 4;

/** Each round has a kill while customers pay, and another while the provider refunds. */
const rounds = [
  ['payment captured, webhook not sent', 'refund made, answer not received'],
  ['webhook of a payment received', 'webhook of a refund received'],
  ['return of a browser received', 'refund made, answer not received'],
] as const;
type Point = (typeof rounds)[number][number];

let week: Week;
let customers = 0;
/** The next kills: where, after how many other events, and after how long (ms). */
const planned = new Map<Point, { skip: number; afterMs: number }>();

/** Kills the servers if this is planned here, and starts them again. Returns whether it did. */
async function killAt(point: Point): Promise<boolean> {
  const kill = planned.get(point);
  if (!kill || kill.skip-- > 0) return false;
  planned.delete(point);
  await pause(kill.afterMs);
  await week.site.kill();
  return true;
}

beforeAll(async () => {
  const program = await buildProgram('./week/serve-restaurant.ts', 'killed-restaurant');
  const site = await openSite(program, randomOf(firstSeed, 'site'));
  week = {
    ...{ seed: firstSeed, days: 1, site, agenda: createAgenda(), ledger: openLedger() },
    ...{ documents: new Map(), dishes: [], cashOnly: '', isOver: false },
  };
  await site.goTo(opened);
  await offerOnline(week);
  // Instances cache the menu for a second.
  await pause(1000);
}, 120_000);
afterAll(() => week.site.close());

/** Repeats a request until there is an answer, as pages, staff and the provider do. */
async function answered(request: Call): Promise<Answer> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await week.site.send(request);
    if (answer && answer.status !== 503) return answer;
    await pause(50);
  }
  throw new Error(`${request.path} was never answered`);
}

function check(what: string, { status, body }: Answer, ...expected: number[]): void {
  if (!expected.includes(status))
    throw new Error(`${what} was answered ${status}: ${JSON.stringify(body)}`);
}

/** Delivers webhooks. One that a kill prevents is repeated if `isRepeated`, else the sweep has to do. */
function deliver(isRepeated: boolean): void {
  week.site.provider.tellBy(async (webhook: Webhook) => {
    const isRefund = (JSON.parse(webhook.body) as { event: string }).event.startsWith('refund.');
    if ((await killAt(isRefund ? rounds[0][1] : rounds[0][0])) && !isRepeated) return;
    const post = () => postWebhook(week.site.send, webhook);
    const [answer] = await Promise.all([post(), killAt(isRefund ? rounds[1][1] : rounds[1][0])]);
    if (!answer && isRepeated) await post();
  });
}

const atCounter = (path: string, body: object = {}) =>
  answered({ path: `/api/kitchen/orders/${path}`, token: 'meena', body, network: '198.51.100.9' });

async function step(key: string, from: string, to: string): Promise<void> {
  const reason = to === 'cancelled' ? 'customer-asked' : null;
  check(`${to} of ${key}`, await atCounter(`${key}/step`, { from, to, reason }), 200, 409);
}

/** Orders and pays online. Returns the order's key. `isTwice`: the customer pays a second time. */
async function orderAndPay({ isTwice }: { isTwice: boolean }): Promise<string> {
  customers += 1;
  const [token, network] = [`customer-${customers}`, `192.0.2.${customers % 250}`];
  const [key, email] = [customers.toString(16).padStart(32, '0'), `${token}@example.in`];
  const phone = `98${String(customers).padStart(8, '0')}`;
  const customer = { ...orderBody().customer, phone, email };
  const body = orderBody({ idempotencyKey: key, paymentMethod: 'online', customer });
  const placing = { key, uid: token, email, page: 'today' as const, pressed: [], isUnknown: false };
  week.ledger.placings.set(key, { ...placing, reported: null });
  const placed = await answered({ path: '/api/orders', token, network, body });
  check(`Order ${key}`, placed, 200, 201);
  const { orderId, pricing, trackingKey } = placed.body.order;
  const reported = { orderId, total: pricing.total, trackingKey };
  week.ledger.placings.set(key, { ...placing, reported });
  // The kitchen cannot cook an order that is not paid.
  const early = await atCounter(`${key}/step`, { from: 'placed', to: 'confirmed' });
  check(`Cooking ${key} unpaid`, early, 404);
  const path = `/api/orders/${orderId}/pay`;
  const form = await answered({ method: 'POST', path, token, network });
  check(`Paying ${key}`, form, 200);
  for (let payment = 0; payment < (isTwice ? 2 : 1); payment += 1) {
    const fields = await week.site.provider.pay(form.body.fields.order_id);
    const back = { path: '/api/payments/return', form: fields, network };
    await Promise.all([week.site.send(back), killAt(rounds[2][0])]);
  }
  return key;
}

/** Lets the jobs run this many times, which ask the provider and send mails. */
async function sweep(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await week.site.goTo(week.site.now + sweepMinutes * minute);
    await week.site.sweep('payments', 'news');
  }
}

async function playRound(kills: readonly Point[], seed: number): Promise<void> {
  const round = customers / 3;
  const days = Math.floor(round / roundsADay);
  await week.site.goTo(opened + (days * 24 * 60 + (round % roundsADay) * roundMinutes) * minute);
  const random = randomOf(seed, kills.join());
  deliver(random.chance(0.5));
  for (const point of kills)
    planned.set(point, { skip: random.whole(0, 2), afterMs: random.whole(0, longestMs) });
  const [cancelled = '', credited = '', twice = ''] = await Promise.all(
    [false, false, true].map((isTwice) => orderAndPay({ isTwice })),
  );
  await sweep(2);
  for (const key of [cancelled, credited, twice]) await step(key, 'placed', 'confirmed');
  await step(cancelled, 'confirmed', 'cancelled');
  check('The refund', await atCounter(`${cancelled}/refund`), 200);
  await step(credited, 'confirmed', 'preparing');
  await step(credited, 'preparing', 'out_for_delivery');
  await step(credited, 'out_for_delivery', 'delivered');
  const note = { taken: [], amount: random.whole(100, 10_290), reason: 'Cold', press: credited };
  check('The credit note', await atCounter(`${credited}/credit-note`, note), 200);
  await sweep(3);
}

describe.each(seeds)('with seed %i', (seed) => {
  test.each(rounds)(
    'kills at "%s" and "%s" neither lose nor double a payment or refund, and each order is announced',
    async (...kills) => {
      const before = week.site.tally.kills;
      await playRound(kills, seed);
      expect(week.site.tally.kills).toBe(before + kills.length);
      const found = await readFound(week);
      const judges = [judgeDocuments, judgePayments, judgeAnnouncements];
      const problems = judges.flatMap((judge) => judge(week, found));
      expect([...problems, ...week.ledger.problems, ...week.site.failures]).toEqual([]);
      // A round has three orders, four payments, and refunds of a cancellation, a note and a second payment.
      const { paid, payments, refunds } = onlineFigures(week, found);
      expect({ paid, refunds, payments }).toEqual({
        ...{ paid: customers, refunds: customers, payments: (customers * 4) / 3 },
      });
    },
    60_000,
  );
});
