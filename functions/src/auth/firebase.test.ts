import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { firebaseStaff, firebaseStaffSince, firebaseTokens, rememberTokens } from './firebase';

const decoded = (claims: object) =>
  ({ uid: 'asha', email: 'e@x.in', exp: 1_767_600_000, ...claims }) as DecodedIdToken;
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('a verified token returns uid, verified phone number and expiry', async () => {
  for (const phone of [null, '+919000000020']) {
    const token = decoded(phone ? { phone_number: phone } : {});
    const verify = firebaseTokens({ verifyIdToken: () => Promise.resolve(token) });
    const customer = { uid: 'asha', phone, expiresAt: 1_767_600_000_000 };
    await expect(verify('t')).resolves.toEqual(customer);
  }
});

const again = 'Please sign in again.';

test.each([
  ['auth/id-token-expired', 'unauthenticated', `Your sign-in has expired. ${again}`],
  ['auth/argument-error', 'unauthenticated', again],
  ['auth/id-token-revoked', 'unauthenticated', again],
  // An outage of the token check is the server's fault, so the status must not be 401.
  ['app/network-error', 'unavailable', expect.stringContaining('try again')],
])('the error %s becomes %s, for staff too', async (code, refusal, message) => {
  const customers = firebaseTokens({ verifyIdToken: () => failing(code) });
  const staff = firebaseStaff({
    verifyIdToken: (_token, checkRevoked) =>
      checkRevoked ? failing(code) : Promise.resolve(decoded({ role: 'staff' })),
  });
  for (const verify of [customers, staff]) {
    await expect(verify('t')).rejects.toMatchObject({ code: refusal, message });
  }
});

test("a staff role is accepted only after the token's revocation check", async () => {
  const verifyIdToken = jest.fn((_token: string, _checkRevoked?: boolean) =>
    Promise.resolve(decoded({ role: 'owner' })),
  );
  const verify = firebaseStaff({ verifyIdToken });
  await expect(verify('t')).resolves.toEqual({ uid: 'asha', email: 'e@x.in', role: 'owner' });
  expect(verifyIdToken).toHaveBeenLastCalledWith('t', true);
});

test('a token without a staff role is rejected without a revocation check', async () => {
  for (const claims of [{}, { role: 'admin' }, { role: true }, { admin: true, roles: ['owner'] }]) {
    const verifyIdToken = jest.fn(() => Promise.resolve(decoded(claims)));
    const forbidden = { code: 'forbidden' };
    await expect(firebaseStaff({ verifyIdToken })('t')).rejects.toMatchObject(forbidden);
    expect(verifyIdToken).toHaveBeenCalledTimes(1);
  }
});

test('firebaseStaffSince returns enabled accounts with a role and their last revocation', async () => {
  const tokensValidAfterTime = 'Mon, 05 Jan 2026 08:00:00 GMT';
  const account = (uid: string, disabled: boolean, role?: string) =>
    ({ uid, disabled, customClaims: { role }, tokensValidAfterTime }) as unknown as UserRecord;
  const users = [
    account('meena', false, 'staff'),
    account('off', true, 'owner'),
    account('asha', false),
  ];
  const getUsers = jest.fn(async () => ({ users, notFound: [{ uid: 'gone' }] }));
  const since = await firebaseStaffSince({ getUsers })(['meena', 'off', 'asha', 'gone']);
  expect([...since]).toEqual([['meena', Date.parse('2026-01-05T08:00:00Z')]]);
});

describe('cached tokens', () => {
  let time = 0;
  const check = jest.fn((token: string) =>
    Promise.resolve({ uid: token, phone: null, expiresAt: 400_000 }),
  );
  beforeEach(() => {
    time = 0;
    check.mockClear();
  });

  test('a cached token is verified again after five minutes or at its expiry', async () => {
    const verify = rememberTokens(check, () => time);
    await verify('a');
    // The cache entry of 300,000 ms would last five more minutes, but its token expires at 400,000 ms.
    // Setting the clock back to 1000 must not revive it.
    const checks: number[] = [];
    for (time of [299_999, 300_000, 400_000, 1000]) {
      await verify('a');
      checks.push(check.mock.calls.length);
    }
    expect(checks).toEqual([1, 2, 3, 4]);
  });

  test('the token cache is bounded and evicts the oldest entry', async () => {
    const verify = rememberTokens(check, () => time, 2);
    for (const token of ['a', 'b', 'c', 'c', 'b']) await verify(token);
    expect(check).toHaveBeenCalledTimes(3);
    await verify('a');
    expect(check).toHaveBeenCalledTimes(4);
  });

  test('a rejected token is not cached', async () => {
    const refuse = jest.fn(() => Promise.reject(new Error('no')));
    const verify = rememberTokens(refuse);
    await expect(verify('a')).rejects.toThrow();
    await expect(verify('a')).rejects.toThrow();
    expect(refuse).toHaveBeenCalledTimes(2);
  });
});
