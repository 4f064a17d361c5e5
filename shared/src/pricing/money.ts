export type Paise = number;

/** Parses a price text to paise. Uses digits and the point; 0 if they are no number (spec.md §5). */
export function parsePrice(text: string): Paise {
  // Shift the decimal point by exponent, because multiplying by 100 has rounding errors.
  const paise = Math.round(Number(`${text.replace(/[^\d.]/g, '')}e2`));
  return Number.isSafeInteger(paise) ? paise : 0;
}

/** Groups digits in the Indian style: 1,00,000. Avoids `Intl`, whose first formatter takes 100 ms on a phone. */
export const groupDigits = (whole: number): string =>
  `${whole}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** Formats paise as ₹1,00,000.00. */
export function formatMoney(paise: Paise): string {
  const amount = Math.abs(paise);
  const rest = `${amount % 100}`.padStart(2, '0');
  return `${paise < 0 ? '-' : ''}₹${groupDigits(Math.floor(amount / 100))}.${rest}`;
}

/** Formats paise without decimals when they are zero: ₹49. */
export const shortMoney = (paise: Paise): string => formatMoney(paise).replace(/\.00$/, '');

/** Converts paise to rupees as stored, with at most two decimals. */
export const toRupees = (paise: Paise): number => paise / 100;

export const fromRupees = (rupees: number): Paise => Math.round(rupees * 100);
