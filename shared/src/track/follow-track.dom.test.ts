import type { OrderStatus } from '../order/order-states';
import { followTrack } from './track';
import type { Track, AskTrack } from './track';

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
  let answer = first;
  let seen = true;
  let mayTell = false;
  const ask = jest.fn<ReturnType<AskTrack>, Parameters<AskTrack>>(() => Promise.resolve(answer));
  const told: unknown[] = [];
  const sight = jest.spyOn(document, 'visibilityState', 'get');
  sight.mockImplementation(() => (seen ? 'visible' : 'hidden'));
  const follower = followTrack(
    'key',
    ask,
    (track) => told.push(track),
    () => mayTell,
  );
  return {
    ask,
    told,
    follower,
    answers: (next: typeof first) => (answer = next),
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

test('asks at once and each ten seconds, and tells what it hears', async () => {
  const { ask, told, pass, answers } = setUp();
  await pass(0);
  expect(told).toMatchObject([{ status: 'placed' }]);
  answers(aTrack('confirmed'));
  await pass(10);
  expect(told).toMatchObject([{ status: 'placed' }, { status: 'confirmed' }]);
  await pass(60);
  expect(ask).toHaveBeenCalledTimes(8);
});

test('asks each half minute while it is hidden and may tell', async () => {
  const { ask, pass, look } = setUp();
  await pass(0);
  await look(false, true);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(29);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each(['delivered', 'cancelled'] as const)('asks no more once it is %s', async (status) => {
  const { ask, told, pass, look } = setUp(aTrack(status));
  await pass(600);
  await look(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).toHaveLength(1);
});

test('asks no more where there is no order', async () => {
  const { ask, told, pass } = setUp('none');
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['none']);
});

test('what cannot be had is asked for again, and says nothing', async () => {
  const { told, pass, answers } = setUp(null);
  await pass(10);
  expect(told).toEqual([]);
  answers(aTrack('preparing'));
  await pass(10);
  expect(told).toMatchObject([{ status: 'preparing' }]);
});

test('what is promised for much later is asked for each minute, once it is confirmed', async () => {
  const { ask, pass, answers } = setUp(aTrack('placed', 600));
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(2);
  answers(aTrack('confirmed', 600));
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(59);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(4);
});
