import { firebaseTokens } from './firebase';
import { rememberTokens } from './remember-tokens';

const failing = (code: string) =>
  firebaseTokens({ verifyIdToken: () => Promise.reject(Object.assign(new Error(code), { code })) });

test('a verified token names its customer and its end', async () => {
  const verify = firebaseTokens({
    verifyIdToken: () => Promise.resolve({ uid: 'asha', exp: 1_767_600_000 } as never),
  });
  await expect(verify('t')).resolves.toEqual({
    uid: 'asha',
    phone: null,
    expiresAt: 1_767_600_000_000,
  });
});

test('a number that was checked comes with it', async () => {
  const verify = firebaseTokens({
    verifyIdToken: () =>
      Promise.resolve({ uid: 'asha', exp: 1, phone_number: '+919000000020' } as never),
  });
  await expect(verify('t')).resolves.toMatchObject({ phone: '+919000000020' });
});

test('an expired token is told apart, so that the customer knows what to do', async () => {
  await expect(failing('auth/id-token-expired')('t')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Your sign-in has expired. Please sign in again.',
  });
});

test.each([
  'auth/argument-error',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/id-token-revoked',
])('%s is no proof', async (code) => {
  await expect(failing(code)('t')).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a check that cannot be made is not the customer’s fault', async () => {
  await expect(failing('app/network-error')('t')).rejects.toMatchObject({ code: 'unavailable' });
});

describe('remembered tokens', () => {
  let time = 0;
  const check = jest.fn((token: string) =>
    Promise.resolve({ uid: token, phone: null, expiresAt: 400_000 }),
  );
  beforeEach(() => {
    time = 0;
    check.mockClear();
  });

  test('are checked again after five minutes, or when they end', async () => {
    const verify = rememberTokens(check, () => time);
    await verify('a');
    time = 299_999;
    await verify('a');
    expect(check).toHaveBeenCalledTimes(1);
    time = 300_000;
    await verify('a');
    expect(check).toHaveBeenCalledTimes(2);
    // From here it would live on for five minutes, but the token ends before.
    time = 400_000;
    await verify('a');
    expect(check).toHaveBeenCalledTimes(3);
    // Also where the clock was put back.
    time = 1000;
    await verify('a');
    expect(check).toHaveBeenCalledTimes(4);
  });

  test('are bounded, the oldest forgotten first', async () => {
    const verify = rememberTokens(check, () => time, 2);
    for (const token of ['a', 'b', 'c', 'c', 'b']) await verify(token);
    expect(check).toHaveBeenCalledTimes(3);
    await verify('a');
    expect(check).toHaveBeenCalledTimes(4);
  });

  test('are never refusals', async () => {
    const refuse = jest.fn(() => Promise.reject(new Error('no')));
    const verify = rememberTokens(refuse);
    await expect(verify('a')).rejects.toThrow();
    await expect(verify('a')).rejects.toThrow();
    expect(refuse).toHaveBeenCalledTimes(2);
  });
});
