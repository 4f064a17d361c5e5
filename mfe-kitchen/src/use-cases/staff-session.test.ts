import { browserClock } from '../testing/gateways';
import type { StaffAuth, StaffMember } from '../ports';
import { createStaffSession } from './staff-session';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A provider at which somebody is signed in, or nobody. */
function someAuth(who: StaffMember | null, signIn: StaffAuth['signIn'] = async () => undefined) {
  let tell: (who: StaffMember | null) => void = () => undefined;
  const auth = {
    reachable: true,
    signedOut: 0,
    tell: (next: StaffMember | null) => tell(next),
    async watch(changed: (who: StaffMember | null) => void) {
      if (!auth.reachable) throw new TypeError('Failed to fetch');
      tell = changed;
      changed(who);
      return () => undefined;
    },
    signIn,
    async signOut() {
      auth.signedOut += 1;
      tell(null);
    },
  };
  return auth;
}

const staff: StaffMember = { email: 'asha@burgerkatte.example', role: 'staff' };

test('who has a role is in', async () => {
  const { session, start } = createStaffSession(someAuth(staff), browserClock);
  expect(session.get()).toEqual({ status: 'looking' });
  start();
  await settle();
  expect(session.get()).toEqual({ status: 'in', email: staff.email, role: 'staff' });
});

test('who has none is told so plainly, and signed out', async () => {
  const auth = someAuth({ email: 'guest@burgerkatte.example', role: null });
  const { session, start } = createStaffSession(auth, browserClock);
  start();
  await settle();
  expect(auth.signedOut).toBe(1);
  expect(session.get()).toMatchObject({
    status: 'signed-out',
    problem: expect.stringContaining('guest@burgerkatte.example is not one of the staff'),
  });
});

test('a wrong password is a word at the form', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error(), { code: 'auth/wrong-password' }));
  const { session, start, signIn } = createStaffSession(someAuth(null, refuse), browserClock);
  start();
  await settle();
  expect(session.get()).toEqual({ status: 'signed-out', problem: null });
  await signIn('asha@burgerkatte.example', 'x');
  expect(session.get()).toEqual({
    status: 'signed-out',
    problem: 'Email or password is not right.',
  });
});

test('without network it is tried again until the service answers', async () => {
  const auth = someAuth(staff);
  auth.reachable = false;
  const { session, start } = createStaffSession(auth, browserClock);
  start();
  await settle();
  expect(session.get()).toMatchObject({ status: 'signed-out', problem: expect.any(String) });
  auth.reachable = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(session.get()).toMatchObject({ status: 'in' });
});

test('who left hears nothing any more', async () => {
  const auth = someAuth(null);
  const { session, start } = createStaffSession(auth, browserClock);
  const stop = start();
  await settle();
  stop();
  auth.tell(staff);
  expect(session.get()).toMatchObject({ status: 'signed-out' });
});
