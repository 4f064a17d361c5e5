import type { User } from '@burger/shared/contracts';

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
