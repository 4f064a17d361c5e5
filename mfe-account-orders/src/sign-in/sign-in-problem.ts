export type SignInMethod = 'google' | 'email' | 'phone';

const known = {
  'auth/invalid-credential': 'credential',
  'auth/invalid-login-credentials': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/email-already-in-use': 'taken',
  'auth/weak-password': 'weak',
  'auth/invalid-email': 'email',
  'auth/too-many-requests': 'crowd',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'slow',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/invalid-phone-number': 'phone',
  'auth/missing-phone-number': 'phone',
  'auth/invalid-verification-code': 'code',
  'auth/missing-verification-code': 'code',
  'auth/code-expired': 'expired',
  'auth/session-expired': 'expired',
  'auth/user-disabled': 'disabled',
} as const;

// The provider's words for these explain nothing to a customer.
const opaque = new Set(['auth/internal-error', 'auth/captcha-check-failed', 'auth/argument-error']);

export type KnownProblem = (typeof known)[keyof typeof known];

/** Why a sign-in failed: a problem that we have words for, the provider's own words, or nothing but how it was tried. */
export type SignInProblem =
  | { kind: 'known'; problem: KnownProblem }
  | { kind: 'provider'; text: string }
  | { kind: 'fallback'; method: SignInMethod };

/** "Firebase: Some words. (auth/code)." as "Some words." */
const plain = (message: string): string =>
  message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?\s*$/, '')
    .trim();

/** Reads what the identity provider threw. */
export function signInProblem(method: SignInMethod, error: unknown): SignInProblem {
  const fallback = { kind: 'fallback', method } as const;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return fallback;
  if (code in known) return { kind: 'known', problem: known[code as keyof typeof known] };
  const text = typeof message === 'string' && !opaque.has(code) ? plain(message) : '';
  // "Error" alone is what the SDK says when it has no words either.
  return text === '' || text === 'Error' ? fallback : { kind: 'provider', text };
}
