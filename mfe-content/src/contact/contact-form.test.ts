import { wait } from '@burger/shared/device';
import { checkContact, type ContactDraft, createSendMessage, emptyContact } from './contact-form';

const good: ContactDraft = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'catering',
  message: 'Thirty burgers on Friday?',
};

test('a message without a phone is complete', () => {
  expect(checkContact(good)).toEqual({ message: good, problems: null });
});

test('each required field says what it lacks', () => {
  expect(checkContact(emptyContact).problems).toEqual({
    name: { problem: 'missing', field: 'name', most: expect.any(Number) },
    email: { problem: 'missing', field: 'email', most: expect.any(Number) },
    subject: { problem: 'missing', field: 'subject', most: 0 },
    message: { problem: 'missing', field: 'message', most: expect.any(Number) },
  });
});

test('a wrong address is named at its field only', () => {
  expect(checkContact({ ...good, email: 'asha' }).problems).toEqual({
    email: expect.objectContaining({ problem: 'bad-email' }),
  });
});

test('an endless message is refused', () => {
  const { problems } = checkContact({ ...good, message: 'x'.repeat(10_000) });
  expect(problems?.message).toEqual({ problem: 'too-long', field: 'message', most: 4000 });
});

test.each([
  ['an instant answer still takes a second', Promise.resolve(), 'sent'],
  ['a failure is told after the same second', Promise.reject(new Error('503')), '503'],
])('%s', async (_name, answer, told) => {
  jest.useFakeTimers();
  const heard: string[] = [];
  void createSendMessage(
    () => answer,
    wait,
  )({ ...good, subject: 'catering' }).then(
    () => heard.push('sent'),
    (error: Error) => heard.push(error.message),
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([told]);
  jest.useRealTimers();
});
