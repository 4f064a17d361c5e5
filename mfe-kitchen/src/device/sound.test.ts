import { recordingAudio } from '../testing/audio';
import { audioOutput } from './sound';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));

test('the alarm sound creates no AudioContext and is silent before unlock()', async () => {
  const { make, tones } = recordingAudio();
  const requests = jest.fn(make);
  const output = audioOutput(requests);
  output.play('news');
  await jest.advanceTimersByTimeAsync(1900);
  expect(requests).not.toHaveBeenCalled();
  expect(tones).toEqual([]);
  // The alarm that was requested before unlocking starts with the next round.
  expect(await output.unlock()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(tones).toHaveLength(4);
});

test('the two tones for a new order repeat every two seconds until the alarm changes', async () => {
  const { make, tones } = recordingAudio();
  const output = audioOutput(make);
  await output.unlock();
  output.play('news');
  await jest.advanceTimersByTimeAsync(4000);
  expect(tones).toHaveLength(12);
  expect(tones.map(({ start }) => start).slice(0, 5)).toEqual([0, 0.2, 0.56, 0.76, 2]);
  for (const { start, stop } of tones) expect(stop).toBeGreaterThan(start);
  output.play('news');
  expect(tones).toHaveLength(12);
  output.play('silence');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(tones).toHaveLength(12);
  expect(tones.slice(-4).every(({ isWired }) => !isWired)).toBe(true);
});

test('the alarm sound reports audible=false when the browser silences the page', async () => {
  const { make, context } = recordingAudio();
  const output = audioOutput(make);
  await output.unlock();
  expect(output.audible.get()).toBe(true);
  context.state = 'interrupted';
  context.onstatechange?.();
  expect(output.audible.get()).toBe(false);
});

test('the alarm sound on a device without audio reports audible=false and throws nothing', async () => {
  const output = audioOutput(() => {
    throw new Error('No hardware');
  });
  expect(await output.unlock()).toBe(false);
  expect(output.audible.get()).toBe(false);
  output.play('news');
  output.play('silence');
});
