import { clock } from '@burger/shared/platform/device';
import { createStaffSession, signInProblem, type StaffAuth, type StaffMember } from './session';

beforeEach(() => void jest.useFakeTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

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

async function started(auth = someAuth(staff)) {
  const made = createStaffSession(auth, clock);
  made.start();
  await settle();
  return { auth, ...made };
}

test('an account without a staff role gets a message and is signed out', async () => {
  const { auth, session } = await started(someAuth({ email: 'guest@example.in', role: null }));
  expect(auth.signedOut).toBe(1);
  expect(session.get()).toMatchObject({
    status: 'signed-out',
    problem: expect.stringContaining('guest@example.in is not one of the staff'),
  });
});

test('a wrong staff password shows a message at the form', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error(), { code: 'auth/wrong-password' }));
  const { session, signIn } = await started(someAuth(null, refuse));
  expect(session.get()).toEqual({ status: 'signed-out', problem: null, ended: false });
  await signIn('asha@burgerkatte.example', 'x');
  expect(session.get()).toMatchObject({ problem: 'Email or password is not right.', ended: false });
});

test('an unreachable identity provider is retried until it responds', async () => {
  const auth = Object.assign(someAuth(staff), { reachable: false });
  const { session } = await started(auth);
  expect(session.get()).toMatchObject({ status: 'signed-out', problem: expect.any(String) });
  auth.reachable = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(session.get()).toMatchObject({ status: 'in' });
});

describe('a session that ends at work', () => {
  test('staff must acknowledge a sign-out that someone else caused', async () => {
    const { auth, session, understood, signIn } = await started();
    auth.tell(null);
    const problem = expect.stringContaining('You were signed out');
    expect(session.get()).toEqual({ status: 'signed-out', problem, ended: true });
    understood();
    expect(session.get()).toEqual({ status: 'signed-out', problem, ended: false });
    auth.tell(staff);
    auth.tell({ ...staff, role: null });
    expect(session.get()).toMatchObject({ ended: true });
    await signIn(staff.email, 'secret');
    expect(session.get()).toMatchObject({ ended: false });
  });

  test('staff must acknowledge a session that the server rejected, but not their own sign-out', async () => {
    const { auth, session, end, signOut } = await started();
    await end('You were signed out.');
    expect(session.get()).toMatchObject({ problem: 'You were signed out.', ended: true });
    auth.tell(staff);
    await signOut();
    expect(session.get()).toEqual({ status: 'signed-out', problem: null, ended: false });
    expect(auth.signedOut).toBe(2);
  });
});

test('a staff sign-in problem never reveals whether an email address is known', () => {
  expect(signInProblem({ code: 'auth/user-not-found' })).toBe(
    signInProblem({ code: 'auth/wrong-password' }),
  );
  expect(signInProblem({ code: 'auth/network-request-failed' })).toBe('unreached');
  expect(signInProblem(new Error('x'))).toBe('unknown');
  expect(signInProblem({ code: 'constructor' })).toBe('unknown');
});
