import {
  type DocumentPricing,
  documentPaper,
  type IssuedPaper,
  type Order,
  paper,
  type Seller,
} from '@burger/shared/order';
import { type GoodsTax, taxWithin, toRupees } from '@burger/shared/pricing';

/** Sealed goods of one HSN and rate on a paper; `value` is what is paid for them. */
export interface PaperGoods extends GoodsTax {
  quantity: number;
}

function byLines(order: Order, seller: Seller, issued: IssuedPaper): PaperGoods[] {
  const { goods, lines } = paper(order, seller, issued);
  return goods.map((one) => {
    const own = lines.filter(({ priceIncludesTax: tax }) => {
      return tax?.hsn === one.hsn && tax.rate === one.rate;
    });
    return { ...one, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

const minus = (one: PaperGoods, other: PaperGoods): PaperGoods => ({
  ...one,
  quantity: one.quantity - other.quantity,
  value: one.value - other.value,
  taxable: one.taxable - other.taxable,
  cgst: one.cgst - other.cgst,
  sgst: one.sgst - other.sgst,
});

/** So much of goods as an amount has of what is left of a bill. */
function shareOf(goods: PaperGoods, amount: number, left: number): PaperGoods {
  const value = Math.round((goods.value * amount) / left);
  return { ...goods, value, ...taxWithin(value, goods.rate) };
}

/**
 * The sealed goods on a paper with the tax that lies in their prices. Of a credit note by lines those that were taken
 * back; of one by amount, and of what follows one, their share of what was left of the bill. The last note has what is
 * left, so that all of a bill come to its goods.
 */
export function goodsOn(order: Order, seller: Seller, issued: IssuedPaper): PaperGoods[] {
  const lines = byLines(order, seller, issued);
  const bill = order.papers.find(({ serial }) => serial === issued.of);
  if (issued.kind === 'bill' || !bill) return lines;
  const place = order.papers.findIndex(({ serial }) => serial === issued.serial);
  const earlier = place < 0 ? order.papers : order.papers.slice(0, place);
  const before = earlier.filter(({ of }) => of === bill.serial);
  const given = before.flatMap((note) => goodsOn(order, seller, note));
  const left = before.reduce((rest, note) => rest - (note.bill.total ?? 0), bill.bill.total ?? 0);
  const amount = issued.bill.total ?? 0;
  const isByLines = [...before, issued].every(({ taken }) => taken.length > 0);
  if (isByLines && amount !== left) return lines;
  return byLines(order, seller, bill).map((goods) => {
    const isSame = ({ hsn, rate }: PaperGoods) => hsn === goods.hsn && rate === goods.rate;
    const rest = given.filter(isSame).reduce(minus, goods);
    const quantity = lines.find(isSame)?.quantity ?? 0;
    return { ...(amount === left ? rest : shareOf(rest, amount, left)), quantity };
  });
}

/** CGST and SGST of the service on papers of a seller, in basis points. */
export const serviceRate = ({ scheme, cgst, sgst }: Seller): number =>
  scheme === 'regular' ? cgst + sgst : 0;

/** Goods of a paper in rupees, as the register keeps them. */
const goodsInRupees = (goods: readonly PaperGoods[]) =>
  goods.map(({ value, taxable, cgst, sgst, ...one }) => ({
    ...{ ...one, value: toRupees(value), taxable: toRupees(taxable) },
    ...{ cgst: toRupees(cgst), sgst: toRupees(sgst) },
  }));

/** A bill or a credit note as the register has it; amounts in rupees. */
export interface RegisterRow {
  kind: IssuedPaper['kind'];
  serial: string;
  /** `BK/2627`, and its number in it. */
  series: string;
  number: number;
  at: string;
  /** Of a credit note: its bill. */
  of: string;
  order: string;
  orderId: string;
  pricing: DocumentPricing;
  /** What the paper is called: taxInvoice, billOfSupply, bill or creditNote. */
  name: string;
  scheme: string;
  gstin: string | null;
  sac: string;
  placeOfSupply: string;
  /** Of the service; absent of what was issued before it was kept, as is the quantity of goods. */
  rate?: number;
  goods: readonly (Omit<PaperGoods, 'value' | 'quantity'> & { quantity?: number })[];
}

/** A row of the register: what the tax law asks of a paper, and nothing of a person. */
export function registerRowOf(key: string, order: Order, issued: IssuedPaper): RegisterRow {
  const { kind, serial, at, of, pricing } = documentPaper(issued);
  const { seller } = order;
  const law = seller && paper(order, seller, issued);
  const slash = serial.lastIndexOf('/');
  return {
    ...{ kind, serial, of, pricing, at, order: key, orderId: order.orderId },
    ...{ series: serial.slice(0, slash), number: Number(serial.slice(slash + 1)) },
    name: law?.kind ?? '',
    scheme: seller?.scheme ?? '',
    gstin: law?.gstin ?? null,
    sac: seller?.sac ?? '',
    placeOfSupply: seller?.placeOfSupply ?? '',
    rate: seller ? serviceRate(seller) : 0,
    goods: seller ? goodsInRupees(goodsOn(order, seller, issued)) : [],
  };
}
