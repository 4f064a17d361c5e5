import type { OptionalBillPart, RequiredBillPart } from '../contracts/bill-parts';
import type { BilledTo, OrderField } from '../contracts/order-fields';
import type { PromisedTime } from '../contracts/promised-time';
import type { IncludedTax } from '../contracts/shop';
import type { OrderKind } from '../contracts/place-order';
import type { Language } from '../i18n/languages';
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
  /** Name in the reader's language, if the menu version of the order had it. */
  name: string;
  /** The English name for the kitchen; set only if `name` is not English. */
  englishName?: string;
  price: Paise | null;
  /** For packaged goods: the tax included in the price when ordered. */
  priceIncludesTax?: IncludedTax;
  /** Set if the order's promo code does not apply to this line. */
  withoutPromo?: boolean;
  quantity: number;
  /** Slug of the picture; empty if the stored order has no valid one. */
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
  /** Set if the bill's credit notes are rounded too. */
  isRounded?: true;
  total: Paise | null;
}

/** Credited quantity of a line, identified by its index. */
export interface ReturnedGoods {
  line: number;
  quantity: number;
}

/** An issued bill, or a credit note for a part of one. */
export interface InvoiceDocument {
  kind: 'bill' | 'creditNote';
  /** The next serial of its series when it was issued. */
  serial: string;
  at: string;
  bill: OrderBill;
  /** For credit notes: serial of the bill, reason, and credited lines. Empty for bills. */
  of: string;
  reason: string;
  taken: readonly ReturnedGoods[];
  /** For credit notes: how the part not refunded online was paid out; missing if staff did not say. */
  out?: 'cash' | 'upi';
  /** Idempotency key of the button press that issued it; empty if a status change did. */
  press: string;
}

export type OrderPayment = 'pending' | 'cash' | 'upi' | 'online';

/** An order as read from the database. Each damaged field is empty or null, so the others stay usable. */
export interface Order extends PromisedTime<Timestamp> {
  orderId: string;
  /** Key in the tracking link. Anyone with the link can track the order. */
  trackingKey: string;
  customerId: string;
  language: Language;
  menuVersion: string;
  kind: OrderKind;
  /** The order status, which the page may not know if the server is newer. */
  status: string;
  /** Reason for cancelling or not delivering: a code or free text; empty if there is none. */
  reason: string;
  revision: number;
  /** Status changes, oldest first, beginning with `placed`. */
  history: readonly HistoryStep[];
  rider: string;
  payment: OrderPayment;
  paymentMethod: string;
  createdAt: Timestamp;
  /** When the kitchen was first open to confirm the order. */
  attendedFrom: Timestamp;
  /** Start of the chosen slot; `missing` means as soon as possible. */
  slot: Timestamp;
  addedMinutes: number;
  lines: readonly OrderLine[];
  customer: Record<Exclude<OrderField, keyof BilledTo>, string>;
  /** The business that the bill names as recipient; fields are empty if there is none. */
  billedTo: BilledTo;
  location: { lat: number; lng: number } | null;
  distanceKm: number | null;
  /** The seller's legal details at the time of the order. */
  seller: Seller | null;
  bill: OrderBill;
  papers: readonly InvoiceDocument[];
}

/** Difference paid on delivery because a paid order changed; negative if money was returned. */
export interface Collected {
  amount: Paise;
  by: 'cash' | 'upi';
}

/** Menu data of a dish added by a change, which the order's menu version may lack. */
export interface OfDish {
  isVeg: boolean;
  category: string;
}

export type BookedLine = OrderLine & { ofDish?: OfDish };

/** A change of the order: its lines and bill before, and which lines were kept. */
export interface OrderChange<Of = OrderLine> {
  at: string;
  /** Idempotency key of the button press, so that a request can be repeated after a lost response. */
  press: string;
  lines: readonly Of[];
  bill: OrderBill;
  /** For each line after the change, its index before; null for added lines. */
  kept: readonly (number | null)[];
  /** Number of bills and credit notes issued before the change, which refer to the earlier lines. */
  papers: number;
}

/** An order with its payments and changes, as the server stores it. */
export interface BookedOrder extends Order {
  lines: readonly BookedLine[];
  /** The online payment; null for orders paid on delivery or pickup. */
  online: Online | null;
  /** Set if a paid order's online payment cannot be read, so that nobody may move its money. */
  isPaymentDamaged?: true;
  /** How staff received the order; missing for orders from the website. */
  source?: OrderSource;
  /** Whether the order was paid by cash or UPI when staff entered it. */
  paidAhead?: boolean;
  /** How staff gave that payment back after cancelling; by the original payment method if missing. */
  paidBack?: 'cash' | 'upi';
  collected: Collected | null;
  changes: readonly OrderChange<BookedLine>[];
  /** Number of changes that the kitchen has acknowledged. */
  changesSeen: number;
  /** How often staff requested a reprint of the ticket. */
  reprints: number;
  /** When the job postponed the late order (ISO); null after its added minutes were undone. */
  postponedAt?: string | null;
}

/** The part of an order on which status changes and payments are based. Times in ms since epoch. */
export interface OrderLife
  extends
    PromisedTime,
    Pick<
      BookedOrder,
      | 'kind'
      | 'revision'
      | 'addedMinutes'
      | 'history'
      | 'payment'
      | 'online'
      | 'isPaymentDamaged'
      | 'paidAhead'
      | 'paidBack'
      | 'collected'
      | 'postponedAt'
    > {
  status: OrderStatus;
  createdAt: number;
  attendedFrom: number;
  slot: number | null;
  reason: string | null;
  rider: string | null;
  total: Paise;
  placedTotal: Paise;
  /** Amount of the current bill that was credited. */
  credited: Paise;
}

const msOr = <Other>(moment: Timestamp, other: Other): number | Other =>
  typeof moment === 'number' ? moment : other;

/** Returns status and payment of an order; null for an unknown status. Repairs a damaged history. */
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
    promisedFrom: msOr(order.promisedFrom, null),
    promisedTo: msOr(order.promisedTo, null),
    addedMinutes,
    history: history.at(-1)?.status === status ? history : [stands],
    reason: order.reason || null,
    rider: order.rider || null,
    payment,
    online,
    ...(order.isPaymentDamaged && { isPaymentDamaged: true }),
    ...(order.paidAhead && { paidAhead: true }),
    ...(order.paidBack && { paidBack: order.paidBack }),
    ...(order.postponedAt && { postponedAt: order.postponedAt }),
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

/** Returns when an order was delivered (ISO). Later corrections of its payment method do not count. */
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

/** Returns the credit notes after delivery: those of the latest bill. */
export const notesAfterHandOver = <Of extends Pick<InvoiceDocument, 'kind' | 'serial' | 'of'>>({
  status,
  papers = [],
}: {
  status: OrderStatus;
  papers?: readonly Of[] | undefined;
}): Of[] => (status === 'delivered' ? notesOf(papers, lastBill(papers)) : []);
