import { normalisePhone, type Rules, type User } from '@burger/shared/contracts';

/**
 * Why a verified phone number is required: an account's first order, which only the server can detect, or an
 * amount (paise).
 */
export interface PhoneCheck {
  for: 'first-order' | { above: number };
  /** The phone number verified at sign-in, if the order has another one. */
  checked: string | null;
}

/** Returns the phone check that an order of `total` (paise) still needs, or null. */
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
