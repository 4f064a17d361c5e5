import { signInWords } from './sign-in-words';

test('each method has its fallback, word for word', () => {
  expect(
    (['google', 'email', 'phone'] as const).map((method) =>
      signInWords({ kind: 'fallback', method }),
    ),
  ).toEqual([
    'Failed to sign in with Google',
    'Authentication failed',
    'Phone authentication failed; Recaptcha expired. Please try again.',
  ]);
});

test("known problems have our words, others the provider's", () => {
  expect(signInWords({ kind: 'known', problem: 'credential' })).toMatch(/do not match/);
  expect(signInWords({ kind: 'known', problem: 'slow' })).toMatch(/takes too long/);
  expect(signInWords({ kind: 'provider', text: 'Something odd.' })).toBe('Something odd.');
});
