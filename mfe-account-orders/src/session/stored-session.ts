import type { User } from '@burger/shared/contracts';
import { storedJson, storageKeys, localText, type StoredText } from '@burger/shared/storage';

/** Where the customer's orders lie that were seen last on this device. */
export const ordersKey = 'burger.orders';
const leavingKey = 'burger.leaving';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The user that was kept; null, or an error, where it is none: storage holds whatever anybody wrote there. */
export function readUser(kept: unknown): User | null {
  const { uid, displayName, email, phoneNumber, photoURL } = kept as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '') return null;
  return {
    uid,
    displayName: textOrNull(displayName),
    email: textOrNull(email),
    phoneNumber: textOrNull(phoneNumber),
    photoURL: textOrNull(photoURL),
  };
}

/** Remembers in this browser who was signed in last, so that nobody has to be asked who is not there. */
export function sessionHint(keep: (key: string) => StoredText = localText) {
  const hint = keep(storageKeys.signedIn);
  const user = storedJson(keep(storageKeys.customer), readUser);
  // What somebody ordered is not for who comes after.
  const theirs = [user, keep(ordersKey), keep(storageKeys.usual), keep(storageKeys.seenOrders)];
  const forget = () => theirs.forEach((kept) => kept.remove());
  return {
    signedIn: () => hint.read() === 'yes',
    user: user.read,
    /** With nobody, what was kept of a customer is gone; so is what was kept of another one. */
    set(signedIn: User | null): void {
      if (!signedIn || (user.read()?.uid ?? signedIn.uid) !== signedIn.uid) forget();
      if (!signedIn) return hint.remove();
      hint.write('yes');
      user.write(signedIn);
    },
    /** The same as with nobody, where the provider could not be told: it is told when it is there again. */
    leave(): void {
      forget();
      hint.write('leaving');
    },
    isLeaving: () => hint.read() === 'leaving',
  };
}

export type SessionHint = ReturnType<typeof sessionHint>;

/** What other tabs hear when a customer signs out herself; nothing of it stays. */
export function tellOtherTabs(): void {
  const mark = localText(leavingKey);
  mark.write('yes');
  mark.remove();
}

/** What another tab tells here: that somebody signed in or out, or that she signed out herself. */
export const heardFromTab = ({ key, newValue }: StorageEvent) => ({
  hasChanged: key === storageKeys.signedIn || key === null,
  hasLeft: key === leavingKey && newValue !== null,
});
