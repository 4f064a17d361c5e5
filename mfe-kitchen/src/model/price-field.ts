import { toRupees } from '@burger/shared/pricing';

/** What was typed as a price in the form that is published: ₹49 or ₹49.50. What is no amount stays as it was typed. */
export function priceText(typed: string): string {
  const plain = typed.replace(/[₹,\s]/g, '');
  const [, rupees = '', paise = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (!rupees) return typed.trim();
  const fraction = Number(paise.padEnd(2, '0')) > 0 ? `.${paise.padEnd(2, '0')}` : '';
  return `₹${Number(rupees)}${fraction}`;
}

/** What was typed as the price of a choice, in paise; null when it is no amount. */
export function pricePaise(typed: string): number | null {
  const [, rupees, paise = ''] = /^₹?\s*(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return rupees ? Number(rupees) * 100 + Number(paise.padEnd(2, '0')) : null;
}

export const rupeesOf = (paise: number): string => String(toRupees(paise));
