import { normalisePhone, type Rules, type User } from '@burger/shared/contracts';

/**
 * What the restaurant asks of the phone number of an order: `for` the first order of an account, which the server alone
 * knows, or orders above so much (paise).
 */
export interface PhoneCheck {
  for: 'first-order' | { above: number };
  /** The number that the customer has signed in with, where the order names another one. */
  checked: string | null;
}

/** What has to be said of the phone number before an order of this total (paise); null where it is right, or not asked for. */
export function phoneCheck(
  rule: Rules['verifiedPhone'],
  total: number,
  user: Pick<User, 'phoneNumber'> | null,
  typed: string,
): PhoneCheck | null {
  if (rule === undefined || rule === 'never') return null;
  if (rule !== 'first-order' && total <= rule.above * 100) return null;
  const checked = user?.phoneNumber ?? null;
  const number = normalisePhone(typed);
  if (checked !== null && (number === checked || typed.trim() === '')) return null;
  return { for: rule === 'first-order' ? rule : { above: rule.above * 100 }, checked };
}
