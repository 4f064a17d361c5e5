import {
  billParts,
  billPartNames,
  mapBillParts,
  storedPartName,
  type BillPart,
  type StoredParts,
} from '../contracts/bill-parts';
import type { OrderField, OrderFieldWith } from '../contracts/order-fields';
import type { PromisedTime, StoredPromise } from '../contracts/promised-time';
import type { IncludedTax } from '../contracts/shop';
import type { Chosen } from '../contracts/cart';
import type { OrderKind } from '../contracts/place-order';
import type { Language } from '../i18n/languages';
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

/** Names in other languages, from the menu version of the order. */
export type Names = Partial<Record<Language, string>>;

/** A selected option with its names and price (rupees) at the time of the order. */
type DocumentChoice = Chosen & { name: string; names?: Names; price: number };

/** A line of a stored order. The price is in rupees, for one, with its options. */
export interface DocumentItem {
  id: number;
  lineId: string;
  /** English name, for the kitchen. */
  name: string;
  /** Names in other languages; missing if the menu had no translation. */
  names?: Names;
  price: number;
  /** For packaged goods: the tax included in the price when ordered. */
  priceIncludesTax?: IncludedTax;
  /** Set if the order's promo code does not apply to this line. */
  withoutPromo?: boolean;
  quantity: number;
  image: string;
  choices: DocumentChoice[];
  note: string;
  /** For a dish added by a change: menu data that the order's menu version may lack. */
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

/** Fields that change with the order's status, in addition to the promised time. */
interface DocumentLife {
  kind: OrderKind;
  orderStatus: OrderStatus;
  open: boolean;
  revision: number;
  history: HistoryStep[];
  addedMinutes: number;
  /** When the job postponed the late order; missing or null if it did not, or if that was undone. */
  postponedAt?: string | null;
  reason: string | null;
  rider: string | null;
  paymentStatus: 'pending' | 'paid';
  paidBy: 'cash' | 'upi' | 'online' | null;
  /** The online payment; missing for orders paid on delivery or pickup. */
  online?: DocumentOnline;
  /** Difference in rupees paid on delivery because a paid order changed; null if there was none. */
  collected?: Collected | null;
  /** How staff gave back the payment of a cancelled order; null if by the original method. */
  paidBack?: 'cash' | 'upi' | null;
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
export interface OrderDocument extends DocumentLife, StoredPromise<string> {
  orderId: string;
  /** Key in the tracking link. Anyone with the link can track the order. */
  trackingKey: string;
  customerId: string;
  customerDetails: Record<Exclude<OrderField, OptionalField>, string> &
    Partial<Record<OptionalField, string>>;
  items: DocumentItem[];
  pricing: DocumentPricing;
  /** Delivery location; without coordinates if staff entered the distance. */
  location: { lat?: number; lng?: number; distance: number } | null;
  /** The seller's details at the time of the order, because later changes must not alter a bill. */
  seller: Seller;
  menuVersion: string;
  paymentMethod: string;
  createdAt: string;
  /** When the kitchen was first open to confirm the order. */
  attendedFrom: string;
  slot: string | null;
  language: Language;
  /** Version of the stored format. */
  version: typeof documentVersion;
  /** How staff received the order, whose `customerId` is then empty. Missing for orders from the website. */
  source?: OrderSource;
  /** Whether the order was paid when staff entered it. */
  paidAhead?: boolean;
  papers: StoredInvoice[];
  /** Changes of the order's lines; missing if there are none. */
  changes?: DocumentChange[];
  changesSeen?: number;
  /** How often staff requested a reprint of the ticket. */
  reprints?: number;
}

/** The stored format since 0.3.0. A later one migrates these orders when they are read. */
export const documentVersion = 3;

/** An order's progress without its times and amounts. */
type Progress = Omit<
  OrderLife,
  'createdAt' | 'attendedFrom' | 'slot' | keyof PromisedTime | 'total' | 'placedTotal' | 'credited'
>;

/** Returns the progress of an order placed at a time (ISO). */
export const placedLife = (kind: OrderKind, at: string, online: OrderLife['online']): Progress => ({
  kind,
  status: 'placed',
  revision: 1,
  addedMinutes: 0,
  history: [{ status: 'placed', at, by: 'customer' }],
  reason: null,
  rider: null,
  payment: 'pending',
  online,
  collected: null,
});

/** Returns the stored fields of an order's progress. */
export const documentLife = (life: Progress): DocumentLife => ({
  kind: life.kind,
  orderStatus: life.status,
  open: !isFinal(life.status) && !isHeld(life),
  revision: life.revision,
  history: life.history.map((step) => ({ ...step })),
  addedMinutes: life.addedMinutes,
  ...(life.postponedAt !== undefined && { postponedAt: life.postponedAt }),
  reason: life.reason,
  rider: life.rider,
  paymentStatus: life.payment === 'pending' ? 'pending' : 'paid',
  paidBy: life.payment === 'pending' ? null : life.payment,
  ...(life.online && { online: documentOnline(life.online) }),
  ...((life.online ?? life.paidAhead) && {
    collected: life.collected && { ...life.collected, amount: toRupees(life.collected.amount) },
  }),
  ...(life.paidAhead && { paidBack: life.paidBack ?? null }),
  ...(life.online?.state === 'hand-over' && { paymentMethod: 'cod' }),
});

/** Converts a bill to its stored form in rupees. Throws if an amount is missing. */
export function documentPricing(bill: OrderBill): DocumentPricing {
  const rupees = (amount: Paise | null): number => {
    if (amount === null) throw new Error('Cannot store a bill without all amounts');
    return toRupees(amount);
  };
  const amounts = billPartNames
    .filter(
      (part) =>
        !billParts[part].isOptional ||
        bill[part] !== 0 ||
        // Also 0, so that the bill's credit notes are rounded, too.
        (part === 'roundOff' && bill.isRounded),
    )
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
