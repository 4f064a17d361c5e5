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
  wantedOrders,
  type Told,
} from './placing';
import { isWhole, type Shop } from './shop';

const expected = (what: string, wanted: number, found: number): string[] =>
  found === wanted ? [] : [`${found} ${what}, not ${wanted}`];

async function outcomeOf(shop: Shop, told: readonly Told[]) {
  const tally = await shop.idle();
  const stored = await storedOf(
    shop,
    told.map(({ wanted }) => wanted),
  );
  const unsure = told.filter(({ first }) => verdictOf(first) === 'unsure');
  return {
    tally,
    stored,
    faults: [
      ...failures(told.flatMap(({ first, last }) => [first, last])),
      ...contradictions(told, stored),
      ...tooUnsure(told),
      ...unended(tally),
    ],
    figures: {
      orders: told.length,
      stored: stored.size,
      ...speedOf(told.map(({ ms }) => ms)),
      askedAgain: told.filter(({ tries }) => tries > 1).length,
      unsure: unsure.length,
      slowestToSettle: percentile(
        unsure.map(({ ms }) => ms),
        1,
      ),
      answers: answersOf(told.map(({ last }) => last)),
    },
  };
}

/** Sends more orders than a limit allows: exactly the allowed number is stored. */
export async function raceForLimit(
  shop: Shop,
  count: number,
  allowed: number,
  from: Sender,
): Promise<Outcome> {
  const told = await placeAtOnce(shop, wantedOrders(shop, count, {}, from));
  const { faults, stored, ...outcome } = await outcomeOf(shop, told);
  return { ...outcome, faults: [...expected('orders stored', allowed, stored.size), ...faults] };
}

const limits: [allowed: number, from: Sender][] = [
  [10, { network: '203.0.113.10' }],
  [3, { account: 'account-of-two-clocks' }],
  [3, { phone: '+919876500001' }],
];

/** Fills each limit at the instance whose clock is ahead. The one behind must reject the next order. */
export async function raceAcrossClocks(shop: Shop): Promise<Outcome> {
  const faults: string[] = [];
  for (const [allowed, from] of limits) {
    for (const [at, wanted] of wantedOrders(shop, allowed + 1, {}, from).entries()) {
      const { status } = await placeAt(shop, at < allowed ? shop.ahead : shop.behind, wanted);
      if (status === (at < allowed ? 201 : 429)) continue;
      faults.push(`order ${at + 1} of ${JSON.stringify(from)} was answered ${status}`);
    }
  }
  return { faults, figures: {}, tally: await shop.idle() };
}

const press = (shop: Shop, body: object) =>
  shop.send(shop.ahead, '/api/kitchen/today', { token: 'meena', network: '198.51.100.9', body });

/** Sends orders to all instances right after one of them paused the shop: none is stored. */
export async function raceAfterPause(shop: Shop, count: number): Promise<Outcome> {
  const before = wantedOrders(shop, shop.count);
  // Every instance has just cached the shop's state.
  await Promise.all(before.map((wanted, to) => placeAt(shop, to, wanted)));
  const paused = await press(shop, { kind: 'pause', until: null });
  const told = await placeAtOnce(shop, wantedOrders(shop, count));
  const { faults, stored, ...outcome } = await outcomeOf(shop, told);
  const resumed = await press(shop, { kind: 'go-on' });
  return {
    ...outcome,
    faults: [
      ...failures([paused, resumed]),
      ...expected('orders stored', 0, stored.size),
      ...expected(
        'orders told of the pause',
        count,
        told.filter(({ last }) => reasonIn(last) === 'paused').length,
      ),
      ...faults,
    ],
  };
}

// Not checked when other tests run in parallel.
const slowestRefusalMs = 5000;

/** Orders for one time slot: exactly its capacity is stored, and the others are offered the next free slot. */
export async function raceForSlot(
  shop: Shop,
  count: number,
  { slot, capacity }: { slot: string; capacity: number },
): Promise<Outcome> {
  const told = await placeAtOnce(shop, wantedOrders(shop, count, { slot }));
  const { faults, stored, ...outcome } = await outcomeOf(shop, told);
  const others = told.filter(({ last }) => verdictOf(last) !== 'stored');
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

/** As-soon-as-possible orders of different customers: each is stored once. */
export async function raceOfMany(shop: Shop, count: number): Promise<Outcome & { told: Told[] }> {
  const told = await placeAtOnce(shop, wantedOrders(shop, count));
  const { faults, stored, ...outcome } = await outcomeOf(shop, told);
  const numbers = new Set([...stored.values()].map(({ orderId }) => String(orderId)));
  return {
    ...outcome,
    told,
    faults: [
      ...expected('orders stored', count, stored.size),
      ...expected('order numbers', stored.size, numbers.size),
      ...faults,
    ],
  };
}

/** Orders with a code: as many as may use it are stored, and each of them is counted. */
export async function raceForCode(
  shop: Shop,
  count: number,
  { code, uses = count }: { code: string; uses?: number },
): Promise<Outcome> {
  const [trial] = wantedOrders(shop, 1, { promoCode: code, agreedTotal: 1 });
  const [asked] = await placeAtOnce(shop, trial ? [trial] : []);
  const agreedTotal: unknown = asked?.last.body.change?.bill.total;
  const told = await placeAtOnce(shop, wantedOrders(shop, count, { promoCode: code, agreedTotal }));
  const { faults, stored, ...outcome } = await outcomeOf(shop, told);
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
