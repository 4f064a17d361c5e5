import { billPartsWith, sumOfParts } from '../contracts/bill-parts';
import { goodsTaxes, type GoodsTax, serviceValue, taxWithin } from '../pricing/bill';
import type { Paise } from '../pricing/money';
import { linesOn } from './changes';
import type { InvoiceDocument, OrderBill, OrderChange } from './order';
import type { IncludedTax } from '../contracts/shop';

export interface BilledLine {
  price?: Paise | null | undefined;
  quantity: number;
  priceIncludesTax?: IncludedTax | undefined;
  withoutPromo?: boolean | undefined;
}

/** Packaged goods of one HSN code and tax rate on a bill; `value` is their price including tax. */
export interface InvoiceGoods extends GoodsTax {
  quantity: number;
}

/** Taxed amounts of a bill or credit note: the service without its tax, and goods including theirs. */
export interface Taxed {
  service: Paise;
  goods: readonly InvoiceGoods[];
}

interface WithInvoices<Line extends BilledLine> {
  lines: readonly Line[];
  bill: OrderBill;
  papers?: readonly InvoiceDocument[] | undefined;
  changes?: readonly Pick<OrderChange<Line>, 'lines' | 'papers'>[] | undefined;
}

type Priced = BilledLine & { price: Paise };

/** Returns the lines of a bill, or the credited lines of a credit note. */
export function linesOf<Line extends BilledLine>(
  order: WithInvoices<Line>,
  issued: InvoiceDocument | null,
): readonly Line[] {
  if (!issued) return order.lines;
  const billed = linesOn(order, issued);
  if (issued.kind === 'bill') return billed;
  return issued.taken.flatMap(({ line, quantity }) => {
    const own = billed[line];
    return own ? { ...own, quantity } : [];
  });
}

const netParts = billPartsWith('tax', 'base');

/** Returns the amount of a bill before added tax; null when an amount is damaged. */
function netOf(bill: OrderBill): Paise | null {
  return netParts.some((part) => bill[part] === null) ? null : sumOfParts(bill, netParts);
}

/** Splits a bill's amount into service and goods by its own lines. */
function byLines(lines: readonly BilledLine[], bill: OrderBill): Taxed | null {
  const { discount, delivery } = bill;
  const priced = lines.flatMap(({ price, ...line }): Priced[] =>
    typeof price === 'number' ? [{ ...line, price }] : [],
  );
  if (discount === null || delivery === null || priced.length < lines.length) return null;
  // Older bills of sealed goods alone taxed the delivery as a service, and must stay as issued.
  const isGoodsAlone = priced.length > 0 && priced.every((line) => line.priceIncludesTax);
  const asService = isGoodsAlone && (bill.cgst ?? 0) > 0 ? delivery : 0;
  const paid = { discount, delivery: delivery - asService };
  const goods = goodsTaxes(priced, paid).map((one) => {
    const own = priced.filter(({ priceIncludesTax: tax }) => {
      return tax?.hsn === one.hsn && tax.rate === one.rate;
    });
    return { ...one, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
  return { service: serviceValue(priced, paid) + asService, goods };
}

const isSame = (one: InvoiceGoods) => (other: InvoiceGoods) =>
  one.hsn === other.hsn && one.rate === other.rate;

const minus = (one: InvoiceGoods, other: InvoiceGoods): InvoiceGoods => ({
  ...one,
  quantity: one.quantity - other.quantity,
  value: one.value - other.value,
  taxable: one.taxable - other.taxable,
  cgst: one.cgst - other.cgst,
  sgst: one.sgst - other.sgst,
});

/** Reduces goods to a value. If nothing remains, the remaining tax goes with it, without rounding. */
const worth = (rest: InvoiceGoods, value: Paise, quantity: number): InvoiceGoods =>
  value === rest.value
    ? { ...rest, quantity }
    : { ...rest, value, quantity, ...taxWithin(value, rest.rate) };

function restOf(whole: Taxed, earlier: readonly Taxed[]): Taxed {
  const refunded = earlier.flatMap(({ goods }) => goods);
  return {
    service: earlier.reduce((rest, { service }) => rest - service, whole.service),
    goods: whole.goods.map((one) => refunded.filter(isSame(one)).reduce(minus, one)),
  };
}

/**
 * Splits a credit note's amount between goods: by its lines, or in proportion to what earlier notes left. No
 * part exceeds what is left of it.
 */
function goodsOfNote(lines: Taxed, rest: Taxed, net: Paise, isByAmount: boolean): InvoiceGoods[] {
  const left = rest.goods.reduce((sum, { value }) => sum + value, rest.service);
  const goods = rest.goods.map((one) => {
    const own = lines.goods.find(isSame(one));
    const requested = isByAmount ? Math.round((one.value * net) / (left || 1)) : (own?.value ?? 0);
    return { one, value: Math.min(requested, one.value), quantity: own?.quantity ?? 0 };
  });
  let over = goods.reduce((sum, { value }) => sum - value, net) - rest.service;
  return goods.flatMap(({ one, value, quantity }) => {
    const more = Math.max(0, Math.min(over, one.value - value));
    over -= more;
    const own = worth(one, value + more, quantity);
    return own.value !== 0 || own.quantity !== 0 ? [own] : [];
  });
}

/**
 * Returns the taxed amounts of a bill or credit note, for its print, the register and the tax returns. Null
 * if an amount is damaged. Credit notes for a complete bill add up to it exactly: the last one takes the
 * remainder.
 */
export function taxedOn<Line extends BilledLine>(
  order: WithInvoices<Line>,
  issued: InvoiceDocument | null,
): Taxed | null {
  const bill = issued?.bill ?? order.bill;
  const lines = byLines(linesOf(order, issued), bill);
  const of = issued && order.papers?.find(({ serial }) => serial === issued.of);
  if (!issued || issued.kind === 'bill' || !of) return lines;
  const whole = taxedOn(order, of);
  const net = netOf(bill);
  const all = order.papers ?? [];
  const place = all.findIndex(({ serial }) => serial === issued.serial);
  const before = (place < 0 ? all : all.slice(0, place)).filter((one) => one.of === of.serial);
  const earlier = before.flatMap((note) => taxedOn(order, note) ?? []);
  if (!lines || !whole || net === null) return null;
  const rest = restOf(whole, earlier);
  const left = rest.goods.reduce((sum, { value }) => sum + value, rest.service);
  // A credit note by amount can also be the last one; its quantities are unknown.
  const quantityOf = (one: InvoiceGoods) => lines.goods.find(isSame(one))?.quantity ?? 0;
  const goods =
    net === left
      ? rest.goods.map((one) => worth(one, one.value, quantityOf(one)))
      : goodsOfNote(lines, rest, net, issued.taken.length === 0);
  return { goods, service: goods.reduce((sum, { value }) => sum - value, net) };
}
