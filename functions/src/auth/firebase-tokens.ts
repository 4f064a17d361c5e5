import type { Auth } from 'firebase-admin/auth';
import { Refusal } from '../http/refusal';
import type { VerifyToken } from './customer';

const notProven = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** What a customer is told when the Admin SDK does not accept a token. */
export function tokenRefusal(error: unknown): Refusal {
  const { code = '' } = error as { code?: string };
  if (code === 'auth/id-token-expired') {
    return new Refusal('unauthenticated', 'Your sign-in has expired. Please sign in again.');
  }
  if (notProven.has(code)) return new Refusal('unauthenticated', 'Please sign in again.');
  return new Refusal('unavailable', 'Sign-in could not be checked just now. Please try again.');
}

const tokens =
  (auth: Pick<Auth, 'verifyIdToken'>, checkRevoked: boolean): VerifyToken =>
  async (token) => {
    try {
      const {
        uid,
        exp,
        phone_number: phone = null,
      } = await auth.verifyIdToken(token, checkRevoked);
      return { uid, phone, expiresAt: exp * 1000 };
    } catch (error) {
      throw tokenRefusal(error);
    }
  };

/** Checks ID tokens with the Admin SDK: signature, project, expiry. */
export const firebaseTokens = (auth: Pick<Auth, 'verifyIdToken'>): VerifyToken =>
  tokens(auth, false);

/** Checks beside that, with the provider, that the account still is there and was not signed out everywhere. */
export const checkedTokens = (auth: Pick<Auth, 'verifyIdToken'>): VerifyToken => tokens(auth, true);
