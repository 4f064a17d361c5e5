import { setTimeout } from 'node:timers/promises';
import { faultsOf, readRegister } from '../../functions/src/register/register';
import { answersOf, failures, type Outcome, speedOf, unended } from './figures';
import {
  fewAtATime,
  placeAt,
  placeOne,
  storedOf,
  type Requested,
  requestedOrders,
} from './placing';
import type { Answer, Shop } from './shop';

const steps = [
  { from: 'placed', to: 'confirmed' },
  { from: 'confirmed', to: 'preparing' },
  { from: 'preparing', to: 'out_for_delivery', rider: 'Suresh' },
] as const;
const handOver = { from: 'out_for_delivery', to: 'delivered', payment: 'cash' } as const;

const counter = '198.51.100.9';

function makeStep(shop: Shop, { key }: Requested, step: { to: string }): Promise<Answer> {
  const to = shop.random.whole(0, shop.count - 1);
  const body = { ...step, press: `${key.slice(0, 8)}-${step.to}` };
  const path = `/api/kitchen/orders/${key}/step`;
  return shop.send(to, path, { token: 'meena', network: counter, body });
}

/** Repeats a status step while Firestore is busy, as the tablet does. */
async function stepUntilMade(
  shop: Shop,
  requested: Requested,
  step: { to: string },
): Promise<void> {
  for (;;) {
    const { status, body } = await makeStep(shop, requested, step);
    if (status === 200) return;
    if (status !== 503) throw new Error(`Step to ${step.to} failed: ${JSON.stringify(body)}`);
  }
}

async function ordersOnTheWay(shop: Shop, count: number): Promise<Requested[]> {
  const orders = requestedOrders(shop, count);
  await fewAtATime(orders, async (requested) => {
    const { last } = await placeOne(shop, requested);
    if (last.status > 201) throw new Error(`Placing an order failed: ${JSON.stringify(last.body)}`);
    for (const step of steps) await stepUntilMade(shop, requested, step);
  });
  await shop.idle();
  return orders;
}

// How long (ms) after the response a bill may still get its number.
const numberedWithinMs = 15_000;

/** Returns the bills of these orders once every order has one, or after a timeout. */
async function billsOf(shop: Shop, orders: readonly Requested[]) {
  const own = new Set(orders.map(({ key }) => key));
  const end = performance.now() + numberedWithinMs;
  for (;;) {
    const register = await readRegister(shop.db);
    const bills = register.rows.filter(({ order }) => own.has(order));
    if (bills.length >= orders.length || performance.now() > end) return { register, bills };
    await setTimeout(200);
  }
}

/**
 * Delivers orders concurrently. Expects that no status step fails, each order has one bill, and bill numbers
 * have no gap.
 */
export async function raceOfHandOvers(shop: Shop, count: number): Promise<Outcome> {
  const orders = await ordersOnTheWay(shop, count);
  const answers = await Promise.all(orders.map((requested) => makeStep(shop, requested, handOver)));
  const tally = await shop.idle();
  const { bills, register } = await billsOf(shop, orders);
  const refused = answers.filter(({ status }) => status !== 200).length;
  return {
    tally,
    figures: {
      handOvers: count,
      bills: bills.length,
      series: new Set(bills.map(({ series }) => series)).size,
      ...speedOf(answers.map(({ ms }) => ms)),
      answers: answersOf(answers),
    },
    faults: [
      ...failures(answers),
      ...(refused > 0 ? [`${refused} hand-overs refused`] : []),
      ...(bills.length === count ? [] : [`${bills.length} bills, not ${count}`]),
      ...faultsOf(register),
      ...unended(tally),
    ],
  };
}

/**
 * Reports one payment concurrently, twice by webhook and once by the browser. Expects that it is recorded
 * once.
 */
export async function raceOfPayments(shop: Shop, count: number): Promise<Outcome> {
  const orders = requestedOrders(shop, count, { paymentMethod: 'online' });
  const paid = await fewAtATime(
    orders,
    async (requested, at) => {
      const { body } = await placeAt(shop, at, requested);
      const path = `/api/orders/${body.order.orderId}/pay`;
      const sender = { token: requested.account, network: requested.network, body: {} };
      const handoff = await shop.send(at, path, sender);
      const form = await shop.provider.pay(handoff.body.fields.order_id);
      return { wanted: requested, form, webhook: shop.webhooks.at(-1)! };
    },
    1,
  );
  await shop.idle();
  const answers = await Promise.all(
    paid.flatMap(({ wanted: { network }, form, webhook }, at) => {
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': webhook.signature,
      };
      const reported = { network: '192.0.2.77', headers, body: webhook.body };
      const returned = {
        network,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      };
      return [
        shop.send(at, '/api/payments/events', reported),
        shop.send(at + 1, '/api/payments/events', reported),
        shop.send(at + 2, '/api/payments/return', returned),
      ];
    }),
  );
  const tally = await shop.idle();
  const stored = await storedOf(shop, orders);
  const faults = [...stored].flatMap(([key, { online, revision }]) => {
    const payments: unknown[] = online?.payments ?? [];
    const isOnce = online?.state === 'paid' && payments.length === 1;
    return isOnce ? [] : [`${key} at revision ${revision} has ${payments.length} payments`];
  });
  const failed = answers.filter(({ status }) => status >= 400).length;
  return {
    tally,
    figures: {
      payments: count,
      ...speedOf(answers.map(({ ms }) => ms)),
      answers: answersOf(answers),
    },
    faults: [...faults, ...(failed > 0 ? [`${failed} of ${answers.length} answers failed`] : [])],
  };
}
