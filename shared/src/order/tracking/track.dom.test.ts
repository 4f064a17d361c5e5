import fc from 'fast-check';
import type { OrderStatus } from '../../contracts/order-states';
import type { Track } from '../../contracts/track';
import { pushedTracks } from './pushed-tracks';
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
  addedMinutes: 0,
  reason: null,
  cancelUntil: null,
  unconfirmed: false,
});

function setUp(first: Awaited<ReturnType<AskTrack>> = aTrack('placed'), key = 'key') {
  let latest = true;
  let mayTell = false;
  const ask = jest.fn<ReturnType<AskTrack>, Parameters<AskTrack>>(() => Promise.resolve(first));
  const reported: unknown[] = [];
  const sight = jest.spyOn(document, 'visibilityState', 'get');
  sight.mockImplementation(() => (latest ? 'visible' : 'hidden'));
  followTrack(
    key,
    ask,
    (track) => reported.push(track),
    () => mayTell,
  );
  return {
    ask,
    reported,
    refresh: async (isVisible: boolean, tells = false) => {
      latest = isVisible;
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

// `poll` has its own tests of intervals and visibility.
test.each<[string, Awaited<ReturnType<AskTrack>>, number, number]>([
  ['polled every ten seconds when it was just placed', aTrack('placed'), 60, 7],
  ['polled every minute when it is confirmed for much later', aTrack('confirmed', 600), 180, 4],
  [
    'polled every ten seconds until it is confirmed, even for much later',
    aTrack('placed', 600),
    60,
    7,
  ],
  ['polled again every ten seconds when requests fail', null, 20, 3],
  ['polled once if the order does not exist', 'none', 600, 1],
  ['polled once if it is delivered', aTrack('delivered'), 600, 1],
  ['polled once if it is cancelled', aTrack('cancelled'), 600, 1],
  [
    'polled every minute while a refund is requested',
    { ...aTrack('cancelled'), payment: { state: 'paid', until: null, refund: 'requested' } },
    180,
    4,
  ],
])('the tracking data of an order is %s', async (_how, answer, seconds, times) => {
  const { ask, reported, pass } = setUp(answer);
  await pass(seconds);
  expect(ask).toHaveBeenCalledTimes(times);
  expect(reported).toEqual(answer ? Array(times).fill(answer) : []);
});

test('a page whose order is told by push polls once a minute, and at once after a push', async () => {
  const workers = new EventTarget();
  Object.assign(navigator, { serviceWorker: workers });
  pushedTracks.add('0'.repeat(32));
  const { ask, pass } = setUp(aTrack('placed'), '0'.repeat(32));
  await pass(600);
  // 61 requests without push.
  expect(ask).toHaveBeenCalledTimes(11);
  workers.dispatchEvent(new MessageEvent('message', { data: 'pushed' }));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(12);
  pushedTracks.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a hidden tracking page that may notify polls every 30 seconds', async () => {
  const { ask, pass, refresh } = setUp();
  await pass(0);
  await refresh(false, true);
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(29);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('readTrack returns null for anything that is not a valid response', () => {
  const track = aTrack('placed');
  expect(readTrack(track)).toBe(track);
  fc.assert(fc.property(fc.jsonValue(), (body) => expect(readTrack(body)).toBeNull()));
  for (const wrong of [{ status: 'on_hold' }, { history: null }, { orderId: 7 }, { now: 'noon' }]) {
    expect(readTrack({ ...track, ...wrong })).toBeNull();
  }
});
