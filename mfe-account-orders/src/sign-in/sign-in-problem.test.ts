import { signInProblem } from './sign-in-problem';

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
