import { staffRoles } from '@burger/shared/kitchen';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { boundedCache } from '../http/cache';
import { Refusal } from '../http/errors';
import type { Customer, VerifyStaff, VerifyToken } from './signed-in';

const notProven = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function tokenRefusal(error: unknown): Refusal {
  const { code = '' } = error as { code?: string };
  if (code === 'auth/id-token-expired') {
    return new Refusal('unauthenticated', 'Your sign-in has expired. Please sign in again.');
  }
  if (notProven.has(code)) return new Refusal('unauthenticated', 'Please sign in again.');
  return new Refusal('unavailable', 'Sign-in could not be checked just now. Please try again.');
}

type TokenChecks = Pick<Auth, 'verifyIdToken'>;

/** Returns the claims of an ID token. Throws a Refusal if the token is invalid or cannot be checked. */
async function claimsOf(auth: TokenChecks, token: string, checkRevoked: boolean) {
  try {
    return await auth.verifyIdToken(token, checkRevoked);
  } catch (error) {
    throw tokenRefusal(error);
  }
}

const tokens =
  (auth: TokenChecks, checkRevoked: boolean): VerifyToken =>
  async (token) => {
    const { uid, exp, phone_number: phone = null } = await claimsOf(auth, token, checkRevoked);
    return { uid, phone, expiresAt: exp * 1000 };
  };

/** Verifies signature, project and expiry of ID tokens with the Admin SDK, without a revocation check. */
export const firebaseTokens = (auth: TokenChecks): VerifyToken => tokens(auth, false);

/** Verifies ID tokens and asks the identity provider whether account and token are still valid. */
export const checkedTokens = (auth: TokenChecks): VerifyToken => tokens(auth, true);

const roleIn = (claim: unknown) => staffRoles.find((role) => role === claim);

/** Verifies the staff role and, on every call, that the token is not revoked. Customers are rejected before that network call. */
export function firebaseStaff(auth: TokenChecks): VerifyStaff {
  return async (token) => {
    const { uid, email = '', role: claim } = await claimsOf(auth, token, false);
    const role = roleIn(claim);
    if (!role) throw new Refusal('forbidden', 'This account is not a staff account.');
    await claimsOf(auth, token, true);
    return { uid, email, role };
  };
}

/** Returns the time (ms) since which sign-ins of each account count, for those that are still of the staff. */
export type StaffSince = (uids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Leaves out accounts that are deleted, disabled or without a role. Losing a role ends earlier sign-ins. */
export const firebaseStaffSince =
  (auth: Pick<Auth, 'getUsers'>): StaffSince =>
  async (uids) => {
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    const staff = users.filter(
      ({ disabled, customClaims }) => !disabled && roleIn(customClaims?.['role']) !== undefined,
    );
    return new Map(
      staff.map(({ uid, tokensValidAfterTime }) => [
        uid,
        Date.parse(tokensValidAfterTime ?? '') || 0,
      ]),
    );
  };

const rememberedMs = 5 * 60_000;

/** Caches verified tokens for at most five minutes, as the auth emulator needs a call per check. */
export function rememberTokens(
  verify: VerifyToken,
  now: () => number = Date.now,
  most = 5000,
): VerifyToken {
  const known = boundedCache<Customer>({ cacheMs: rememberedMs, most, now });
  return async (token) => {
    const before = known.get(token);
    if (before && before.expiresAt > now()) return before;
    const customer = await verify(token);
    known.set(token, customer);
    return customer;
  };
}

/** An account at the identity provider; `role` is null for a customer. */
export type Account = ReturnType<typeof accountOf>;

export interface Accounts {
  find(uid: string): Promise<Account | null>;
  /** Deletes an account. Also succeeds if it does not exist. */
  remove(uid: string): Promise<void>;
}

const isGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-not-found';

const iso = (text: string | null | undefined): string | null =>
  text ? new Date(text).toISOString() : null;

const accountOf = (user: UserRecord) => ({
  displayName: user.displayName ?? null,
  email: user.email ?? null,
  emailVerified: user.emailVerified,
  phoneNumber: user.phoneNumber ?? null,
  photoURL: user.photoURL ?? null,
  createdAt: iso(user.metadata.creationTime) ?? '',
  lastSignInAt: iso(user.metadata.lastSignInTime),
  signsInWith: user.providerData.map(({ providerId }) => providerId),
  role: (user.customClaims?.['role'] as string | undefined) ?? null,
});

export function firebaseAccounts(auth: Pick<Auth, 'getUser' | 'deleteUser'>): Accounts {
  return {
    async find(uid) {
      try {
        return accountOf(await auth.getUser(uid));
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    async remove(uid) {
      try {
        await auth.deleteUser(uid);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}
