import type { Chosen } from '../contracts/line';
import type { Language } from '../language/languages';
import type { DocumentLife } from './read-life';

/** What the menu that was ordered from called it in other languages than English. */
export type Names = Partial<Record<Language, string>>;

/** What was chosen of a dish when it was ordered, in the words of that day; rupees. */
export type DocumentChoice = Chosen & { name: string; names?: Names; price: number };

/** A line of a stored order: rupees for one, with its choices. */
export interface DocumentItem {
  id: number;
  lineId: string;
  /** In English, as the kitchen reads it. */
  name: string;
  /** Absent where the menu had no other, and on orders of before they were kept. */
  names?: Names;
  price: number;
  quantity: number;
  image: string;
  choices: DocumentChoice[];
  note: string;
}

/** The stored document of collection `orders` as it is written; amounts are rupees with at most two decimals, dates ISO text. */
export interface OrderDocument extends Partial<DocumentLife> {
  orderId: string;
  /** What the address of its link carries: who has it can follow the order. Absent on orders of before there were links. */
  trackingKey?: string;
  customerId: string;
  customerDetails: {
    name: string;
    email: string;
    phone: string;
    address: string;
    landmark: string;
    specialInstructions: string;
  };
  items: DocumentItem[];
  pricing: {
    subtotal: number;
    promoDiscount: number;
    appliedPromo: string | null;
    deliveryCharge: number;
    cgst: number;
    sgst: number;
    total: number;
  };
  location: { lat: number; lng: number; distance: number } | null;
  /** The published document that it was priced by. */
  menuVersion: string;
  paymentMethod: string;
  paymentStatus: string;
  orderStatus: string;
  createdAt: string | null;
  /** From when on somebody is there to confirm it; absent on orders of before that was written down. */
  attendedFrom?: string;
  /** Start of the half hour that it is for; null for as soon as possible. */
  slot: string | null;
  /** What was promised, from when until when. */
  estimatedDeliveryTime: string | null;
  estimatedDeliveryUntil: string | null;
  /** Of the page on which it was placed. */
  language: Language;
}
