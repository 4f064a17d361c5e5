import type { Auth, UserRecord } from 'firebase-admin/auth';

/** An account as the identity provider keeps it. */
export interface Account {
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  phoneNumber: string | null;
  photoURL: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  signsInWith: string[];
  /** What it may do at the counter; null for a customer. */
  role: string | null;
}

/** The accounts of the identity provider. */
export interface Accounts {
  find(uid: string): Promise<Account | null>;
  /** One that is gone already is no error. */
  remove(uid: string): Promise<void>;
}

const isGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-not-found';

const iso = (text: string | null | undefined): string | null =>
  text ? new Date(text).toISOString() : null;

const accountOf = (user: UserRecord): Account => ({
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
