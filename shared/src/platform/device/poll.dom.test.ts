import { poll } from './poll';

let isVisible = true;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const look = (isPageVisible: boolean) => {
  isVisible = isPageVisible;
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(0);
};
const online = () => {
  window.dispatchEvent(new Event('online'));
  return pass(0);
};

beforeEach(() => {
  isVisible = true;
  jest.useFakeTimers();
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Polls a counter and records its responses; `pause` maps each response to the next delay. */
function polling(
  pause: (count: number) => number | null,
  ...more: [whileHidden?: () => boolean, firstAfter?: number]
) {
  const received: number[] = [];
  let count = 0;
  const ask = jest.fn(() => Promise.resolve(++count));
  const asking = poll(
    ask,
    (answer) => {
      received.push(answer);
      return pause(answer);
    },
    ...more,
  );
  return { ask, asking, received };
}

test('poll requests immediately or after the first delay, then after the pause that each response sets', async () => {
  const { ask } = polling(() => null, undefined, 500);
  await pass(499);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  const { received } = polling((count) => [1000, 5000][count - 1] ?? null);
  await pass(0);
  expect(received).toEqual([1]);
  await pass(1000);
  expect(received).toEqual([1, 2]);
  await pass(4999);
  expect(received).toEqual([1, 2]);
  await pass(60_000);
  expect(received).toEqual([1, 2, 3]);
});

test('poll without a pause requests when the page is shown, the network returns or now() is called', async () => {
  const { asking, received } = polling(() => null);
  await pass(0);
  await look(false);
  await look(true);
  await online();
  asking.now();
  await pass(0);
  expect(received).toEqual([1, 2, 3, 4]);
});

test('poll sends no requests while the page is hidden, not even when the network returns', async () => {
  const { ask } = polling(() => 1000);
  await pass(0);
  await look(false);
  await pass(60_000);
  await online();
  expect(ask).toHaveBeenCalledTimes(1);
  await look(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('poll with whileHidden continues at its pace while hidden, and sends nothing as the page is hidden', async () => {
  const { ask } = polling(
    () => 1000,
    () => true,
  );
  await pass(500);
  await look(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(2500);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('poll never has two requests in progress', async () => {
  let answer: () => void = () => undefined;
  const ask = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const asking = poll(ask, () => 1000);
  asking.now();
  await look(true);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a stopped poll ignores a pending response and sends no more requests', async () => {
  const { ask, asking, received } = polling(() => 1000);
  asking.stop();
  asking.now();
  await look(true);
  await online();
  await pass(60_000);
  expect([ask.mock.calls.length, received]).toEqual([1, []]);
});
