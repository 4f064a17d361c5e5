import type { IncludedTax } from '../contracts/shop';
import type { Chosen } from '../contracts/cart';
import type { OrderKind } from '../contracts/place-order';
import type { Language } from '../language/languages';
import { toRupees, type Paise } from '../pricing/money';
import { documentOnline, isHeld, type DocumentOnline } from './online';
import { isFinal, type OrderSource, type OrderStatus } from '../contracts/order-states';
import type { Seller } from '../kitchen/kitchen-order';
import type {
  Collected,
  HistoryStep,
  IssuedPaper,
  OfDish,
  OrderBill,
  OrderChange,
  OrderLife,
  TakenBack,
} from './order';

/** What the menu that was ordered from called it in other languages than English. */
export type Names = Partial<Record<Language, string>>;

/** What was chosen of a dish when it was ordered, in the words of that day; rupees. */
type DocumentChoice = Chosen & { name: string; names?: Names; price: number };

/** A line of a stored order: rupees for one, with its choices. */
export interface DocumentItem {
  id: number;
  lineId: string;
  /** In English, as the kitchen reads it. */
  name: string;
  /** Absent where the menu had no other. */
  names?: Names;
  price: number;
  /** Only of sealed goods: the tax that lay in the price on that day. */
  priceIncludesTax?: IncludedTax;
  /** Only where the code of the order was good for others alone. */
  withoutPromo?: boolean;
  quantity: number;
  image: string;
  choices: DocumentChoice[];
  note: string;
  /** Of what a change added: the menu of the order may not have it. */
  ofDish?: OfDish;
}

export interface DocumentPricing {
  subtotal: number;
  promoDiscount: number;
  appliedPromo: string | null;
  deliveryCharge: number;
  cgst: number;
  sgst: number;
  /** Up to the rupee, or negative down to it; absent where nothing was rounded. */
  roundOff?: number;
  total: number;
}

export type DocumentPaper = Omit<IssuedPaper, 'bill' | 'taken'> & {
  pricing: DocumentPricing;
  taken: TakenBack[];
};

/** What of a document changes with its steps, beside its promise. */
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
  /** Absent where it is paid when it is handed over. */
  online?: DocumentOnline;
  /** What it cost more after that was paid, in rupees; null while nothing of the kind was paid. */
  collected?: Collected | null;
  paymentMethod?: string;
}

/** A change of what was ordered, with the lines and the bill of before. */
export interface DocumentChange extends Pick<OrderChange, 'at' | 'press' | 'papers'> {
  items: DocumentItem[];
  pricing: DocumentPricing;
  kept: (number | null)[];
}

/** The stored document of collection `orders` as it is written; amounts are rupees with at most two decimals, dates ISO text. */
export interface OrderDocument extends DocumentLife {
  orderId: string;
  /** What the address of its link carries: who has it can follow the order. */
  trackingKey: string;
  customerId: string;
  customerDetails: {
    name: string;
    email: string;
    phone: string;
    address: string;
    landmark: string;
    specialInstructions: string;
    /** Only of an order that is billed to a business, or under another address than it is brought to. */
    gstin?: string;
    legalName?: string;
    billingAddress?: string;
  };
  items: DocumentItem[];
  pricing: DocumentPricing;
  /** Without a point where the staff said how far it is. */
  location: { lat?: number; lng?: number; distance: number } | null;
  /** As it was on that day: nobody's later publishing changes a bill. */
  seller: Seller;
  menuVersion: string;
  paymentMethod: string;
  createdAt: string;
  /** From when on somebody is there to confirm it. */
  attendedFrom: string;
  slot: string | null;
  estimatedDeliveryTime: string;
  estimatedDeliveryUntil: string;
  language: Language;
  /** Which shape the document has: what is older is raised to it as it is read. */
  version: typeof documentVersion;
  /** How it came, where the staff took it; then `customerId` is empty. Absent of orders by the site. */
  source?: OrderSource;
  /** Paid when it was taken. */
  paidAhead?: boolean;
  papers: DocumentPaper[];
  /** Absent where nothing was changed. */
  changes?: DocumentChange[];
  changesSeen?: number;
  /** How often the staff asked that the ticket is printed again. */
  reprints?: number;
}

/** Since the second there are papers, since the third what is paid online; nothing of before was. */
export const documentVersion = 3;

/** The fields of a document in which lies how far its order is, beside its times and its amounts. */
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

/** A bill as it is stored: in rupees. Throws where an amount is missing: nothing is made of those. */
export function documentPricing(bill: OrderBill): DocumentPricing {
  const rupees = (amount: Paise | null): number => {
    if (amount === null) throw new Error('A bill lacks an amount');
    return toRupees(amount);
  };
  return {
    subtotal: rupees(bill.subtotal),
    promoDiscount: rupees(bill.discount),
    appliedPromo: bill.promo || null,
    deliveryCharge: rupees(bill.delivery),
    cgst: rupees(bill.cgst),
    sgst: rupees(bill.sgst),
    ...(bill.roundOff !== 0 && { roundOff: rupees(bill.roundOff) }),
    total: rupees(bill.total),
  };
}

export const documentPaper = ({ bill, taken, ...paper }: IssuedPaper): DocumentPaper => ({
  ...paper,
  taken: taken.map((one) => ({ ...one })),
  pricing: documentPricing(bill),
});
