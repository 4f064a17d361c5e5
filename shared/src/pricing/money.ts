/** An amount of money in whole paise. */
export type Paise = number;

/** Price text as paise: all but digits and the point is dropped; what is then no number counts as 0 (spec.md §5). */
export function parsePrice(text: string): Paise {
  // The exponent moves the point without the rounding error that a multiplication by 100 brings.
  const paise = Math.round(Number(`${text.replace(/[^\d.]/g, '')}e2`));
  return Number.isSafeInteger(paise) ? paise : 0;
}

/** A whole number with Indian grouping: 1,00,000. Without `Intl`, whose first formatter takes a phone a tenth of a second. */
export const groupDigits = (whole: number): string =>
  `${whole}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** Paise as the customer reads them: ₹1,00,000.00. */
export function formatMoney(paise: Paise): string {
  const amount = Math.abs(paise);
  const rest = `${amount % 100}`.padStart(2, '0');
  return `${paise < 0 ? '-' : ''}₹${groupDigits(Math.floor(amount / 100))}.${rest}`;
}

/** The same without paise where there are none: ₹49. */
export const shortMoney = (paise: Paise): string => formatMoney(paise).replace(/\.00$/, '');

/** Paise as the rupee number that documents hold, with at most two decimals. */
export const toRupees = (paise: Paise): number => paise / 100;

/** A rupee number of a document as paise. */
export const fromRupees = (rupees: number): Paise => Math.round(rupees * 100);
