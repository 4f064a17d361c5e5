import type { OptionalBillPart, RequiredBillPart } from '../contracts/bill-parts';
import type { BilledTo, OrderField } from '../contracts/order-fields';
import type { IncludedTax } from '../contracts/shop';
import type { OrderKind } from '../contracts/place-order';
import type { Language } from '../language/languages';
import type { Paise } from '../pricing/money';
import type { Online } from './online';
import type { Timestamp } from './timestamp';
import {
  knownStatus,
  type OrderActor,
  type OrderSource,
  type OrderStatus,
} from '../contracts/order-states';
import type { Seller } from '../kitchen/kitchen-order';

export interface OrderChoice {
  group: string;
  choice: string;
  name: string;
  englishName?: string;
  price: Paise | null;
}

export interface OrderLine {
  dishId: number | null;
  /** In the reader's language, if the menu at the time of the order had it. */
  name: string;
  /** The name for the kitchen; only set when `name` is not English. */
  englishName?: string;
  price: Paise | null;
  /** For packaged goods: the tax included in the price at the time of the order. */
  priceIncludesTax?: IncludedTax;
  /** Set when the order's promo code did not apply to this line. */
  withoutPromo?: boolean;
  quantity: number;
  /** Slug of the picture; empty when the document has no valid one. */
  image: string;
  choices: readonly OrderChoice[];
  note: string;
}

export interface HistoryStep {
  status: OrderStatus;
  at: string;
  by: OrderActor;
}

/** Agreed amounts in paise; null where the document is damaged. */
export interface OrderBill
  extends Record<RequiredBillPart, Paise | null>, Record<OptionalBillPart, Paise> {
  promo: string;
  total: Paise | null;
}

/** Quantity of a line (by its index) that was credited. */
export interface ReturnedGoods {
  line: number;
  quantity: number;
}

/** A document that was issued: a bill, or a credit note for a part of it. */
export interface InvoiceDocument {
  kind: 'bill' | 'creditNote';
  /** The next serial of its series at that time. */
  serial: string;
  at: string;
  bill: OrderBill;
  /** For credit notes: the bill's serial, the reason, and the credited lines. Empty for bills. */
  of: string;
  reason: string;
  taken: readonly ReturnedGoods[];
  /** For credit notes: how the part not refunded online was paid out; absent when staff did not say. */
  out?: 'cash' | 'upi';
  /** Idempotency key of the button press that issued it; empty when a status step did. */
  press: string;
}

export type OrderPayment = 'pending' | 'cash' | 'upi' | 'online';

/** An order read from its document. Each damaged field is empty or null; the others stay usable. */
export interface Order {
  orderId: string;
  /** Key in the tracking link. Anybody with the link can track the order. */
  trackingKey: string;
  customerId: string;
  language: Language;
  menuVersion: string;
  kind: OrderKind;
  /** May be unknown when the server is newer than the page. */
  status: string;
  /** Reason for cancelling or not delivering: a code or free text; empty without one. */
  reason: string;
  revision: number;
  /** Oldest first, beginning with `placed`. */
  history: readonly HistoryStep[];
  rider: string;
  payment: OrderPayment;
  paymentMethod: string;
  createdAt: Timestamp;
  /** When the kitchen was first open to confirm the order. */
  attendedFrom: Timestamp;
  /** Start of the chosen slot; `missing` for as soon as possible. */
  slot: Timestamp;
  estimatedAt: Timestamp;
  estimatedUntil: Timestamp;
  addedMinutes: number;
  lines: readonly OrderLine[];
  customer: Record<Exclude<OrderField, keyof BilledTo>, string>;
  /** The business that is the recipient of the bill; empty fields when there is none. */
  billedTo: BilledTo;
  location: { lat: number; lng: number } | null;
  distanceKm: number | null;
  /** The seller's details at the time of the order. */
  seller: Seller | null;
  bill: OrderBill;
  papers: readonly InvoiceDocument[];
}

/** Difference paid on delivery after a change of a paid order; negative when money was given back. */
export interface Collected {
  amount: Paise;
  by: 'cash' | 'upi';
}

/** Menu data of a dish added by a change, which the order's menu version may not have. */
export interface OfDish {
  isVeg: boolean;
  category: string;
}

export type BookedLine = OrderLine & { ofDish?: OfDish };

