import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import { SignInWays } from './ways.late';

const never = () => new Promise<never>(() => undefined);
const signIn = {
  warm: () => undefined,
  prepare: () => undefined,
  withGoogle: never,
  withEmail: never,
  createAccount: never,
  resetPassword: never,
  sendCode: never,
  confirmCode: never,
};

test.each([
  [390, 'Phone'],
  [1024, 'Google'],
])('on a window of %i px it begins with %s, of three tabs in their order', (width, name) => {
  const before = window.innerWidth;
  window.innerWidth = width;
  renderPage(<SignInWays signIn={signIn} />);
  window.innerWidth = before;
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Google',
    'Email',
    'Phone',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
});

test('where the page knows better, it begins with that', () => {
  const before = window.innerWidth;
  window.innerWidth = 390;
  renderPage(<SignInWays signIn={signIn} first="google" />);
  window.innerWidth = before;
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Google');
});
