import { bareNumber, cleanLine, normalisePhone, plainDigits } from '@burger/shared/contracts';

// Non-space text, an at-sign, a domain, a dot and a suffix (spec.md §5).
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// Those of India are no other than mobile numbers.
const international = /^\+(?!91)[1-9]\d{7,14}$/;

export const minPassword = 6;
export const codeLength = 6;

export type EmailFault = 'email' | 'badEmail';
export type PasswordFault = 'password' | 'shortPassword';

export function emailFault(text: string): EmailFault | null {
  const typed = cleanLine(text);
  if (typed === '') return 'email';
  return email.test(typed) && typed.length <= 254 ? null : 'badEmail';
}

export function passwordFault(text: string): PasswordFault | null {
  if (text === '') return 'password';
  return text.length < minPassword ? 'shortPassword' : null;
}

/** A typed number as +<country><number>: Indian numbers in any usual form, others with their country code. */
export function phoneWithCountry(text: string): string | null {
  // A whole number may stand behind the +91 that was there already.
  const typed = bareNumber(text)
    .replace(/^\+91(?=\+|00)/, '')
    .replace(/^00/, '+');
  return normalisePhone(typed) ?? (international.test(typed) ? typed : null);
}

/** The digits of a typed or pasted code, never more than the six that a code has. */
export function codeDigits(text: string): string {
  const digits = plainDigits(text);
  return /\b\d{6}\b/.exec(digits)?.[0] ?? digits.replace(/\D/g, '').slice(0, codeLength);
}
