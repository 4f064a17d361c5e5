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
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please choose a subject',
    message: 'Please enter your message',
  });
});

test('a wrong address is named at its field only', () => {
  expect(checkContact({ ...good, email: 'asha' }).problems).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('an endless message is refused', () => {
  const { problems } = checkContact({ ...good, message: 'x'.repeat(10_000) });
  expect(problems?.message).toMatch(/at most 4000/);
});
