/** An amount of money in whole paise. */
export type Paise = number;

const display = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Price text as paise: all but digits and the point is dropped; what is then no number counts as 0 (spec.md §5). */
export function parsePrice(text: string): Paise {
  // The exponent moves the point without the rounding error that a multiplication by 100 brings.
  const paise = Math.round(Number(`${text.replace(/[^\d.]/g, '')}e2`));
  return Number.isSafeInteger(paise) ? paise : 0;
}

/** Paise as the customer reads them: ₹1,00,000.00. */
export const formatMoney = (paise: Paise): string => display.format(paise / 100);

/** The same without paise where there are none: ₹49. */
export const shortMoney = (paise: Paise): string => formatMoney(paise).replace(/\.00$/, '');

/** Paise as the rupee number that documents hold, with at most two decimals. */
export const toRupees = (paise: Paise): number => paise / 100;

/** A rupee number of a document as paise. */
export const fromRupees = (rupees: number): Paise => Math.round(rupees * 100);
