import type { DecodedIdToken } from 'firebase-admin/auth';
import { firebaseStaff } from './firebase';

const decoded = (claims: object) => ({ uid: 'u', email: 'e@x.in', ...claims }) as DecodedIdToken;
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('a role is believed once it was asked whether the token was revoked', async () => {
  const verifyIdToken = jest.fn((_token: string, _checkRevoked?: boolean) =>
    Promise.resolve(decoded({ role: 'owner' })),
  );
  const verify = firebaseStaff({ verifyIdToken });
  await expect(verify('t')).resolves.toEqual({ uid: 'u', email: 'e@x.in', role: 'owner' });
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

test.each([
  ['auth/id-token-revoked', 'unauthenticated'],
  ['auth/user-disabled', 'unauthenticated'],
  ['app/network-error', 'unavailable'],
])('%s is answered as %s', async (code, refusal) => {
  const verifyIdToken = (_token: string, checkRevoked?: boolean) =>
    checkRevoked ? failing(code) : Promise.resolve(decoded({ role: 'staff' }));
  await expect(firebaseStaff({ verifyIdToken })('t')).rejects.toMatchObject({ code: refusal });
});
