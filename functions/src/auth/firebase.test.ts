import type { DecodedIdToken } from 'firebase-admin/auth';
import { firebaseStaff, firebaseTokens, rememberTokens } from './firebase';

const decoded = (claims: object) =>
  ({ uid: 'asha', email: 'e@x.in', exp: 1_767_600_000, ...claims }) as DecodedIdToken;
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test.each([
  [{}, null],
  [{ phone_number: '+919000000020' }, '+919000000020'],
])(
  'a verified token names its customer, a number that was checked, and its end',
  async (claims, phone) => {
    const verify = firebaseTokens({ verifyIdToken: () => Promise.resolve(decoded(claims)) });
    const customer = { uid: 'asha', phone, expiresAt: 1_767_600_000_000 };
    await expect(verify('t')).resolves.toEqual(customer);
  },
);

const again = 'Please sign in again.';

test.each([
  ['auth/id-token-expired', 'unauthenticated', `Your sign-in has expired. ${again}`],
  ['auth/argument-error', 'unauthenticated', again],
  ['auth/user-disabled', 'unauthenticated', again],
  ['auth/user-not-found', 'unauthenticated', again],
  ['auth/id-token-revoked', 'unauthenticated', again],
  // That the check cannot be made is not the customer's fault.
  ['app/network-error', 'unavailable', expect.stringContaining('try again')],
])('%s is answered as %s, to staff too', async (code, refusal, message) => {
  const customers = firebaseTokens({ verifyIdToken: () => failing(code) });
  const staff = firebaseStaff({
    verifyIdToken: (_token, checkRevoked) =>
      checkRevoked ? failing(code) : Promise.resolve(decoded({ role: 'staff' })),
  });
  for (const verify of [customers, staff]) {
    await expect(verify('t')).rejects.toMatchObject({ code: refusal, message });
  }
});

test('a role is believed once it was asked whether the token was revoked', async () => {
  const verifyIdToken = jest.fn((_token: string, _checkRevoked?: boolean) =>
    Promise.resolve(decoded({ role: 'owner' })),
  );
  const verify = firebaseStaff({ verifyIdToken });
  await expect(verify('t')).resolves.toEqual({ uid: 'asha', email: 'e@x.in', role: 'owner' });
  expect(verifyIdToken).toHaveBeenLastCalledWith('t', true);
});

test.each([{}, { role: 'admin' }, { role: true }, { admin: true, roles: ['owner'] }])(
  'a customer with %j is turned away, and nobody is asked about them',
  async (claims) => {
    const verifyIdToken = jest.fn(() => Promise.resolve(decoded(claims)));
    await expect(firebaseStaff({ verifyIdToken })('t')).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(verifyIdToken).toHaveBeenCalledTimes(1);
  },
);

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
    // From 300,000 on it would live on for five minutes, but the token ends before; then the clock is put back.
    for (const [at, checks] of [
      [299_999, 1],
      [300_000, 2],
      [400_000, 3],
      [1000, 4],
    ] as const) {
      time = at;
      await verify('a');
      expect([at, check.mock.calls.length]).toEqual([at, checks]);
    }
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
