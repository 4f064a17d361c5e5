export type SignInProblem = 'wrong' | 'disabled' | 'too-many' | 'unreached' | 'unknown';

const known: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-credential': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many',
  'auth/network-request-failed': 'unreached',
};

/** What kept somebody from signing in, from the provider's error. Never says whether an address is known. */
export function signInProblem(error: unknown): SignInProblem {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  if (typeof code !== 'string') return error instanceof TypeError ? 'unreached' : 'unknown';
  return Object.hasOwn(known, code) ? (known[code] ?? 'unknown') : 'unknown';
}
