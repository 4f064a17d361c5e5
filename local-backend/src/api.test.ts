import { runRepeatedly } from './api';

const sweeping = { what: 'mails', everyMs: 1000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runRepeatedly starts a sweep only after the previous one has ended, and none once it is stopped', async () => {
  let end: (() => void) | undefined;
  const sweep = jest.fn(
    () =>
      new Promise<{ sent: number; failed: number }>(
        (resolve) => (end = () => resolve({ sent: 0, failed: 0 })),
      ),
  );
  const stop = runRepeatedly(sweep, { ...sweeping, say: () => undefined });
  await jest.advanceTimersByTimeAsync(3000);
  expect(sweep).toHaveBeenCalledTimes(1);
  end?.();
  await jest.advanceTimersByTimeAsync(1000);
  expect(sweep).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  end?.();
  await stopping;
  expect(sweep).toHaveBeenCalledTimes(2);
});

test('runRepeatedly logs the error name of a failed sweep and runs the next sweep', async () => {
  const messages: string[] = [];
  const sweep = jest.fn(() => Promise.reject(new TypeError('about Asha')));
  const stop = runRepeatedly(sweep, { ...sweeping, say: (line) => messages.push(line) });
  await jest.advanceTimersByTimeAsync(2000);
  expect(messages).toEqual(Array(2).fill('The job for mails failed: TypeError'));
  await stop();
});
