import { serviceValue, subtotalOf, type Bill, type PricedLine } from './bill';
import type { Paise } from './money';

/** What a bill tells of sealed goods of one HSN and one rate (CGST Rules, 46); `value` = `taxable` + `cgst` + `sgst`. */
export interface GoodsTax {
  hsn: string;
  /** CGST and SGST together, in basis points. */
  rate: number;
  /** What is paid for them: their prices with their share of the discount. */
  value: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/**
 * The taxes that lie in the prices of sealed goods, taken out of them, under the regular scheme: no other collects any.
 * In the order of the lines; their values and that of the service are what is paid before tax is added.
 */
export function goodsTaxes(
  lines: readonly PricedLine[],
  bill: Pick<Bill, 'discount' | 'delivery'>,
): GoodsTax[] {
  const classes = new Map<string, GoodsTax>();
  for (const { price, quantity, priceIncludesTax } of lines) {
    if (!priceIncludesTax) continue;
    const { hsn, rate } = priceIncludesTax;
    const key = `${hsn} ${rate}`;
    const value = (classes.get(key)?.value ?? 0) + price * quantity;
    classes.set(key, { hsn, rate, value, taxable: 0, cgst: 0, sgst: 0 });
  }
  const goods = [...classes.values()];
  const full = goods.reduce((sum, { value }) => sum + value, 0);
  const paid = subtotalOf(lines) - bill.discount + bill.delivery - serviceValue(lines, bill);
  // Rounded sums, one less the one before it, so that no paisa is lost between the classes.
  let before = 0;
  return goods.map((one) => {
    const upTo = before + one.value;
    const paidUpTo = (sum: Paise) => full && Math.round((paid * sum) / full);
    const value = paidUpTo(upTo) - paidUpTo(before);
    before = upTo;
    const half = Math.round((value * one.rate) / (2 * (10_000 + one.rate)));
    return { ...one, value, taxable: value - 2 * half, cgst: half, sgst: half };
  });
}
