import {
  answersOf,
  contradictions,
  failures,
  type Outcome,
  percentile,
  speedOf,
  tooUnsure,
  unended,
} from './figures';
import {
  placeAt,
  placeAtOnce,
  reasonIn,
  type Sender,
  storedOf,
  verdictOf,
  requestedOrders,
  type Reported,
} from './placing';
import { isWhole, type Shop } from './shop';

const expected = (what: string, requested: number, found: number): string[] =>
  found === requested ? [] : [`${found} ${what}, not ${requested}`];

/** Returns what a race stored, with its figures, and the contradictions between answers and the store. */
export async function outcomeOf(shop: Shop, reported: readonly Reported[]) {
  const tally = await shop.idle();
  const stored = await storedOf(
    shop,
    reported.map(({ wanted }) => wanted),
  );
  const unsure = reported.filter(({ first }) => verdictOf(first) === 'unsure');
  return {
    tally,
    stored,
    faults: [
      ...failures(reported.flatMap(({ first, last }) => [first, last])),
      ...contradictions(reported, stored),
      ...tooUnsure(reported),
      ...unended(tally),
    ],
    figures: {
      orders: reported.length,
      stored: stored.size,
      ...speedOf(reported.map(({ ms }) => ms)),
      retried: reported.filter(({ tries }) => tries > 1).length,
      unsure: unsure.length,
      slowestToSettle: percentile(
        unsure.map(({ ms }) => ms),
        1,
      ),
      answers: answersOf(reported.map(({ last }) => last)),
    },
  };
}

/** Sends more orders than a limit allows. Expects that exactly the allowed number is stored. */
export async function raceForLimit(
  shop: Shop,
  count: number,
  allowed: number,
  from: Sender,
): Promise<Outcome> {
  const reported = await placeAtOnce(shop, requestedOrders(shop, count, {}, from));
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  return { ...outcome, faults: [...expected('orders stored', allowed, stored.size), ...faults] };
}

const limits: [allowed: number, from: Sender][] = [
  [10, { network: '203.0.113.10' }],
  [3, { account: 'account-of-two-clocks' }],
  [3, { phone: '+919876500001' }],
];

/**
 * Reaches each limit at the instance whose clock is ahead. Expects that the instance behind rejects the next
 * order.
 */
export async function raceAcrossClocks(shop: Shop): Promise<Outcome> {
  const faults: string[] = [];
  for (const [allowed, from] of limits) {
    for (const [at, requested] of requestedOrders(shop, allowed + 1, {}, from).entries()) {
      const { status } = await placeAt(shop, at < allowed ? shop.ahead : shop.behind, requested);
      if (status === (at < allowed ? 201 : 429)) continue;
      faults.push(`order ${at + 1} of ${JSON.stringify(from)} was answered ${status}`);
    }
  }
  return { faults, figures: {}, tally: await shop.idle() };
}

const press = (shop: Shop, body: object) =>
  shop.send(shop.ahead, '/api/kitchen/today', { token: 'meena', network: '198.51.100.9', body });

/** Sends orders to all instances right after one of them paused the shop. Expects that none is stored. */
export async function raceAfterPause(shop: Shop, count: number): Promise<Outcome> {
  const before = requestedOrders(shop, shop.count);
  // By now every instance has cached the state of the shop, from before the pause.
  await Promise.all(before.map((requested, to) => placeAt(shop, to, requested)));
  const paused = await press(shop, { kind: 'pause', until: null });
  const reported = await placeAtOnce(shop, requestedOrders(shop, count));
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  const resumed = await press(shop, { kind: 'go-on' });
  return {
    ...outcome,
    faults: [
      ...failures([paused, resumed]),
      ...expected('orders stored', 0, stored.size),
      ...expected(
        'orders told of the pause',
        count,
        reported.filter(({ last }) => reasonIn(last) === 'paused').length,
      ),
      ...faults,
    ],
  };
}

// The slowest rejection allowed (ms). Not checked when other tests run in parallel.
const slowestRefusalMs = 5000;

/**
 * Sends orders for one time slot. Expects that exactly its capacity is stored, and that the others are
 * offered the next free slot.
 */
export async function raceForSlot(
  shop: Shop,
  count: number,
  { slot, capacity }: { slot: string; capacity: number },
): Promise<Outcome> {
  const reported = await placeAtOnce(shop, requestedOrders(shop, count, { slot }));
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  const others = reported.filter(({ last }) => verdictOf(last) !== 'stored');
  const offered = others.filter(
    ({ last }) =>
      /^slot-(full|refused)$/.test(reasonIn(last)) && Date.parse(last.body.next) > Date.parse(slot),
  );
  const place = await shop.db.doc(`slots/${slot}`).get();
  const slowest = percentile(
    others.map(({ ms }) => ms),
    1,
  );
  return {
    ...outcome,
    figures: { ...outcome.figures, slowestRefusal: slowest },
    faults: [
      ...expected('orders stored', capacity, stored.size),
      ...expected('places counted', capacity, Number(place.get('orders'))),
      ...expected('refusals with the next slot', others.length, offered.length),
      ...(isWhole && slowest > slowestRefusalMs ? [`a refusal took ${slowest} ms`] : []),
      ...faults,
    ],
  };
}

/** Sends as-soon-as-possible orders of different customers. Expects that each is stored once. */
export async function raceOfMany(
  shop: Shop,
  count: number,
): Promise<Outcome & { reported: Reported[] }> {
  const reported = await placeAtOnce(shop, requestedOrders(shop, count));
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  const numbers = new Set([...stored.values()].map(({ orderId }) => String(orderId)));
  return {
    ...outcome,
    reported,
    faults: [
      ...expected('orders stored', count, stored.size),
      ...expected('order numbers', stored.size, numbers.size),
      ...faults,
    ],
  };
}

/**
 * Sends orders with a promo code. Expects that as many as may use it are stored, and that each use is
 * counted.
 */
export async function raceForCode(
  shop: Shop,
  count: number,
  { code, uses = count }: { code: string; uses?: number },
): Promise<Outcome> {
  const [trial] = requestedOrders(shop, 1, { promoCode: code, agreedTotal: 1 });
  const [requested] = await placeAtOnce(shop, trial ? [trial] : []);
  const agreedTotal: unknown = requested?.last.body.change?.bill.total;
  const reported = await placeAtOnce(
    shop,
    requestedOrders(shop, count, { promoCode: code, agreedTotal }),
  );
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  const counted = await shop.db.doc(`promoUses/${code}`).get();
  return {
    ...outcome,
    faults: [
      ...expected('orders stored', uses, stored.size),
      ...expected('uses counted', uses, Number(counted.get('uses'))),
      ...faults,
    ],
  };
}
