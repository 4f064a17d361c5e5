import type { User } from '@burger/shared/contracts';

/** What the customer is called: the display name, else the email before the at-sign, else `nobody` (spec.md §2). */
export function accountName(user: Pick<User, 'displayName' | 'email'>, nobody: string): string {
  return user.displayName?.trim() || user.email?.split('@')[0]?.trim() || nobody;
}

/** The line below the name that tells one account from another. */
export const accountContact = (user: Pick<User, 'email' | 'phoneNumber'>): string | null =>
  user.email ?? user.phoneNumber;

/** The letter that stands for the customer where there is room for one only. */
export const accountInitial = (name: string): string =>
  Array.from(name.trim())[0]?.toLocaleUpperCase('en-IN') ?? '';
