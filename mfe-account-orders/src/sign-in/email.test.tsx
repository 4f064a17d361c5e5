import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome } from './sign-in';
import { emailFault, EmailPanel, passwordFault } from './email';

const done: Outcome = { done: true };

function setUp(outcome: Promise<Outcome> = Promise.resolve(done)) {
  const signIn = {
    withEmail: jest.fn((_email: string, _password: string) => outcome),
    createAccount: jest.fn((_email: string, _password: string) => outcome),
    resetPassword: jest.fn((_email: string) => outcome),
  };
  renderPage(<EmailPanel signIn={signIn} />);
  return { signIn, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('Email address');
const press = (name: string) => screen.getByRole('button', { name });

test('both fields are required and the first wrong one gets the focus', async () => {
  const { signIn, user } = setUp();
  await user.click(press('Sign In'));
  expect(email()).toHaveAccessibleDescription('Please enter your email address');
  expect(email()).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please enter your password',
  );
  await user.type(email(), 'asha@example');
  await user.click(press('Sign In'));
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  await user.type(email(), '.in');
  await user.type(screen.getByLabelText('Password'), '12345');
  await user.click(press('Sign In'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(signIn.withEmail).not.toHaveBeenCalled();
});

test('signs in, by Enter too', async () => {
  const { signIn, user } = setUp();
  await user.type(email(), ' asha@example.in ');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(signIn.withEmail).toHaveBeenCalledWith('asha@example.in', 'secret1');
});

test('toggles to creating an account and back, with the right autocompletion', async () => {
  const { signIn, user } = setUp();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(press('New here? Create an account'));
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await user.type(email(), 'asha@example.in');
  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.click(press('Create Account'));
  expect(signIn.createAccount).toHaveBeenCalledWith('asha@example.in', 'secret1');
  await user.click(press('Have an account? Sign in'));
  expect(press('Sign In')).toBeVisible();
});

test('the password can be shown', async () => {
  const { user } = setUp();
  await user.click(press('Show password'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(press('Hide password'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a forgotten password needs the email and says what happens next', async () => {
  const { signIn, user } = setUp();
  await user.click(press('Forgot password?'));
  expect(signIn.resetPassword).not.toHaveBeenCalled();
  await user.type(email(), 'asha@example.in');
  await user.click(press('Forgot password?'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If asha@example.in has an account, a link to set a new password is on its way.',
  );
});

test('busy: says so and does not answer a second press; a refusal is an alert', async () => {
  let answer: (outcome: Outcome) => void = () => {};
  const { signIn, user } = setUp(new Promise((resolve) => (answer = resolve)));
  await user.type(email(), 'asha@example.in');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(press('Sign In'));
  expect(press('Signing in…')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Signing in…'));
  expect(signIn.withEmail).toHaveBeenCalledTimes(1);
  answer({ done: false, problem: { kind: 'fallback', method: 'email' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed');
  expect(press('Sign In')).not.toHaveAttribute('aria-disabled');
});

test('an email needs text, an at-sign, a domain, a dot and a suffix', () => {
  expect(emailFault(' ')).toBe('email');
  for (const bad of ['asha', 'asha@', 'asha@x', 'a b@x.in', '@x.in']) {
    expect(emailFault(bad)).toBe('badEmail');
  }
  expect(emailFault(' asha@example\u200b.in ')).toBeNull();
});

test('a password has at least 6 characters', () => {
  expect(passwordFault('')).toBe('password');
  expect(passwordFault('12345')).toBe('shortPassword');
  expect(passwordFault('123456')).toBeNull();
});
