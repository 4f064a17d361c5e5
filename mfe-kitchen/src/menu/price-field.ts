import { plainDigits } from '@burger/shared/contracts';
import { toRupees } from '@burger/shared/pricing';

// A comma parts thousands and lakhs. Where it may as well be a point, as in 49,50, nobody guesses.
const amount = /^₹?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;

/** The digits of a typed amount, and two of its paise; null when it is none. */
function digitsOf(typed: string): { rupees: string; paise: string } | null {
  const [, rupees, paise = ''] = amount.exec(plainDigits(typed).replace(/[\s\p{Cf}]/gu, '')) ?? [];
  return rupees === undefined
    ? null
    : { rupees: rupees.replaceAll(',', ''), paise: paise.padEnd(2, '0') };
}

/** What was typed as a price in the form that is published: ₹49 or ₹49.50. What is no amount stays as it was typed. */
export function priceText(typed: string): string {
  const digits = digitsOf(typed);
  if (!digits) return typed.trim();
  const { rupees, paise } = digits;
  return `₹${Number(rupees)}${paise === '00' ? '' : `.${paise}`}`;
}

/** What was typed as the price of a choice, in paise; null when it is no amount. */
export function pricePaise(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits && digits.rupees.length <= 5 ? Number(digits.rupees + digits.paise) : null;
}

export const rupeesOf = (paise: number): string => String(toRupees(paise));