/** A change of the order: the state before it, and where its lines went. */
export interface OrderChange<Of = OrderLine> {
  at: string;
  /** Idempotency key of the button press, so that a request with a lost response can be repeated. */
  press: string;
  lines: readonly Of[];
  bill: OrderBill;
  /** For each line after the change, its index before it; null for added lines. */
  kept: readonly (number | null)[];
  /** Number of documents issued before the change, for the earlier lines. */
  papers: number;
}

/** An order with its payments and changes, as the server stores it. */
export interface BookedOrder extends Order {
  lines: readonly BookedLine[];
  /** Null for orders paid on delivery or pickup. */
  online: Online | null;
  /** Absent for orders from the site. */
  source?: OrderSource;
  /** Whether it was paid by cash or UPI when staff entered it. */
  paidAhead?: boolean;
  collected: Collected | null;
  changes: readonly OrderChange<BookedLine>[];
  /** Number of changes that the kitchen has confirmed as seen. */
  changesSeen: number;
  /** Number of reprints of the ticket that staff requested. */
  reprints: number;
}

/** The state that an order's steps are based on. Times in ms since epoch. */
export interface OrderLife extends Pick<
  BookedOrder,
  | 'kind'
  | 'revision'
  | 'addedMinutes'
  | 'history'
  | 'payment'
  | 'online'
  | 'paidAhead'
  | 'collected'
> {
  status: OrderStatus;
  createdAt: number;
  attendedFrom: number;
  slot: number | null;
  promisedAt: number | null;
  promisedUntil: number | null;
  reason: string | null;
  rider: string | null;
  total: Paise;
  /** Total when the order was placed. */
  placedTotal: Paise;
  /** Amount that credit notes gave back of the current bill. */
  credited: Paise;
}

const msOr = <Other>(moment: Timestamp, other: Other): number | Other =>
  typeof moment === 'number' ? moment : other;

/** Returns the state of an order; null for an unknown status. A damaged history is replaced by the current status. */
export function lifeOf(order: BookedOrder): OrderLife | null {
  const status = knownStatus(order.status);
  if (!status) return null;
  const { kind, revision, addedMinutes, history, payment, online, collected } = order;
  const createdAt = msOr(order.createdAt, 0);
  const stands: HistoryStep = { status, at: new Date(createdAt).toISOString(), by: 'kitchen' };
  return {
    kind,
    status,
    revision,
    createdAt,
    attendedFrom: msOr(order.attendedFrom, createdAt),
    slot: msOr(order.slot, null),
    promisedAt: msOr(order.estimatedAt, null),
    promisedUntil: msOr(order.estimatedUntil, null),
    addedMinutes,
    history: history.at(-1)?.status === status ? history : [stands],
    reason: order.reason || null,
    rider: order.rider || null,
    payment,
    online,
    ...(order.paidAhead && { paidAhead: true }),
    collected,
    total: order.bill.total ?? 0,
    placedTotal: order.changes[0]?.bill.total ?? order.bill.total ?? 0,
    credited: creditedOf(order),
  };
}

export const lastBill = <Of extends Pick<InvoiceDocument, 'kind'>>(invoices: readonly Of[]) =>
  invoices.findLast(({ kind }) => kind === 'bill');

export const notesOf = <Of extends Pick<InvoiceDocument, 'of'>>(
  invoices: readonly Of[],
  bill: Pick<InvoiceDocument, 'serial'> | undefined,
): Of[] => invoices.filter(({ of }) => of === bill?.serial);

function creditedOf({ papers }: Pick<BookedOrder, 'papers'>): Paise {
  const bill = lastBill(papers);
  const credited = notesOf(papers, bill).reduce((sum, note) => sum + (note.bill.total ?? 0), 0);
  return credited < (bill?.bill.total ?? 0) ? credited : 0;
}

/** Returns when an order was delivered (ISO). Later corrections of its payment do not count. */
export function handedOverAt({
  status,
  history,
}: {
  status: OrderStatus;
  history: readonly Pick<HistoryStep, 'status' | 'at'>[];
}): string | null {
  if (status !== 'delivered') return null;
  const before = history.findLastIndex((step) => step.status !== 'delivered');
  return history[before + 1]?.at ?? null;
}

/** Returns the credit notes after delivery: those of the latest bill. Earlier bills were credited before. */
export const notesAfterHandOver = <Of extends Pick<InvoiceDocument, 'kind' | 'serial' | 'of'>>({
  status,
  papers = [],
}: {
  status: OrderStatus;
  papers?: readonly Of[] | undefined;
}): Of[] => (status === 'delivered' ? notesOf(papers, lastBill(papers)) : []);
