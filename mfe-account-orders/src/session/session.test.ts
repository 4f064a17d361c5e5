import type { Session, User } from '@burger/shared/contracts';
import { createSessionKeeper } from './session';

const asha: User = {
  uid: 'u1',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};

function setUp({
  hinted = false,
  seen = null,
  down = false,
}: { hinted?: boolean; seen?: User | null; down?: boolean } = {}) {
  const told: Session['status'][] = [];
  const names: (string | null)[] = [];
  const logged: unknown[] = [];
  let signedIn = hinted;
  let quiet: (() => void) | null = null;
  let leaving = false;
  let changed: (user: User | null) => void = () => {};
  let timeUp = () => {};
  const forget = jest.fn();
  const leave = jest.fn();
  const tellOtherTabs = jest.fn();
  const watch = jest.fn((listener: typeof changed) => {
    changed = listener;
    return down ? Promise.reject(new Error('down')) : Promise.resolve(() => {});
  });
  const signOut = jest.fn(() => (down ? Promise.reject(new Error('down')) : Promise.resolve()));
  const rename = jest.fn((_name: string) =>
    down ? Promise.reject(new Error('down')) : Promise.resolve(),
  );
  const save = jest.fn((_user: User) => Promise.resolve());
  const keeper = createSessionKeeper({
    identity: { watch, signOut, rename },
    profiles: { save },
    hint: {
      signedIn: () => signedIn,
      user: () => seen,
      set: (value) => {
        signedIn = value !== null;
        leaving = false;
      },
      leave: () => {
        signedIn = false;
        leaving = true;
      },
      isLeaving: () => leaving,
    },
    wait: () => new Promise((resolve) => (timeUp = resolve)),
    whenQuiet: (run) => {
      quiet = run;
      return () => (quiet = null);
    },
    forget,
    leave,
    tellOtherTabs,
    tell: (session) => {
      told.push(session.status);
      if (session.status === 'signed-in') names.push(session.user.displayName);
    },
    log: (error) => logged.push(error),
  });
  return {
    keeper,
    told,
    names,
    logged,
    rename,
    save,
    watch,
    signOut,
    forget,
    leave,
    tellOtherTabs,
    hint: () => signedIn,
    hide: () => (signedIn = false),
    change: (user: User | null) => changed(user),
    timeUp: () => timeUp(),
    getQuiet: () => quiet?.(),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('without the hint nobody is signed in, at once, and the provider is not loaded', () => {
  const { keeper, told, watch } = setUp();
  keeper.begin();
  expect(told).toEqual(['signed-out']);
  expect(watch).not.toHaveBeenCalled();
});

test('who signs out leaves nothing behind on the device', () => {
  const { keeper, change, forget } = setUp({ hinted: true });
  keeper.begin();
  change(asha);
  expect(forget).not.toHaveBeenCalled();
  change(null);
  expect(forget).toHaveBeenCalledTimes(1);
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

test('who was signed in last still is, at once; the provider is asked once the page is quiet', async () => {
  const { keeper, told, names, watch, getQuiet, change } = setUp({ hinted: true, seen: asha });
  keeper.begin();
  expect(names).toEqual(['Asha']);
  expect(watch).not.toHaveBeenCalled();
  getQuiet();
  expect(watch).toHaveBeenCalledTimes(1);
  change({ ...asha, displayName: 'Asha R' });
  expect(names).toEqual(['Asha', 'Asha R']);
  change(null);
  expect(told.at(-1)).toBe('signed-out');
});

test('without network who was signed in last stays so', async () => {
  const { keeper, told, getQuiet, hint } = setUp({ hinted: true, seen: asha, down: true });
  keeper.begin();
  getQuiet();
  await settle();
  expect(told).toEqual(['signed-in']);
  expect(hint()).toBe(true);
});

test('who signs out in another tab is signed out here at once, without asking the provider', () => {
  const { keeper, told, forget, signOut, hide } = setUp({ hinted: true, seen: asha });
  keeper.begin();
  keeper.otherTabChanged();
  expect(told).toEqual(['signed-in']);
  hide();
  keeper.otherTabChanged();
  expect(told).toEqual(['signed-in', 'signed-out']);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(signOut).not.toHaveBeenCalled();
});

test('who signs out before the provider was asked is signed out when it is', async () => {
  const { keeper, watch, signOut } = setUp({ hinted: true, seen: asha });
  keeper.begin();
  await keeper.signOut();
  expect(watch).toHaveBeenCalledTimes(1);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('who signs in is followed and saved, and waits for no profile', async () => {
  for (const saved of [Promise.reject(new Error('denied')), new Promise<never>(() => {})]) {
    const { keeper, watch, save } = setUp();
    save.mockReturnValueOnce(saved);
    await keeper.welcome(asha);
    expect(save).toHaveBeenCalledWith(asha);
    expect(watch).toHaveBeenCalledTimes(1);
  }
});

test('a profile on its way is saved before who signs out is gone, if it is quick', async () => {
  const { keeper, save, signOut, timeUp } = setUp();
  let saved = () => {};
  save.mockReturnValueOnce(new Promise<void>((resolve) => (saved = resolve)));
  await keeper.welcome(asha);
  const out = keeper.signOut();
  await settle();
  expect(signOut).not.toHaveBeenCalled();
  saved();
  await out;
  expect(signOut).toHaveBeenCalledTimes(1);
  save.mockReturnValueOnce(new Promise<never>(() => {}));
  await keeper.welcome(asha);
  const soon = keeper.signOut();
  timeUp();
  await soon;
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('who is signed out against her will waits for no profile, which would be refused', async () => {
  const { keeper, save, signOut } = setUp();
  save.mockReturnValueOnce(new Promise<never>(() => {}));
  await keeper.welcome(asha);
  await keeper.signOut({ ended: true });
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('who signs out leaves nothing; who is signed out against her will keeps what she typed', async () => {
  const byHand = setUp({ hinted: true, seen: asha });
  byHand.keeper.begin();
  await byHand.keeper.signOut();
  expect(byHand.leave).toHaveBeenCalledTimes(1);
  expect(byHand.tellOtherTabs).toHaveBeenCalledTimes(1);
  const ended = setUp({ hinted: true, seen: asha });
  ended.keeper.begin();
  await ended.keeper.signOut({ ended: true });
  expect(ended.signOut).toHaveBeenCalledTimes(1);
  expect(ended.leave).not.toHaveBeenCalled();
  expect(ended.tellOtherTabs).not.toHaveBeenCalled();
});

test('what was typed in this tab goes with who signs out in another, who tells nobody again', () => {
  const { keeper, leave, tellOtherTabs } = setUp({ hinted: true, seen: asha });
  keeper.begin();
  keeper.otherTabLeft();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(tellOtherTabs).not.toHaveBeenCalled();
});

test('without network who signs out is signed out here, and at the provider once it is there', async () => {
  const { keeper, told, leave, signOut, hint, change } = setUp({
    hinted: true,
    seen: asha,
    down: true,
  });
  keeper.begin();
  await keeper.signOut();
  expect(told).toEqual(['signed-in', 'signed-out']);
  expect(hint()).toBe(false);
  expect(leave).toHaveBeenCalledTimes(1);
  change(asha);
  expect(told).toHaveLength(2);
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('another version that takes over asks the provider itself', () => {
  const { keeper, watch, getQuiet } = setUp({ hinted: true, seen: asha });
  keeper.begin();
  keeper.end();
  getQuiet();
  expect(watch).not.toHaveBeenCalled();
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

describe('the name given with an order', () => {
  const unnamed = { ...asha, displayName: null };

  test('becomes the name of an account that has none, here and with the provider', async () => {
    const { keeper, names, rename, save, change } = setUp();
    await keeper.watch();
    change(unnamed);
    await keeper.giveName('Asha Rao');
    expect(rename).toHaveBeenCalledWith('Asha Rao');
    expect(save).toHaveBeenCalledWith({ ...unnamed, displayName: 'Asha Rao' });
    expect(names).toEqual([null, 'Asha Rao']);
  });

  test('does not replace a name, and belongs to nobody where nobody is signed in', async () => {
    const { keeper, rename, change } = setUp();
    await keeper.watch();
    await keeper.giveName('Ravi');
    change(asha);
    await keeper.giveName('Ravi');
    expect(rename).not.toHaveBeenCalled();
  });

  test('is not told of somebody else who came meanwhile', async () => {
    const { keeper, names, rename, change } = setUp();
    await keeper.watch();
    change(unnamed);
    rename.mockImplementationOnce(() => {
      change({ ...asha, uid: 'u2' });
      return Promise.resolve();
    });
    await keeper.giveName('Asha Rao');
    expect(names).toEqual([null, 'Asha']);
  });

  test('is lost without harm when the provider is down', async () => {
    const { keeper, names, logged, change } = setUp({ down: true });
    await keeper.watch().catch(() => undefined);
    change(unnamed);
    await keeper.giveName('Asha Rao');
    expect(names).toEqual([null]);
    expect(logged).toHaveLength(1);
  });
});

test('who signs out leaves nothing here; who is signed out by the provider keeps what was typed', async () => {
  const { keeper, change, leave } = setUp();
  await keeper.watch();
  change(asha);
  change(null);
  expect(leave).not.toHaveBeenCalled();
  change(asha);
  await keeper.signOut();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('an account is renamed though it has a name, and who asked hears of a failure', async () => {
  const { keeper, change, names, save } = setUp();
  await keeper.watch();
  change({ ...asha, displayName: 'Asha' });
  await keeper.rename('Asha Rao');
  expect(names).toEqual(['Asha', 'Asha Rao']);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Asha Rao' }));
  const down = setUp({ down: true });
  await down.keeper.watch().catch(() => undefined);
  down.change(asha);
  await expect(down.keeper.rename('Asha')).rejects.toThrow('down');
});
