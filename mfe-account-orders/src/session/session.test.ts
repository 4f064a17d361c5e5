import type { Session, User } from '@burger/shared/contracts';
import { storageKeys } from '@burger/shared/platform/storage';
import { storedTextInMemory } from '@burger/shared/testing';
import { asha } from '../testing/people';
import { sessionHint } from './stored-session';
import { createSessionStore } from './session';

function setUp({
  hinted = false,
  cached = null,
  down = false,
}: { hinted?: boolean; cached?: User | null; down?: boolean } = {}) {
  const published: Session['status'][] = [];
  const names: (string | null)[] = [];
  let quiet: (() => void) | null = null;
  let changed: (user: User | null) => void = () => {};
  let timeUp = () => {};
  const answer = () => (down ? Promise.reject(new Error('down')) : Promise.resolve());
  const fakes = {
    watch: jest.fn((listener: typeof changed) => {
      changed = listener;
      return answer().then(() => () => {});
    }),
    signOut: jest.fn(answer),
    rename: jest.fn((_name: string) => answer()),
    save: jest.fn((_user: User) => Promise.resolve()),
    forget: jest.fn(),
    leave: jest.fn(),
    tellOtherTabs: jest.fn(),
    log: jest.fn(),
  };
  const stored: Record<string, string | null> = {
    [storageKeys.signedIn]: hinted ? 'yes' : null,
    [storageKeys.customer]: cached && JSON.stringify(cached),
  };
  const hint = sessionHint((key) => storedTextInMemory(stored[key]).stored);
  const store = createSessionStore({
    ...fakes,
    identity: fakes,
    profiles: fakes,
    hint,
    wait: () => new Promise((resolve) => (timeUp = resolve)),
    whenIdle: (run) => {
      quiet = run;
      return () => (quiet = null);
    },
    tell: (session) => {
      published.push(session.status);
      if (session.status === 'signed-in') names.push(session.user.displayName);
    },
  });
  return {
    ...fakes,
    store,
    published,
    names,
    hint: hint.signedIn,
    hide: () => hint.set(null),
    change: (user: User | null) => changed(user),
    timeUp: () => timeUp(),
    getQuiet: () => quiet?.(),
  };
}

function begun(input: Parameters<typeof setUp>[0] = {}) {
  const all = setUp(input);
  all.store.begin();
  return all;
}
const here = { hinted: true, cached: asha };

const settle = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise<never>(() => {});

test('without a stored session the visitor is signed out at once, and Firebase is not loaded', () => {
  const { published, watch } = begun();
  expect(published).toEqual(['signed-out']);
  expect(watch).not.toHaveBeenCalled();
});

test.each([
  [asha, 'signed-in', true],
  [null, 'signed-out', false],
])(
  'with a stored session but no user the status is unknown until Firebase responds: %j',
  async (user, status, hinted) => {
    const { published, change, timeUp, hint } = begun({ hinted: true });
    expect(published).toEqual(['unknown']);
    change(user);
    timeUp();
    await settle();
    expect(published).toEqual(['unknown', status]);
    expect(hint()).toBe(hinted);
  },
);

test('a stored user is signed in at once, and Firebase confirms the session once the page is idle', async () => {
  const { published, names, watch, getQuiet, change, forget, leave } = begun(here);
  expect(names).toEqual(['Asha']);
  expect(watch).not.toHaveBeenCalled();
  getQuiet();
  expect(watch).toHaveBeenCalledTimes(1);
  change({ ...asha, displayName: 'Asha R' });
  expect(names).toEqual(['Asha', 'Asha R']);
  expect(forget).not.toHaveBeenCalled();
  change(null);
  expect(published.at(-1)).toBe('signed-out');
  expect(forget).toHaveBeenCalledTimes(1);
  // The session ended without a sign-out by the customer, so typed text is not deleted.
  expect(leave).not.toHaveBeenCalled();
});

test('an offline customer with a stored session stays signed in, and a stopped store never asks Firebase', async () => {
  const { published, getQuiet, hint } = begun({ ...here, down: true });
  getQuiet();
  await settle();
  expect(published).toEqual(['signed-in']);
  expect(hint()).toBe(true);
  const ended = begun(here);
  ended.store.end();
  ended.getQuiet();
  expect(ended.watch).not.toHaveBeenCalled();
});

test('a failing identity provider leaves the visitor signed out, and askAgain tries again', async () => {
  const { store, published, hint, watch } = begun({ hinted: true, down: true });
  await settle();
  expect(published).toEqual(['unknown', 'signed-out']);
  expect(hint()).toBe(true);
  store.askAgain();
  await settle();
  expect(watch).toHaveBeenCalledTimes(2);
});

test('an identity provider that does not respond leaves the visitor signed out until it does', async () => {
  const { published, change, timeUp } = begun({ hinted: true });
  timeUp();
  await settle();
  expect(published).toEqual(['unknown', 'signed-out']);
  change(asha);
  expect(published).toEqual(['unknown', 'signed-out', 'signed-in']);
});

