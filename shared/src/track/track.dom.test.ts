import fc from 'fast-check';
import type { OrderStatus } from '../contracts/order-states';
import type { Track } from '../contracts/track';
import { followTrack, readTrack, type AskTrack } from './track';

const now = Date.parse('2026-11-22T12:00:00+05:30');
const aTrack = (status: OrderStatus, inMinutes = 45): Track => ({
  now: new Date(now).toISOString(),
  orderId: 'BK482130770',
  kind: 'delivery',
  status,
  revision: 1,
  history: [{ status: 'placed', at: new Date(now).toISOString() }],
  createdAt: new Date(now).toISOString(),
  slot: null,
  promise: { from: new Date(now + inMinutes * 60_000).toISOString(), to: null },
  cancelUntil: null,
  unconfirmed: false,
});

function setUp(first: Awaited<ReturnType<AskTrack>> = aTrack('placed')) {
  let seen = true;
  let mayTell = false;
  const ask = jest.fn<ReturnType<AskTrack>, Parameters<AskTrack>>(() => Promise.resolve(first));
  const told: unknown[] = [];
  const sight = jest.spyOn(document, 'visibilityState', 'get');
  sight.mockImplementation(() => (seen ? 'visible' : 'hidden'));
  followTrack(
    'key',
    ask,
    (track) => told.push(track),
    () => mayTell,
  );
  return {
    ask,
    told,
    look: async (isSeen: boolean, tells = false) => {
      seen = isSeen;
      mayTell = tells;
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    },
    pass: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000),
  };
}

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// When and how a page is asked again in general: `poll`.
test.each<[string, Awaited<ReturnType<AskTrack>>, number, number]>([
  ['asked for each ten seconds', aTrack('placed'), 60, 7],
  [
    'asked for each minute where it is for much later, once it is confirmed',
    aTrack('confirmed', 600),
    180,
    4,
  ],
  ['asked for each ten seconds before, however much later it is for', aTrack('placed', 600), 60, 7],
  ['asked for again where it cannot be had', null, 20, 3],
  ['asked for no more where there is none', 'none', 600, 1],
  ['asked for no more once it is delivered', aTrack('delivered'), 600, 1],
  ['asked for no more once it is cancelled', aTrack('cancelled'), 600, 1],
  [
    'asked for each minute while its money is on its way back',
    { ...aTrack('cancelled'), payment: { state: 'paid', until: null, refund: 'requested' } },
    180,
    4,
  ],
])('an order is %s', async (_how, answer, seconds, times) => {
  const { ask, told, pass } = setUp(answer);
  await pass(seconds);
  expect(ask).toHaveBeenCalledTimes(times);
  expect(told).toEqual(answer ? Array(times).fill(answer) : []);
});

test('it is asked for each half minute while the page is hidden and may tell', async () => {
  const { ask, pass, look } = setUp();
  await pass(0);
  await look(false, true);
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(29);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('only what tells of an order is read as one', () => {
  const track = aTrack('placed');
  expect(readTrack(track)).toBe(track);
  fc.assert(fc.property(fc.jsonValue(), (body) => expect(readTrack(body)).toBeNull()));
  for (const wrong of [{ status: 'on_hold' }, { history: null }, { orderId: 7 }, { now: 'noon' }]) {
    expect(readTrack({ ...track, ...wrong })).toBeNull();
  }
});
