import type { User } from '@burger/shared/contracts';

/** Returns the customer's display name, else the email's local part, else `nobody` (spec.md §2). */
export const accountName = (user: Pick<User, 'displayName' | 'email'>, nobody: string): string =>
  user.displayName?.trim() || user.email?.split('@')[0]?.trim() || nobody;
