import type { User } from '@burger/shared/contracts';

/** What the customer is called: the display name, else the email before the at-sign, else `nobody` (spec.md §2). */
export const accountName = (user: Pick<User, 'displayName' | 'email'>, nobody: string): string =>
  user.displayName?.trim() || user.email?.split('@')[0]?.trim() || nobody;
