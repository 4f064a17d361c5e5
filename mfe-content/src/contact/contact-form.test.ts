import { checkContact, emptyContact, type ContactDraft } from './contact-draft';

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
