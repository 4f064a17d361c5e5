import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome, SignInProblem } from './sign-in';
import { EmailPanel } from './email';

function setUp(outcome: Promise<Outcome> = Promise.resolve({ done: true })) {
  const signIn = {
    withEmail: jest.fn((_email: string, _password: string) => outcome),
    createAccount: jest.fn((_email: string, _password: string) => outcome),
    resetPassword: jest.fn((_email: string) => outcome),
  };
  renderPage(<EmailPanel signIn={signIn} />);
  return { signIn, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

test('email sign-in requires both fields and focuses the first invalid one', async () => {
  const { signIn, user } = setUp();
  await user.click(button('Sign In'));
  expect(email()).toHaveAccessibleDescription('Please enter your email address');
  expect(email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Please enter your password');
  for (const bad of ['asha', 'asha@', 'a b@x.in', '@x.in', 'asha@example']) {
    await user.clear(email());
    await user.type(email(), `${bad}{Enter}`);
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  }
  await user.type(email(), '.in');
  await user.type(password(), '12345{Enter}');
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(password()).toHaveFocus();
  expect(signIn.withEmail).not.toHaveBeenCalled();
});

test('the email form toggles to creating an account and back, with matching autocomplete values', async () => {
  const { signIn, user } = setUp();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.click(button('New here? Create an account'));
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await user.type(email(), 'asha@example.in');
  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.click(button('Create Account'));
  expect(signIn.createAccount).toHaveBeenCalledWith('asha@example.in', 'secret1');
  await user.click(button('Have an account? Sign in'));
  expect(button('Sign In')).toBeVisible();
});

test('a password reset needs an email address and announces the mail with the link', async () => {
  const { signIn, user } = setUp();
  await user.click(button('Forgot password?'));
  expect(signIn.resetPassword).not.toHaveBeenCalled();
  await user.type(email(), 'asha@example.in');
  await user.click(button('Forgot password?'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If asha@example.in has an account, a link to set a new password is on its way.',
  );
});

test.each<[SignInProblem, string | RegExp]>([
  [{ kind: 'fallback', method: 'email' }, 'Authentication failed'],
  [{ kind: 'known', problem: 'credential' }, /do not match/],
  [{ kind: 'provider', text: 'Something odd.' }, 'Something odd.'],
])(
  'a busy email form ignores a second click, and a failed sign-in shows an alert: %j',
  async (...row) => {
    const [problem, reported] = row;
    let answer: (outcome: Outcome) => void = () => {};
    const { signIn, user } = setUp(new Promise((resolve) => (answer = resolve)));
    await user.type(email(), ' asha@example\u200b.in ');
    await user.type(password(), 'secret1{Enter}');
    expect(button('Signing in…')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Signing in…'));
    expect(signIn.withEmail.mock.calls).toEqual([['asha@example.in', 'secret1']]);
    answer({ done: false, problem });
    expect(await screen.findByRole('alert')).toHaveTextContent(reported);
    expect(button('Sign In')).not.toHaveAttribute('aria-disabled');
  },
);