test('signing in stores the session and subscribes to Firebase only once', async () => {
  const { store, change, hint, watch } = begun();
  await Promise.all([store.watch(), store.watch()]);
  change(asha);
  expect(hint()).toBe(true);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('session.welcome subscribes to Firebase and saves the profile without waiting for it', async () => {
  for (const saved of [Promise.reject(new Error('denied')), never()]) {
    const { store, watch, save } = setUp();
    save.mockReturnValueOnce(saved);
    await store.welcome(asha);
    expect(save).toHaveBeenCalledWith(asha);
    expect(watch).toHaveBeenCalledTimes(1);
  }
});

describe('a change in another tab', () => {
  test('a sign-out in another tab signs out here at once without calling Firebase', () => {
    const { store, published, forget, signOut, hide } = begun(here);
    store.otherTabChanged();
    expect(published).toEqual(['signed-in']);
    hide();
    store.otherTabChanged();
    expect(published).toEqual(['signed-in', 'signed-out']);
    expect(forget).toHaveBeenCalledTimes(1);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('a sign-out in another tab deletes text typed here, without notifying other tabs', () => {
    const { store, leave, tellOtherTabs } = begun(here);
    store.otherTabLeft();
    expect([leave, tellOtherTabs].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });
});

describe('signing out', () => {
  test.each([
    ['by the customer deletes her data', false, 1],
    ['by an ended session keeps her typed text', true, 0],
  ])('a sign-out cleans up the device: %s', async (_how, ended, times) => {
    const { store, watch, signOut, leave, tellOtherTabs } = begun(here);
    await store.signOut({ ended });
    expect([watch, signOut].map((one) => one.mock.calls.length)).toEqual([1, 1]);
    expect(leave).toHaveBeenCalledTimes(times);
    expect(tellOtherTabs).toHaveBeenCalledTimes(times);
  });

  test('signing out waits up to a second for a profile that is being saved', async () => {
    const { store, save, signOut, timeUp } = setUp();
    let saved = () => {};
    save.mockReturnValueOnce(new Promise<void>((resolve) => (saved = resolve)));
    await store.welcome(asha);
    const out = store.signOut();
    await settle();
    expect(signOut).not.toHaveBeenCalled();
    saved();
    await out;
    expect(signOut).toHaveBeenCalledTimes(1);
    save.mockReturnValueOnce(never());
    await store.welcome(asha);
    const soon = store.signOut();
    timeUp();
    await soon;
    expect(signOut).toHaveBeenCalledTimes(2);
    // A session that the server ended cannot save the profile, so sign-out does not wait for that.
    save.mockReturnValueOnce(never());
    await store.welcome(asha);
    await store.signOut({ ended: true });
    expect(signOut).toHaveBeenCalledTimes(3);
  });

  test('signing out without network works on this device, logs the failure, and reaches Firebase later', async () => {
    const { store, published, leave, log, signOut, hint, change } = begun({ ...here, down: true });
    await store.signOut();
    expect(log).toHaveBeenCalledTimes(1);
    expect(published).toEqual(['signed-in', 'signed-out']);
    expect(hint()).toBe(false);
    expect(leave).toHaveBeenCalledTimes(1);
    change(asha);
    expect(published).toHaveLength(2);
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});

describe('the name given with an order', () => {
  const unnamed = { ...asha, displayName: null };
  async function watched({ down = false } = {}) {
    const all = setUp({ down });
    await all.store.watch().catch(() => undefined);
    return all;
  }

  test('the name typed for an order becomes the name of an account without one, here and at Firebase', async () => {
    const { store, names, rename, save, change } = await watched();
    change(unnamed);
    await store.giveName('Asha Rao');
    expect(rename).toHaveBeenCalledWith('Asha Rao');
    expect(save).toHaveBeenCalledWith({ ...unnamed, displayName: 'Asha Rao' });
    expect(names).toEqual([null, 'Asha Rao']);
  });

  test("the name typed for an order does not replace an account's name, and is ignored when signed out", async () => {
    const { store, rename, change } = await watched();
    await store.giveName('Ravi');
    change(asha);
    await store.giveName('Ravi');
    expect(rename).not.toHaveBeenCalled();
  });

  test('the name typed for an order is not given to another customer who signed in meanwhile', async () => {
    const { store, names, rename, change } = await watched();
    change(unnamed);
    rename.mockImplementationOnce(async () => change({ ...asha, uid: 'u2' }));
    await store.giveName('Asha Rao');
    expect(names).toEqual([null, 'Asha']);
  });

  test("session.rename replaces the account's name, and rejects on failure", async () => {
    const { store, change, names, save } = await watched();
    change(asha);
    await store.rename('Asha Rao');
    expect(names).toEqual(['Asha', 'Asha Rao']);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Asha Rao' }));
    const down = await watched({ down: true });
    down.change(asha);
    await expect(down.store.rename('Asha')).rejects.toThrow('down');
  });
});
