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
  /** In the language that it is read in, where the menu of that day had one. */
  name: string;
  /** As the kitchen reads it; only where the other name is not English. */
  englishName?: string;
  price: Paise | null;
  /** Only of sealed goods: the tax that lay in the price on that day. */
  priceIncludesTax?: IncludedTax;
  /** Only where the code of the order was good for others alone. */
  withoutPromo?: boolean;
  quantity: number;
  /** Slug of the picture; empty where the document names none that could be ours. */
  image: string;
  choices: readonly OrderChoice[];
  note: string;
}

export interface HistoryStep {
  status: OrderStatus;
  at: string;
  by: OrderActor;
}

/** The agreed sums in paise; null where the document is damaged. */
export interface OrderBill {
  subtotal: Paise | null;
  discount: Paise | null;
  promo: string;
  delivery: Paise | null;
  cgst: Paise | null;
  sgst: Paise | null;
  /** Up to the rupee, or negative down to it; 0 where nothing was rounded. */
  roundOff: Paise;
  total: Paise | null;
}

/** How many of a line (by its place in the order) were taken back. */
export interface TakenBack {
  line: number;
  quantity: number;
}

/** A paper that was made out: a bill, or the credit note for what was taken back of one. */
export interface IssuedPaper {
  kind: 'bill' | 'creditNote';
  /** The next one of its series when it was made. */
  serial: string;
  at: string;
  bill: OrderBill;
  /** Of a credit note: the serial of the bill, why, and what of it; empty of a bill. */
  of: string;
  reason: string;
  taken: readonly TakenBack[];
  /** Of a credit note: how what did not go back online was paid out; absent where nobody said. */
  out?: 'cash' | 'upi';
  /** What names the press that made it, so that a lost answer is asked for again; empty where a step did. */
  press: string;
}

export type OrderPayment = 'pending' | 'cash' | 'upi' | 'online';

/** An order as its document tells it. Damaged fields are empty or null: each costs only itself. */
export interface Order {
  orderId: string;
  /** What its link carries: who has it can follow the order. */
  trackingKey: string;
  customerId: string;
  language: Language;
  menuVersion: string;
  kind: OrderKind;
  /** One that we do not know may come from a server that is newer than the page. */
  status: string;
  /** Why it was cancelled or not delivered: one of the codes, or words; empty where nobody said. */
  reason: string;
  revision: number;
  /** Oldest first; it begins with `placed`. */
  history: readonly HistoryStep[];
  rider: string;
  payment: OrderPayment;
  paymentMethod: string;
  createdAt: Timestamp;
  /** From when on somebody was there to confirm it. */
  attendedFrom: Timestamp;
  /** Start of the half hour that it is for; missing for as soon as possible. */
  slot: Timestamp;
  estimatedAt: Timestamp;
  estimatedUntil: Timestamp;
  addedMinutes: number;
  lines: readonly OrderLine[];
  customer: { name: string; email: string; phone: string; address: string; landmark: string };
  /** Whom the bill names beside the customer; empty where nobody said. */
  billedTo: { gstin: string; legalName: string; billingAddress: string };
  instructions: string;
  location: { lat: number; lng: number } | null;
  distanceKm: number | null;
  /** Who sold it, as it was on that day. */
  seller: Seller | null;
  bill: OrderBill;
  papers: readonly IssuedPaper[];
}

/** What an order became dearer after it was paid, as that was paid with the hand-over; below zero what was given back. */
export interface Collected {
  amount: Paise;
  by: 'cash' | 'upi';
}

/** What the menu says of a dish that a change added: that of the order may not have it. */
export interface OfDish {
  isVeg: boolean;
  category: string;
}

export type BookedLine = OrderLine & { ofDish?: OfDish };

/** A change of what was ordered: what it was until then, and what became of its lines. */
export interface OrderChange<Of = OrderLine> {
  at: string;
  /** What names the press that made it, so that a lost answer is asked for again. */
  press: string;
  /** The lines and the bill of before. */
  lines: readonly Of[];
  bill: OrderBill;
  /** For each line after it the place of the one that it was; null of what was added. */
  kept: readonly (number | null)[];
  /** How many papers there were: they were made out for the lines of before. */
  papers: number;
}

/** An order with its money and its changes, as the server has it. */
export interface BookedOrder extends Order {
  lines: readonly BookedLine[];
  /** Null where it is paid when it is handed over. */
  online: Online | null;
  /** Absent where it came by the site. */
  source?: OrderSource;
  /** It was paid by cash or UPI when it was taken. */
  paidAhead?: boolean;
  collected: Collected | null;
  /** Oldest first. */
  changes: readonly OrderChange<BookedLine>[];
  /** How many of them the kitchen said that it has seen. */
  changesSeen: number;
  /** How often the staff asked that the ticket is printed again. */
  reprints: number;
}

/** How far an order is, in ms since epoch: what steps are made from. */
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
  /** What it came to when it was placed. */
  placedTotal: Paise;
  /** What credit notes have given back of the bill that stands. */
  credited: Paise;
}

const msOr = <Other>(moment: Timestamp, other: Other): number | Other =>
  typeof moment === 'number' ? moment : other;

/** How far an order is; null where its status is none that we know. A history that is damaged begins where it stands. */
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

/** The bill that was made out last. */
export const lastBill = <Of extends Pick<IssuedPaper, 'kind'>>(papers: readonly Of[]) =>
  papers.findLast(({ kind }) => kind === 'bill');

/** The credit notes for a bill. */
export const notesOf = <Of extends Pick<IssuedPaper, 'of'>>(
  papers: readonly Of[],
  bill: Pick<IssuedPaper, 'serial'> | undefined,
): Of[] => papers.filter(({ of }) => of === bill?.serial);

function creditedOf({ papers }: Pick<BookedOrder, 'papers'>): Paise {
  const bill = lastBill(papers);
  const credited = notesOf(papers, bill).reduce((sum, note) => sum + (note.bill.total ?? 0), 0);
  return credited < (bill?.bill.total ?? 0) ? credited : 0;
}

/** When an order was handed over (ISO): since when it stands as delivered, whatever was put right of it later. */
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

/** The credit notes for what was handed over: of its last bill, as those of bills before it went with them. */
export const notesAfterHandOver = <Of extends Pick<IssuedPaper, 'kind' | 'serial' | 'of'>>({
  status,
  papers = [],
}: {
  status: OrderStatus;
  papers?: readonly Of[] | undefined;
}): Of[] => (status === 'delivered' ? notesOf(papers, lastBill(papers)) : []);
