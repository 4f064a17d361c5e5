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

test('the session takes in who signs in', async () => {
  const withEmail = jest.fn(() => Promise.resolve(asha));
  const { signIn, welcome } = setUp({ withEmail });
  await expect(signIn.withEmail('asha@example.in', 'secret1')).resolves.toEqual({ done: true });
  expect(withEmail).toHaveBeenCalledWith('asha@example.in', 'secret1');
  expect(welcome).toHaveBeenCalledWith(asha);
});

test('a refusal is told, and by how it was tried where it has no reason', async () => {
  const down = () => Promise.reject(new Error('/config.json answered 503'));
  const { signIn } = setUp({ withGoogle: down, createAccount: down, sendCode: down });
  const problem = (method: string) => ({ done: false, problem: { kind: 'fallback', method } });
  await expect(signIn.withGoogle()).resolves.toEqual(problem('google'));
  await expect(signIn.createAccount('a', 'b')).resolves.toEqual(problem('email'));
  await expect(signIn.sendCode('+91')).resolves.toEqual(problem('phone'));
});

test('a popup that never settles is not waited for for ever', async () => {
  const { signIn, late } = setUp({ withGoogle: never });
  const outcome = signIn.withGoogle();
  late();
  await expect(outcome).resolves.toMatchObject({
    done: false,
    problem: { kind: 'known', problem: 'slow' },
  });
});

test('by phone: the code goes to whoever sent it', async () => {
  const confirm = jest.fn(() => Promise.resolve(asha));
  const { signIn, welcome } = setUp({ sendCode: () => Promise.resolve(confirm) });
  await expect(signIn.confirmCode('123456')).resolves.toMatchObject({ done: false });
  await expect(signIn.sendCode('+919876543210')).resolves.toEqual({ done: true });
  expect(welcome).not.toHaveBeenCalled();
  await expect(signIn.confirmCode('123456')).resolves.toEqual({ done: true });
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(welcome).toHaveBeenCalledWith(asha);
});

test('preparing gets what the Google window needs, once the session follows', async () => {
  const prepareGoogle = jest.fn(() => Promise.reject(new Error('offline')));
  const { signIn, watch } = setUp({ prepareGoogle });
  signIn.prepare();
  expect(prepareGoogle).not.toHaveBeenCalled();
  await watch.mock.results[0]?.value;
  expect(prepareGoogle).toHaveBeenCalledTimes(1);
});

test('preparing never fails aloud', async () => {
  const { signIn, watch } = setUp({});
  watch.mockRejectedValueOnce(new Error('offline'));
  signIn.prepare();
  await Promise.resolve();
  expect(watch).toHaveBeenCalledTimes(1);
});

const firebaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

test.each([
  ['auth/invalid-credential', 'credential'],
  ['auth/email-already-in-use', 'taken'],
  ['auth/weak-password', 'weak'],
  ['auth/too-many-requests', 'crowd'],
  ['auth/network-request-failed', 'offline'],
  ['auth/popup-closed-by-user', 'closed'],
  ['auth/popup-blocked', 'blocked'],
  ['auth/invalid-phone-number', 'phone'],
  ['auth/invalid-verification-code', 'code'],
  ['auth/code-expired', 'expired'],
  ['auth/timeout', 'slow'],
])('%s has plain words of ours', (code, problem) => {
  expect(signInProblem('email', firebaseError(code, 'x'))).toEqual({ kind: 'known', problem });
});

test('a problem that we do not know is told in the words of the provider, without its wrapping', () => {
  const error = firebaseError(
    'auth/quota-exceeded',
    'Firebase: The quota is used up. (auth/quota-exceeded).',
  );
  expect(signInProblem('email', error)).toEqual({
    kind: 'provider',
    text: 'The quota is used up.',
  });
});

test.each([
  firebaseError('auth/internal-error', 'Firebase: Error (auth/internal-error).'),
  firebaseError('auth/some-new-code', 'Firebase: Error (auth/some-new-code).'),
  new Error('/config.json answered 503'),
  undefined,
  'text',
  { code: 42 },
])('what has no words for a customer gets the fallback of how it was tried: %p', (error) => {
  expect(signInProblem('phone', error)).toEqual({ kind: 'fallback', method: 'phone' });
});
