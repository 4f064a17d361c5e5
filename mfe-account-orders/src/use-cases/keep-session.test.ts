import type { Session, User } from '@burger/shared/contracts';
import { createSessionKeeper } from './keep-session';

const asha: User = {
  uid: 'u1',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};

function setUp({ hinted = false, down = false } = {}) {
  const told: Session['status'][] = [];
  const logged: unknown[] = [];
  let signedIn = hinted;
  let changed: (user: User | null) => void = () => {};
  let timeUp = () => {};
  const watch = jest.fn((listener: typeof changed) => {
    changed = listener;
    return down ? Promise.reject(new Error('down')) : Promise.resolve(() => {});
  });
  const signOut = jest.fn(() => (down ? Promise.reject(new Error('down')) : Promise.resolve()));
  const keeper = createSessionKeeper({
    identity: { watch, signOut },
    hint: {
      signedIn: () => signedIn,
      set: (value) => {
        signedIn = value;
      },
    },
    wait: () => new Promise((resolve) => (timeUp = resolve)),
    tell: ({ status }) => told.push(status),
    log: (error) => logged.push(error),
  });
  return {
    keeper,
    told,
    logged,
    watch,
    signOut,
    hint: () => signedIn,
    change: (user: User | null) => changed(user),
    timeUp: () => timeUp(),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('without the hint nobody is signed in, at once, and the provider is not loaded', () => {
  const { keeper, told, watch } = setUp();
  keeper.begin();
  expect(told).toEqual(['signed-out']);
  expect(watch).not.toHaveBeenCalled();
});

test('with the hint it is unknown until the provider has spoken', async () => {
  const { keeper, told, change, timeUp } = setUp({ hinted: true });
  keeper.begin();
  expect(told).toEqual(['unknown']);
  change(asha);
  timeUp();
  await settle();
  expect(told).toEqual(['unknown', 'signed-in']);
});

test('a session that has ended meanwhile takes the hint with it', () => {
  const { keeper, told, change, hint } = setUp({ hinted: true });
  keeper.begin();
  change(null);
  expect(told).toEqual(['unknown', 'signed-out']);
  expect(hint()).toBe(false);
});

test('a provider that is down leaves a signed-out page and the hint for later', async () => {
  const { keeper, told, hint, watch } = setUp({ hinted: true, down: true });
  keeper.begin();
  await settle();
  expect(told).toEqual(['unknown', 'signed-out']);
  expect(hint()).toBe(true);
  keeper.askAgain();
  await settle();
  expect(watch).toHaveBeenCalledTimes(2);
});

test('a provider that never answers is not waited for, and still heard when it does', async () => {
  const { keeper, told, change, timeUp } = setUp({ hinted: true });
  keeper.begin();
  timeUp();
  await settle();
  expect(told).toEqual(['unknown', 'signed-out']);
  change(asha);
  expect(told).toEqual(['unknown', 'signed-out', 'signed-in']);
});

test('signing in leaves the hint; the provider is watched once', async () => {
  const { keeper, change, hint, watch } = setUp();
  keeper.begin();
  await Promise.all([keeper.watch(), keeper.watch()]);
  change(asha);
  expect(hint()).toBe(true);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('a failed sign-out is only logged', async () => {
  const { keeper, logged } = setUp({ down: true });
  await keeper.signOut();
  expect(logged).toHaveLength(1);
});
