import type { User } from '@burger/shared/contracts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The user that a remembered text tells of, or null when it tells of none: storage holds whatever anybody wrote there. */
export function readUser(text: string | null): User | null {
  try {
    const { uid, displayName, email, phoneNumber, photoURL } = JSON.parse(text ?? '') as Record<
      string,
      unknown
    >;
    if (typeof uid !== 'string' || uid === '') return null;
    return {
      uid,
      displayName: textOrNull(displayName),
      email: textOrNull(email),
      phoneNumber: textOrNull(phoneNumber),
      photoURL: textOrNull(photoURL),
    };
  } catch {
    return null;
  }
}
