import {
  type CustomerLocation,
  locationProblems,
  type Session,
  type User,
} from '@burger/shared/contracts';
import { aBus, renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha as named, nowhere } from '../testing/people';
import { AccountMenu } from './account-menu';

const asha = { ...named, displayName: null };

function setUp(user: User | null = asha) {
  const bus = aBus();
  const requests: unknown[] = [];
  bus.on('session/sign-in-requested').subscribe((event) => requests.push(event));
  bus.on('session/sign-out-requested').subscribe(() => requests.push('sign out'));
  bus.on('location/lookup-requested').subscribe((event) => requests.push(event));
  renderPage(
    <>
      <AccountMenu bus={bus} />
      <button type="button">Cart</button>
    </>,
  );
  const session: Session = user ? { status: 'signed-in', user } : { status: 'signed-out' };
  const signIn = () => act(() => bus.emit('session/changed', session));
  const locate = (location: Partial<CustomerLocation>) =>
    act(() => bus.emit('location/changed', { ...nowhere, ...location }));
  return { bus, requested: requests, signIn, locate, user: userEvent.setup() };
}

const open = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /Account of/ }));

const entries = ['My Profile', 'My Orders', 'Settings'];

test.each([
  ['a first visitor sees Sign In', false],
  ['a returning customer sees a placeholder', true],
])('until the session is known, %s in the account menu', (_what, wasHere) => {
  document.documentElement.toggleAttribute('data-account', wasHere);
  const { bus } = setUp();
  act(() => bus.emit('session/changed', { status: 'unknown' }));
  expect(screen.queryByRole('button', { name: /Sign In|Account/ }) === null).toBe(wasHere);
  const message = screen.queryByRole('status')?.textContent;
  expect(message).toBe(wasHere ? 'Checking your account' : undefined);
  document.documentElement.removeAttribute('data-account');
});

test('the Sign In button requests a dialog that cannot be skipped', async () => {
  const { requested, signIn, user } = setUp(null);
  signIn();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(requested).toEqual([{ skippable: false }]);
});

test('the menu of a signed-in customer shows name, email, area and five entries', async () => {
  const { signIn, locate, user } = setUp();
  signIn();
  locate({ status: 'known', coordinates: { lat: 1, lng: 2 }, locality: 'Bidarahalli' });
  await open(user);
  const button = screen.getByRole('button', { name: 'Account of asha' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('asha@example.in')).toBeVisible();
  expect(screen.getByText('Bidarahalli')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(entries);
  expect(screen.getByRole('button', { name: 'Update Location' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test.each([
  ['My Profile', '/account', ''],
  ['My Orders', '/orders', ''],
  ['Settings', '/account', '#my-data'],
])('%s in the account menu leads to %s%s and closes the menu', async (name, path, hash) => {
  const { signIn, user } = setUp();
  signIn();
  await open(user);
  await user.click(screen.getByRole('link', { name }));
  expect([window.location.pathname, window.location.hash]).toEqual([path, hash]);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('Sign Out in the account menu requests the sign-out, closes the menu and keeps the focus', async () => {
  const { bus, requested, signIn, user } = setUp();
  signIn();
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(requested).toEqual(['sign out']);
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
});

test('a failed location lookup shows its message, and Retry Location starts a new lookup', async () => {
  const { requested, signIn, locate, user } = setUp();
  signIn();
  locate({ status: 'failed', locality: 'Kithaganur', problem: 'unavailable' });
  await open(user);
  expect(screen.getByText('Kithaganur')).toBeVisible();
  expect(screen.getByText('Location unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry Location' }));
  expect(requested).toEqual([{ purpose: 'menu' }]);
  locate({ status: 'looking', locality: 'Kithaganur' });
  expect(screen.queryByText('Location unavailable')).toBeNull();
  expect(screen.getByText('Getting location...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update Location' })).toBeVisible();
});

test('each location problem shows the message of the specification in the account menu', async () => {
  const { signIn, locate, user } = setUp();
  signIn();
  await open(user);
  const message = locationProblems.map((problem) => {
    locate({ status: 'failed', locality: 'Kithaganur', problem });
    return screen.getByRole('status').textContent.replace('Kithaganur', '');
  });
  expect(message).toEqual([
    'Geolocation not supported',
    'Location access denied',
    'Location unavailable',
    'Location timeout',
    'Location error',
    'Location unavailable',
    'Location timeout',
    'Location service unavailable',
    'Location service temporarily unavailable',
  ]);
});

test('Escape closes the account menu and restores the focus; a click or focus outside closes it', async () => {
  const { signIn, user } = setUp();
  signIn();
  const button = () => screen.getByRole('button', { name: 'Account of asha' });
  await open(user);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
  await open(user);
  await user.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  for (let tabs = 0; tabs < 6; tabs += 1) await user.tab();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
