import { createSendMessage } from './send-message';

const message = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'general' as const,
  message: 'Hello',
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an instant answer still takes a second', async () => {
  const done = jest.fn();
  void createSendMessage(() => Promise.resolve(), wait)(message).then(done);
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('a failure is told after the same second', async () => {
  const failed = jest.fn();
  createSendMessage(() => Promise.reject(new Error('503')), wait)(message).catch(failed);
  await jest.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('503'));
});
