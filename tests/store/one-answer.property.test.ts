import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { setPatience } from '../../functions/src/http/retry';
import { type Fate, type Fates, openLossyStore } from './lossy-store';
import { contradictions } from './figures';
import {
  isUndecided,
  placeAt,
  reasonIn,
  settledWithinMs,
  storedOf,
  type Reported,
  type Requested,
  requestedOrders,
} from './placing';
import { isWhole, openShop, type Shop } from './shop';

const [runs, atOnce] = isWhole ? [60, 16] : [2, 16];

jest.setTimeout(isWhole ? 3_600_000 : 120_000);

const lateMs = 2000;
// The functions' timeout for a Firestore call (ms), which is shorter than a late call.
const patienceMs = 1500;

let shop: Shop;
let line: Awaited<ReturnType<typeof openLossyStore>>;
beforeAll(async () => {
  const between = async (port: number) => {
    line = await openLossyStore(port, lateMs);
    return line.port;
  };
  shop = await openShop({ instances: 2, seed: 1, between });
  setPatience({ retries: 2, pause: 10, limit: patienceMs });
});
afterAll(async () => {
  await shop.close();
  await line.close();
});

/** Why a later attempt to order may be rejected while an earlier one is still running. */
type Meanwhile = 'nothing' | 'the account is full' | 'the bill changes' | 'the network is crowded';

interface Scenario {
  /**
   * The attempts before the last one: at which instance, and how long (ms) the customer waits for the
   * response.
   */
  presses: { to: number; patienceMs: number }[];
  last: number;
  fates: Fates;
  meanwhile: Meanwhile;
}

const fatesOf = (...all: Fate[]) => fc.array(fc.constantFrom(...all), { maxLength: 4 });

const scenario: fc.Arbitrary<Scenario> = fc.record({
  presses: fc.array(
    fc.record({ to: fc.nat(1), patienceMs: fc.constantFrom(50, 300, 300, 1000, 2500) }),
    { maxLength: 3 },
  ),
  last: fc.nat(1),
  fates: fc.record({
    reads: fatesOf('passed', 'passed', 'passed', 'late', 'refused', 'lost before', 'lost after'),
    commits: fatesOf('passed', 'late', 'late', 'refused', 'lost before', 'lost after'),
  }),
  meanwhile: fc.constantFrom<Meanwhile>(
    'nothing',
    'the account is full',
    'the bill changes',
    'the bill changes',
    'the network is crowded',
  ),
});

const happenings: Record<Meanwhile, (requested: Requested, to: number) => Promise<Requested>> = {
  nothing: (requested) => Promise.resolve(requested),
  async 'the account is full'(requested, to) {
    const { account } = requested;
    for (const other of requestedOrders(shop, 3, {}, { account })) await placeAt(shop, to, other);
    return requested;
  },
  'the bill changes': ({ body, ...requested }) =>
    Promise.resolve({ ...requested, body: { ...body, agreedTotal: 1 } }),
  async 'the network is crowded'(requested, to) {
    const { network } = requested;
    const crowd = requestedOrders(shop, 12, {}, { network });
    await Promise.race(crowd.map((other) => placeAt(shop, to, other)));
    return requested;
  },
};

async function play({ presses, last, fates, meanwhile }: Scenario): Promise<Reported> {
  const [requested] = requestedOrders(shop, 1) as [Requested];
  line.set(requested.key, fates);
  for (const { to, patienceMs: ms } of presses) {
    await Promise.race([placeAt(shop, to, requested), setTimeout(ms, null, { ref: false })]);
  }
  const pressed = await happenings[meanwhile](requested, last);
  let answer = await placeAt(shop, last, pressed);
  const end = performance.now() + settledWithinMs;
  const isOpen = () => isUndecided(answer) || reasonIn(answer) === 'unavailable';
  for (let tries = 0; isOpen() && performance.now() < end; tries += 1) {
    await setTimeout(500);
    answer = await placeAt(shop, tries, pressed);
  }
  return { wanted: requested, first: answer, last: answer, tries: presses.length, ms: 0 };
}

const waits = (ms: number) => [{ to: 0, patienceMs: ms }];

/** Scenarios that failed in the past: a later attempt is rejected while the first is still running. */
const known: Scenario[] = [0, 1].flatMap((last) => [
  {
    ...{ presses: waits(300), last, fates: { reads: [], commits: ['late'] } },
    meanwhile: 'the bill changes',
  },
  {
    ...{ presses: waits(300), last, fates: { reads: ['late'], commits: ['late'] } },
    meanwhile: 'the bill changes',
  },
  {
    ...{ presses: waits(1000), last, fates: { reads: [], commits: ['refused', 'late'] } },
    meanwhile: 'the bill changes',
  },
  {
    ...{ presses: waits(50), last, fates: { reads: [], commits: ['late'] } },
    meanwhile: 'the network is crowded',
  },
  {
    ...{ presses: waits(300), last, fates: { reads: [], commits: ['late'] } },
    meanwhile: 'the account is full',
  },
]);

test('the last response about an order never contradicts Firestore, whatever happens to its attempts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(scenario, { minLength: atOnce, maxLength: atOnce }),
      async (scenarios) => {
        const reported = await Promise.all(scenarios.map(play));
        await shop.idle();
        const stored = await storedOf(
          shop,
          reported.map(({ wanted }) => wanted),
        );
        expect(contradictions(reported, stored)).toEqual([]);
      },
    ),
    { numRuns: runs, seed: 1, endOnFailure: true, examples: [[known]] },
  );
});
