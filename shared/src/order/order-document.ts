import {
  billParts,
  billPartNames,
  mapBillParts,
  storedPartName,
  type BillPart,
  type StoredParts,
} from '../contracts/bill-parts';
import type { OrderField, OrderFieldWith } from '../contracts/order-fields';
import type { IncludedTax } from '../contracts/shop';
import type { Chosen } from '../contracts/cart';
import type { OrderKind } from '../contracts/place-order';
import type { Language } from '../language/languages';
import { fromRupees, toRupees, type Paise } from '../pricing/money';
import { documentOnline, isHeld, type DocumentOnline } from './online';
import { isFinal, type OrderSource, type OrderStatus } from '../contracts/order-states';
import type { Seller } from '../kitchen/kitchen-order';
import type {
  Collected,
  HistoryStep,
  InvoiceDocument,
  OfDish,
  OrderBill,
  OrderChange,
  OrderLife,
  ReturnedGoods,
} from './order';

/** Names in other languages, from the menu that the order was placed with. */
export type Names = Partial<Record<Language, string>>;

/** A selected choice with its names and price (rupees) at the time of the order. */
type DocumentChoice = Chosen & { name: string; names?: Names; price: number };

/** A line of a stored order; prices in rupees each, with the choices. */
export interface DocumentItem {
  id: number;
  lineId: string;
  /** English, for the kitchen. */
  name: string;
  /** Absent when the menu had no translation. */
  names?: Names;
  price: number;
  /** For packaged goods: the tax included in the price at the time of the order. */
  priceIncludesTax?: IncludedTax;
  /** Set when the order's promo code did not apply to this line. */
  withoutPromo?: boolean;
  quantity: number;
  image: string;
  choices: DocumentChoice[];
  note: string;
  /** For dishes added by a change, which the order's menu version may not have. */
  ofDish?: OfDish;
}

/** A stored bill; amounts in rupees. */
export interface DocumentPricing extends StoredParts<number> {
  appliedPromo: string | null;
  total: number;
}

export type StoredInvoice = Omit<InvoiceDocument, 'bill' | 'taken'> & {
  pricing: DocumentPricing;
  taken: ReturnedGoods[];
};

/** Fields that change with the order's steps, beside the promised time. */
interface DocumentLife {
  kind: OrderKind;
  orderStatus: OrderStatus;
  open: boolean;
  revision: number;
  history: HistoryStep[];
  addedMinutes: number;
  reason: string | null;
  rider: string | null;
  paymentStatus: 'pending' | 'paid';
  paidBy: 'cash' | 'upi' | 'online' | null;
  /** Absent for orders paid on delivery or pickup. */
  online?: DocumentOnline;
  /** Difference in rupees paid on delivery after a change of a paid order; null when there was none. */
  collected?: Collected | null;
  paymentMethod?: string;
}

/** A change of the order, with the lines and the bill before it. */
export interface DocumentChange extends Pick<OrderChange, 'at' | 'press' | 'papers'> {
  items: DocumentItem[];
  pricing: DocumentPricing;
  kept: (number | null)[];
}

type OptionalField = OrderFieldWith<{ isOptional: true }>;

/** A document of the collection `orders` as written. Amounts are rupees with at most two decimals, dates ISO text. */
export interface OrderDocument extends DocumentLife {
  orderId: string;
  /** Key in the tracking link. Anybody with the link can track the order. */
  trackingKey: string;
  customerId: string;
  customerDetails: Record<Exclude<OrderField, OptionalField>, string> &
    Partial<Record<OptionalField, string>>;
  items: DocumentItem[];
  pricing: DocumentPricing;
  /** Has no coordinates when staff entered the distance. */
  location: { lat?: number; lng?: number; distance: number } | null;
  /** The seller at the time of the order: later changes of the rules must not change a bill. */
  seller: Seller;
  menuVersion: string;
  paymentMethod: string;
  createdAt: string;
  /** When the kitchen was first open to confirm the order. */
  attendedFrom: string;
  slot: string | null;
  estimatedDeliveryTime: string;
  estimatedDeliveryUntil: string;
  language: Language;
  /** Version of the document's shape; older documents are migrated when read. */
  version: typeof documentVersion;
  /** How staff received it; `customerId` is then empty. Absent for orders from the site. */
  source?: OrderSource;
  /** Whether it was paid when staff entered it. */
  paidAhead?: boolean;
  papers: StoredInvoice[];
  /** Absent without changes. */
  changes?: DocumentChange[];
  changesSeen?: number;
  /** Number of reprints of the ticket that staff requested. */
  reprints?: number;
}

/** Version 2 added bills and credit notes (`papers`), version 3 online payments. */
export const documentVersion = 3;

/** Returns the stored fields of an order's state, without its times and amounts. */
export const documentLife = ({
  kind,
  status,
  revision,
  addedMinutes,
  history,
  reason,
  rider,
  payment,
  online,
  paidAhead,
  collected,
}: Omit<
  OrderLife,
  | 'createdAt'
  | 'attendedFrom'
  | 'slot'
  | 'promisedAt'
  | 'promisedUntil'
  | 'total'
  | 'placedTotal'
  | 'credited'
>): DocumentLife => ({
  kind,
  orderStatus: status,
  open: !isFinal(status) && !isHeld({ online }),
  revision,
  history: history.map((step) => ({ ...step })),
  addedMinutes,
  reason,
  rider,
  paymentStatus: payment === 'pending' ? 'pending' : 'paid',
  paidBy: payment === 'pending' ? null : payment,
  ...(online && { online: documentOnline(online) }),
  ...((online ?? paidAhead) && {
    collected: collected && { ...collected, amount: toRupees(collected.amount) },
  }),
  ...(online?.state === 'hand-over' && { paymentMethod: 'cod' }),
});

/** Converts a bill to the stored form in rupees. Throws when an amount is missing, so that no damaged bill is stored. */
export function documentPricing(bill: OrderBill): DocumentPricing {
  const rupees = (amount: Paise | null): number => {
    if (amount === null) throw new Error('Cannot store a bill without all amounts');
    return toRupees(amount);
  };
  const amounts = billPartNames
    .filter((part) => !billParts[part].isOptional || bill[part] !== 0)
    .map((part) => [storedPartName(part), rupees(bill[part])]);
  const { subtotal, promoDiscount, ...others } = Object.fromEntries(amounts) as StoredParts<number>;
  return {
    ...{ subtotal, promoDiscount, appliedPromo: bill.promo || null },
    ...{ ...others, total: rupees(bill.total) },
  };
}

/** Returns the amounts of a stored bill in paise. */
export const storedAmounts = (pricing: DocumentPricing): Record<BillPart, Paise> =>
  mapBillParts((part) => fromRupees(pricing[storedPartName(part)] ?? 0));

export const storedInvoice = ({ bill, taken, ...invoice }: InvoiceDocument): StoredInvoice => ({
  ...invoice,
  taken: taken.map((one) => ({ ...one })),
  pricing: documentPricing(bill),
});
