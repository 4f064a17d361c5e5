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

test.each<[string, () => Promise<void>, string]>([
  ['an instant answer', () => Promise.resolve(), 'sent'],
  ['a failure', () => Promise.reject(new Error('503')), '503'],
])('%s still takes a second', async (_what, send, outcome) => {
  const told = jest.fn();
  void createSendMessage(
    send,
    wait,
  )(message).then(
    () => told('sent'),
    (error: Error) => told(error.message),
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(outcome);
});
