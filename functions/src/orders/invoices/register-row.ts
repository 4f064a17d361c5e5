import {
  type DocumentPricing,
  storedInvoice,
  type InvoiceDocument,
  type Order,
  legalInvoice,
  type InvoiceGoods,
  recipientOf,
} from '@burger/shared/order';
import type { Seller } from '@burger/shared/kitchen';
import { toRupees } from '@burger/shared/pricing';

export const goodsOn = (
  order: Order,
  seller: Seller,
  issued: InvoiceDocument,
): readonly InvoiceGoods[] => legalInvoice(order, seller, issued).goods;

/** Returns the tax rate of the restaurant service, CGST + SGST, in basis points. */
export const serviceRate = ({ scheme, cgst, sgst }: Seller): number =>
  scheme === 'regular' ? cgst + sgst : 0;

const goodsInRupees = (goods: readonly InvoiceGoods[]) =>
  goods.map(({ value, taxable, cgst, sgst, ...one }) => ({
    ...{ ...one, value: toRupees(value), taxable: toRupees(taxable) },
    ...{ cgst: toRupees(cgst), sgst: toRupees(sgst) },
  }));

/** A bill or credit note in the invoice register; amounts in rupees. */
export interface RegisterRow {
  kind: InvoiceDocument['kind'];
  serial: string;
  /** The number series, e.g. `BK/2627`, and the number in it. */
  series: string;
  number: number;
  at: string;
  /** Serial of the bill that a credit note refers to. */
  of: string;
  order: string;
  orderId: string;
  pricing: DocumentPricing;
  /** The legal kind of the bill: taxInvoice, billOfSupply, bill or creditNote. */
  name: string;
  scheme: string;
  gstin: string | null;
  /** A GST-registered recipient, which GSTR-1 lists by name; absent for others. */
  recipient?: { gstin: string; name: string };
  sac: string;
  placeOfSupply: string;
  /** Set for a credit note issued too late to lower any tax. */
  isFinancial?: true;
  /** CGST plus SGST of the service. */
  rate: number;
  goods: readonly Omit<InvoiceGoods, 'value'>[];
}

function registeredRecipient(order: Order): Pick<RegisterRow, 'recipient'> {
  const { gstin, name } = recipientOf(order);
  return gstin === '' ? {} : { recipient: { gstin, name } };
}

/** Returns the register row of a bill or credit note. Only GST-registered recipients are included. */
export function registerRowOf(key: string, order: Order, issued: InvoiceDocument): RegisterRow {
  const { kind, serial, at, of, pricing } = storedInvoice(issued);
  const { seller } = order;
  const law = seller && legalInvoice(order, seller, issued);
  const slash = serial.lastIndexOf('/');
  return {
    ...{ kind, serial, of, pricing, at, order: key, orderId: order.orderId },
    ...{ series: serial.slice(0, slash), number: Number(serial.slice(slash + 1)) },
    name: law?.kind ?? '',
    scheme: seller?.scheme ?? '',
    gstin: law?.gstin ?? null,
    ...registeredRecipient(order),
    sac: seller?.sac ?? '',
    placeOfSupply: seller?.placeOfSupply ?? '',
    ...(law?.isFinancial && { isFinancial: true as const }),
    rate: seller ? serviceRate(seller) : 0,
    goods: seller ? goodsInRupees(goodsOn(order, seller, issued)) : [],
  };
}
