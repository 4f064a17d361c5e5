import type { User } from '@burger/shared/contracts';
import type { Identity } from '../ports';
import { createSignIn } from './sign-in';

const asha: User = {
  uid: 'u1',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};
const never = () => new Promise<never>(() => {});
const fails = (code: string, message = 'x') =>
  Promise.reject(Object.assign(new Error(message), { code }));

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

test('what has no reason is told by how it was tried', async () => {
  const down = () => Promise.reject(new Error('/config.json answered 503'));
  const { signIn } = setUp({ withGoogle: down, withEmail: down, sendCode: down });
  await expect(signIn.withGoogle()).resolves.toEqual({
    done: false,
    problem: { kind: 'fallback', method: 'google' },
  });
  await expect(signIn.withEmail('a', 'b')).resolves.toMatchObject({
    problem: { kind: 'fallback', method: 'email' },
  });
  await expect(signIn.sendCode('+91')).resolves.toMatchObject({
    problem: { kind: 'fallback', method: 'phone' },
  });
});

test("known problems have a code, others the provider's words", async () => {
  const { signIn } = setUp({
    withEmail: () => fails('auth/invalid-credential'),
    createAccount: () => fails('auth/odd', 'Firebase: Something odd. (auth/odd).'),
  });
  await expect(signIn.withEmail('a', 'b')).resolves.toMatchObject({
    problem: { kind: 'known', problem: 'credential' },
  });
  await expect(signIn.createAccount('a', 'b')).resolves.toMatchObject({
    problem: { kind: 'provider', text: 'Something odd.' },
  });
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
