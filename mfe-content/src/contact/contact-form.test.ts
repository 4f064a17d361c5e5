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

test.each([
  ['a required field', emptyContact, 'missing', ['email', 'message', 'name', 'subject']],
  ['an address', { ...good, email: 'asha' }, 'bad-email', ['email']],
  ['an endless message', { ...good, message: 'x'.repeat(10_000) }, 'too-long', ['message']],
] as const)('%s is told of at its field only', (_name, draft, problem, fields) => {
  const problems = checkContact(draft).problems ?? {};
  expect(Object.keys(problems).sort()).toEqual(fields);
  for (const fault of Object.values(problems)) expect(fault.problem).toBe(problem);
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
