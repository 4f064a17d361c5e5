import { problemText } from './use-attempt';

test('each method has its fallback, word for word', () => {
  expect(
    (['google', 'email', 'phone'] as const).map((method) =>
      problemText({ kind: 'fallback', method }),
    ),
  ).toEqual([
    'Failed to sign in with Google',
    'Authentication failed',
    'Phone authentication failed; Recaptcha expired. Please try again.',
  ]);
});

test("known problems have our words, others the provider's", () => {
  expect(problemText({ kind: 'known', problem: 'credential' })).toMatch(/do not match/);
  expect(problemText({ kind: 'known', problem: 'slow' })).toMatch(/takes too long/);
  expect(problemText({ kind: 'provider', text: 'Something odd.' })).toBe('Something odd.');
});
