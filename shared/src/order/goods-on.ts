import { goodsTaxes, type GoodsTax, serviceValue, taxWithin } from '../pricing/bill';
import type { Paise } from '../pricing/money';
import { linesOn } from './changes';
import type { IssuedPaper, OrderBill, OrderChange } from './order';
import type { IncludedTax } from '../contracts/shop';

export interface BilledLine {
  price?: Paise | null | undefined;
  quantity: number;
  priceIncludesTax?: IncludedTax | undefined;
  withoutPromo?: boolean | undefined;
}

/** Sealed goods of one HSN and rate on a paper; `value` is what is paid for them. */
export interface PaperGoods extends GoodsTax {
  quantity: number;
}

/** What is taxed on a paper: the service, without its tax, and sealed goods with the tax that lies in their prices. */
export interface Taxed {
  service: Paise;
  goods: readonly PaperGoods[];
}

interface WithPapers<Line extends BilledLine> {
  lines: readonly Line[];
  bill: OrderBill;
  papers?: readonly IssuedPaper[] | undefined;
  changes?: readonly Pick<OrderChange<Line>, 'lines' | 'papers'>[] | undefined;
}

type Priced = BilledLine & { price: Paise };

/** Lines of a paper: of a credit note those that were taken back. */
export function linesOf<Line extends BilledLine>(
  order: WithPapers<Line>,
  issued: IssuedPaper | null,
): readonly Line[] {
  if (!issued) return order.lines;
  const billed = linesOn(order, issued);
  if (issued.kind === 'bill') return billed;
  return issued.taken.flatMap(({ line, quantity }) => {
    const own = billed[line];
    return own ? { ...own, quantity } : [];
  });
}

/** What is paid for a paper before tax is added; null where an amount is damaged. */
function netOf({ subtotal, discount, delivery }: OrderBill): Paise | null {
  if (subtotal === null || discount === null || delivery === null) return null;
  return subtotal - discount + delivery;
}

/** What the lines of a paper come to by themselves. */
function byLines(lines: readonly BilledLine[], bill: OrderBill): Taxed | null {
  const { discount, delivery } = bill;
  const priced = lines.flatMap(({ price, ...line }): Priced[] =>
    typeof price === 'number' ? [{ ...line, price }] : [],
  );
  if (discount === null || delivery === null || priced.length < lines.length) return null;
  // Older bills taxed the delivery of sealed goods alone as a service: they stay as they are.
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

const isSame = (one: PaperGoods) => (other: PaperGoods) =>
  one.hsn === other.hsn && one.rate === other.rate;

const minus = (one: PaperGoods, other: PaperGoods): PaperGoods => ({
  ...one,
  quantity: one.quantity - other.quantity,
  value: one.value - other.value,
  taxable: one.taxable - other.taxable,
  cgst: one.cgst - other.cgst,
  sgst: one.sgst - other.sgst,
});

/** So much of goods, of which so much is left: the tax of all that is left is what is left of the tax. */
const worth = (rest: PaperGoods, value: Paise, quantity: number): PaperGoods =>
  value === rest.value
    ? { ...rest, quantity }
    : { ...rest, value, quantity, ...taxWithin(value, rest.rate) };

/** What is left of a bill after its earlier notes. */
function restOf(whole: Taxed, earlier: readonly Taxed[]): Taxed {
  const given = earlier.flatMap(({ goods }) => goods);
  return {
    service: earlier.reduce((rest, { service }) => rest - service, whole.service),
    goods: whole.goods.map((one) => given.filter(isSame(one)).reduce(minus, one)),
  };
}

/**
 * Goods of a note: of one by lines what its lines come to, of one by amount their share of what is left. Neither is
 * more than is left of each, and of the service no more than is left of it.
 */
function goodsOfNote(lines: Taxed, rest: Taxed, net: Paise, isByAmount: boolean): PaperGoods[] {
  const left = rest.goods.reduce((sum, { value }) => sum + value, rest.service);
  const goods = rest.goods.map((one) => {
    const own = lines.goods.find(isSame(one));
    const wanted = isByAmount ? Math.round((one.value * net) / (left || 1)) : (own?.value ?? 0);
    return { one, value: Math.min(wanted, one.value), quantity: own?.quantity ?? 0 };
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
 * What is taxed on a paper, for the paper itself, the register and the returns alike; null where an amount is damaged.
 * All notes of a bill that is given back whole come to that bill, the last one with what is left.
 */
export function taxedOn<Line extends BilledLine>(
  order: WithPapers<Line>,
  issued: IssuedPaper | null,
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
  // A note for an amount that leaves nothing is the last one, too; how many of each went with it nobody knows.
  const quantityOf = (one: PaperGoods) => lines.goods.find(isSame(one))?.quantity ?? 0;
  const goods =
    net === left
      ? rest.goods.map((one) => worth(one, one.value, quantityOf(one)))
      : goodsOfNote(lines, rest, net, issued.taken.length === 0);
  return { goods, service: goods.reduce((sum, { value }) => sum - value, net) };
}
