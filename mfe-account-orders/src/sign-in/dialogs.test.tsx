import type { Session } from '@burger/shared/contracts';
import { Link } from '@burger/shared/router';
import { aBus, renderPage } from '@burger/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ashaIsHere, nowhere } from '../testing/people';
import type { Offer } from './device';
import { AccountDialogs, offerFor } from './dialogs';
import type { Outcome, SignIn } from './sign-in';

type Visit = Parameters<typeof offerFor>[0];
const out: Session = { status: 'signed-out' };

test.each<[string, Offer | null, Partial<Visit> & { no?: Offer }]>([
  ['nothing before the session is known', null, { session: undefined }],
  ['sign-in to a signed-out visitor', 'sign-in', { session: out }],
  ['nothing to a visitor who declined sign-in', null, { session: out, no: 'sign-in' }],
  ['nothing to a signed-out visitor with a cart', null, { session: out, isOrdering: true }],
  [
    'nothing to a signed-out visitor on the tracking page',
    null,
    { session: out, path: '/track/01' },
  ],
  ['a lookup to a signed-in customer, even with a cart', 'location', { isOrdering: true }],
  ['nothing to a customer who declined the lookup', null, { no: 'location' }],
  [
    'nothing to a customer with a known place',
    null,
    { location: { ...nowhere, status: 'known', coordinates: { lat: 13, lng: 77 } } },
  ],
  [
    'nothing to a customer whose lookup has failed',
    null,
    { location: { ...nowhere, status: 'failed' } },
  ],
  ['nothing at the checkout', null, { path: '/checkout' }],
])('offerFor offers, unasked, %s: %s', (_what, offer, { no, ...visit }) => {
  const usual = { session: ashaIsHere, location: nowhere, isOrdering: false, path: '/' };
  const has = (one: Offer) => one === no;
  expect(offerFor({ ...usual, declined: { has }, ...visit })).toBe(offer);
});

const done = (): Promise<Outcome> => Promise.resolve({ done: true });

function setUp(ways: Partial<SignIn> = {}, path = '/') {
  const bus = aBus();
  const offers = new Set<Offer>();
  const add = (offer: Offer) => void offers.add(offer);
  const declined = { has: (offer: Offer) => offers.has(offer), add, addForVisit: add };
  let quiet: (() => void) | null = null;
  let orders: () => void = () => undefined;
  let moved: (() => void) | null = null;
  const prepare = jest.fn();
  const signIn = { prepare, withGoogle: done, ...ways } as SignIn;
  const attention = {
    whenUndisturbed: (run: () => void, whenOrdering: () => void) => {
      [quiet, orders] = [run, whenOrdering];
      return () => void (quiet = null);
    },
    whenSomebodyMoves: (run: () => void) => {
      moved = run;
      return () => void (moved = null);
    },
  };
  renderPage(
    <>
      <AccountDialogs bus={bus} signIn={signIn} declined={declined} attention={attention} />
      <Link to="/privacy">Privacy</Link>
      <Link to="/menu">Menu</Link>
    </>,
    path,
  );
  return {
    ...{ bus, declined, prepare, user: userEvent.setup() },
    signedOut: () => act(() => bus.emit('session/changed', out)),
    signedIn: () => act(() => bus.emit('session/changed', ashaIsHere)),
    ask: () => act(() => bus.emit('session/sign-in-requested', { skippable: false })),
    quiet: () => act(() => quiet?.()),
    orders: () => orders(),
    offered: () => quiet !== null,
    moved: () => act(() => moved?.()),
  };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Sign In or Create Account' });
const chosenTab = () => screen.getByRole('tab', { selected: true });

test('a signed-out visitor is offered sign-in on an idle page, and its code loads on the first input', async () => {
  const { signedOut, quiet, moved, prepare, declined, offered, user } = setUp();
  signedOut();
  expect(dialog()).toBeNull();
  quiet();
  expect(dialog()).toBeVisible();
  expect(prepare).not.toHaveBeenCalled();
  moved();
  expect(prepare).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(dialog()).toBeNull();
  expect(declined.has('sign-in')).toBe(true);
  expect(offered()).toBe(false);
});

test('a visitor who opened a dish is not offered sign-in on later pages', async () => {
  const { signedOut, orders, offered, user } = setUp({}, '/menu');
  signedOut();
  expect(offered()).toBe(true);
  orders();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(offered()).toBe(false);
});

test('a requested sign-in dialog opens at once and can only be closed, not skipped', async () => {
  const { ask, prepare, user } = setUp();
  ask();
  expect(dialog()).toBeVisible();
  expect(prepare).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

test('the sign-in dialog closes and announces a successful sign-in, which does not count as declined', async () => {
  const { ask, signedOut, signedIn, declined } = setUp();
  signedOut();
  ask();
  expect(await screen.findByRole('tab', { name: 'Google' })).toHaveFocus();
  signedIn();
  expect(dialog()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Signed in as Asha');
  expect(declined.has('sign-in')).toBe(false);
  ask();
  expect(dialog()).toBeNull();
});

test.each([
  ['Yes', [{ purpose: 'menu' }]],
  ['Later', []],
])(
  'the location prompt starts a lookup on Yes and stays away after Later: %s',
  async (answer, requested) => {
    const { bus, declined, signedIn, quiet, offered, user } = setUp();
    const lookups: unknown[] = [];
    bus.on('location/lookup-requested').subscribe((event) => lookups.push(event));
    act(() => bus.emit('location/changed', nowhere));
    signedIn();
    quiet();
    const prompt = screen.getByRole('dialog', { name: 'Use your location?' });
    expect(prompt).toBeVisible();
    expect(within(prompt).getByRole('link', { name: 'Privacy notice' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(lookups).toEqual(requested);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(declined.has('location')).toBe(true);
    expect(offered()).toBe(false);
  },
);

test.each([
  [390, '/', 'Phone'],
  [1024, '/', 'Google'],
  // The checkout page has its own phone number form, so this dialog starts with another method.
  [390, '/checkout', 'Google'],
])(
  'at %i px on %s the sign-in dialog starts with the tab %s of three',
  async (width, path, name) => {
    const before = window.innerWidth;
    window.innerWidth = width;
    setUp({}, path).ask();
    const tabs = await screen.findAllByRole('tab');
    window.innerWidth = before;
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Google', 'Email', 'Phone']);
    expect(chosenTab()).toHaveTextContent(name);
  },
);

test('the tabs of the sign-in dialog follow the arrow keys, Home and End', async () => {
  const { ask, user } = setUp();
  ask();
  await user.click(await screen.findByRole('tab', { name: 'Google' }));
  await user.keyboard('{ArrowRight}');
  expect(chosenTab()).toHaveTextContent('Email');
  expect(chosenTab()).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Email' })).toBeVisible();
  await user.keyboard('{End}');
  expect(chosenTab()).toHaveTextContent('Phone');
  await user.keyboard('{ArrowRight}');
  expect(chosenTab()).toHaveTextContent('Google');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(chosenTab()).toHaveTextContent('Google');
});

test('a failed Google sign-in shows its error and can be repeated', async () => {
  const withGoogle = jest.fn((): Promise<Outcome> =>
    Promise.resolve({ done: false, problem: { kind: 'fallback', method: 'google' } }),
  );
  const { ask, user } = setUp({ withGoogle });
  ask();
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign in with Google');
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(withGoogle).toHaveBeenCalledTimes(2);
});
