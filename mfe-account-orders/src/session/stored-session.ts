import type { User } from '@burger/shared/contracts';
import {
  storedJson,
  storageKeys,
  localText,
  type StoredText,
} from '@burger/shared/platform/storage';

export const ordersKey = 'burger.orders';
const leavingKey = 'burger.leaving';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns a stored user. Returns null or throws when it is damaged. */
export function readUser(stored: unknown): User | null {
  const { uid, displayName, email, phoneNumber, photoURL } = stored as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '') return null;
  return {
    uid,
    displayName: textOrNull(displayName),
    email: textOrNull(email),
    phoneNumber: textOrNull(phoneNumber),
    photoURL: textOrNull(photoURL),
  };
}

/** Stores who was signed in last, so that pages of signed-out visitors need not load the identity provider. */
export function sessionHint(keep: (key: string) => StoredText = localText) {
  const hint = keep(storageKeys.signedIn);
  const user = storedJson(keep(storageKeys.customer), readUser);
  // A customer's orders must not be visible to the next one.
  const theirs = [user, keep(ordersKey), keep(storageKeys.usual), keep(storageKeys.cachedOrders)];
  const forget = () => theirs.forEach((stored) => stored.remove());
  return {
    signedIn: () => hint.read() === 'yes',
    user: user.read,
    /** Without a user, or with another one, the stored data of the former customer is deleted. */
    set(signedIn: User | null): void {
      if (!signedIn || (user.read()?.uid ?? signedIn.uid) !== signedIn.uid) forget();
      if (!signedIn) return hint.remove();
      hint.write('yes');
      user.write(signedIn);
    },
    /**
     * Signs out on this device while the identity provider cannot be reached, and marks that sign-out as
     * pending.
     */
    leave(): void {
      forget();
      hint.write('leaving');
    },
    isLeaving: () => hint.read() === 'leaving',
  };
}

export type SessionHint = ReturnType<typeof sessionHint>;

/**
 * Notifies other tabs that the customer signed out. The storage event itself is the message, so the key is
 * removed at once.
 */
export function tellOtherTabs(): void {
  const mark = localText(leavingKey);
  mark.write('yes');
  mark.remove();
}

/**
 * Interprets a storage event: whether another tab changed the session, and whether the customer signed out
 * there.
 */
export const receivedFromTab = ({ key, newValue }: StorageEvent) => ({
  hasChanged: key === storageKeys.signedIn || key === null,
  hasLeft: key === leavingKey && newValue !== null,
});
