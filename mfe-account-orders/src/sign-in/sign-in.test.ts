import type { User } from '@burger/shared/contracts';
import type { Identity } from '../session/firebase';
import { asha } from '../testing/people';
import { createSignIn, signInProblem } from './sign-in';

const never = () => new Promise<never>(() => {});

function setUp(identity: Partial<Identity>) {
  const watch = jest.fn(() => Promise.resolve());
  const welcome = jest.fn((_user: User) => Promise.resolve());
  let late = () => {};
  const signIn = createSignIn(
    identity as Identity,
    { watch, welcome },
    () => new Promise((resolve) => (late = resolve)),
  );
  return { signIn, watch, welcome, late: () => late() };
}

test('a successful sign-in is passed to the session', async () => {
  const withEmail = jest.fn(() => Promise.resolve(asha));
  const { signIn, welcome } = setUp({ withEmail });
  await expect(signIn.withEmail('asha@example.in', 'secret1')).resolves.toEqual({ done: true });
  expect(withEmail).toHaveBeenCalledWith('asha@example.in', 'secret1');
  expect(welcome).toHaveBeenCalledWith(asha);
});

test('a sign-in error without a known reason returns a fallback problem for its method', async () => {
  const down = () => Promise.reject(new Error('/config.json answered 503'));
  const { signIn } = setUp({ withGoogle: down, createAccount: down, sendCode: down });
  const problem = (method: string) => ({ done: false, problem: { kind: 'fallback', method } });
  await expect(signIn.withGoogle()).resolves.toEqual(problem('google'));
  await expect(signIn.createAccount('a', 'b')).resolves.toEqual(problem('email'));
  await expect(signIn.sendCode('+91')).resolves.toEqual(problem('phone'));
});

test('a Google popup that never settles ends with the problem `slow`', async () => {
  const { signIn, late } = setUp({ withGoogle: never });
  const outcome = signIn.withGoogle();
  late();
  await expect(outcome).resolves.toMatchObject({
    done: false,
    problem: { kind: 'known', problem: 'slow' },
  });
});

test('confirmCode verifies against the SMS code that was sent last', async () => {
  const confirm = jest.fn(() => Promise.resolve(asha));
  const sent = [() => Promise.reject(new Error('of another number')), confirm];
  const { signIn, welcome } = setUp({ sendCode: async () => sent.shift()! });
  await expect(signIn.confirmCode('123456')).resolves.toMatchObject({ done: false });
  for (const number of ['+919876543211', '+919876543210'])
    await expect(signIn.sendCode(number)).resolves.toEqual({ done: true });
  expect(welcome).not.toHaveBeenCalled();
  await expect(signIn.confirmCode('123456')).resolves.toEqual({ done: true });
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(welcome).toHaveBeenCalledWith(asha);
});

test('signIn.prepare preloads the Google popup after Firebase, and ignores failures', async () => {
  const prepareGoogle = jest.fn(() => Promise.reject(new Error('offline')));
  const { signIn, watch } = setUp({ prepareGoogle });
  signIn.prepare();
  expect(prepareGoogle).not.toHaveBeenCalled();
  await watch.mock.results[0]?.value;
  expect(prepareGoogle).toHaveBeenCalledTimes(1);
  watch.mockRejectedValueOnce(new Error('offline'));
  signIn.prepare();
  await Promise.resolve();
  expect(prepareGoogle).toHaveBeenCalledTimes(1);
});

const firebaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

const provider = (text: string) => ({ kind: 'provider', text });
const fallback = { kind: 'fallback', method: 'phone' };

test.each<readonly [unknown, object]>([
  // These errors share one message, which does not reveal whether an account exists.
  ...['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found'].map(
    (code) =>
      [firebaseError(`auth/${code}`, 'x'), { kind: 'known', problem: 'credential' }] as const,
  ),
  [firebaseError('auth/email-already-in-use', 'x'), { kind: 'known', problem: 'emailInUse' }],
  [firebaseError('auth/network-request-failed', 'x'), { kind: 'known', problem: 'offline' }],
  [firebaseError('auth/popup-closed-by-user', 'x'), { kind: 'known', problem: 'closed' }],
  [firebaseError('auth/popup-blocked', 'x'), { kind: 'known', problem: 'blocked' }],
  [
    firebaseError('auth/quota-exceeded', 'Firebase: It is used up. (auth/quota-exceeded).'),
    provider('It is used up.'),
  ],
  [firebaseError('auth/internal-error', 'Firebase: Error (auth/internal-error).'), fallback],
  [firebaseError('auth/some-new-code', 'Firebase: Error (auth/some-new-code).'), fallback],
  [new Error('/config.json answered 503'), fallback],
  [undefined, fallback],
  ['text', fallback],
  [{ code: 42 }, fallback],
])('the Firebase error %s becomes the sign-in problem %j', (error, problem) =>
  expect(signInProblem('phone', error)).toEqual(problem),
);

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0',
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
])('a popup blocked in an in-app browser (%.40s …) is reported as inApp', (browser) => {
  const problem = signInProblem('google', firebaseError('auth/popup-blocked', 'x'), browser);
  expect(problem).toEqual({ kind: 'known', problem: 'inApp' });
});
