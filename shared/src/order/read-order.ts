import type { OrderKind } from '../contracts/order-kind';
import type { Language } from '../language/languages';
import { fromRupees, type Paise } from '../pricing/money';
import { fields, list, number, text } from '../reading';
import { readMoment, type Moment } from './moment';

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
  /** For one, with its choices. */
  price: Paise | null;
  quantity: number;
  /** Slug of the picture; empty where the document names none that could be ours. */
  image: string;
  choices: readonly OrderChoice[];
  note: string;
}

/** An order as its document tells it. Damaged fields are empty or null: each costs only itself. */
export interface Order {
  orderId: string;
  /** What its link carries; empty on orders of before there were links. */
  trackingKey: string;
  customerId: string;
  status: string;
  /** Why it was cancelled or not delivered: one of the codes, or words; empty where nobody said. */
  reason: string;
  kind: OrderKind;
  createdAt: Moment;
  /** Start of the half hour that it is for; missing for as soon as possible. */
  slot: Moment;
  /** What was promised, from when until when; orders that were promised a moment have no end of it. */
  estimatedAt: Moment;
  estimatedUntil: Moment;
  paymentMethod: string;
  lines: readonly OrderLine[];
  customer: { name: string; email: string; phone: string; address: string; landmark: string };
  instructions: string;
  location: { lat: number; lng: number } | null;
  distanceKm: number | null;
  bill: {
    subtotal: Paise | null;
    discount: Paise | null;
    promo: string;
    delivery: Paise | null;
    cgst: Paise | null;
    sgst: Paise | null;
    total: Paise | null;
  };
}

function paise(value: unknown): Paise | null {
  const rupees = number(value);
  const amount = rupees === null ? NaN : fromRupees(rupees);
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

/** What a dish or a choice was called in a language; in English where no other name is kept. */
function readName({ name, names }: Record<string, unknown>, language: Language) {
  const called = text(fields(names)[language]);
  return called ? { name: called, englishName: text(name) } : { name: text(name) };
}

function readChoice(value: unknown, language: Language): OrderChoice {
  const choice = fields(value);
  return {
    group: text(choice['group']),
    choice: text(choice['choice']),
    ...readName(choice, language),
    price: paise(choice['price']),
  };
}

function readLine(value: unknown, language: Language): OrderLine {
  const item = fields(value);
  const quantity = number(item['quantity']);
  const image = text(item['image']);
  return {
    dishId: Number.isSafeInteger(item['id']) ? (item['id'] as number) : null,
    ...readName(item, language),
    price: paise(item['price']),
    quantity: quantity !== null && quantity >= 1 ? Math.floor(quantity) : 1,
    image: /^[a-z0-9-]{1,60}$/.test(image) ? image : '',
    // Orders of before lines had choices carry neither.
    choices: list(item['choices']).map((choice) => readChoice(choice, language)),
    note: text(item['note']),
  };
}

function readLocation(value: unknown): Order['location'] {
  const { lat, lng } = fields(value);
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/**
 * Reads a document of collection `orders`, from the store or from the API, with its dishes as `language` called them;
 * null when it is no order at all.
 */
export function readOrder(data: unknown, language: Language = 'en'): Order | null {
  const order = fields(data);
  if (Object.keys(order).length === 0) return null;
  const details = fields(order['customerDetails']);
  const pricing = fields(order['pricing']);
  return {
    orderId: text(order['orderId']),
    trackingKey: text(order['trackingKey']),
    customerId: text(order['customerId']),
    status: text(order['orderStatus']),
    reason: text(order['reason']),
    kind: order['kind'] === 'pickup' ? 'pickup' : 'delivery',
    createdAt: readMoment(order['createdAt']),
    slot: readMoment(order['slot']),
    estimatedAt: readMoment(order['estimatedDeliveryTime']),
    estimatedUntil: readMoment(order['estimatedDeliveryUntil']),
    paymentMethod: text(order['paymentMethod']),
    lines: list(order['items']).map((item) => readLine(item, language)),
    customer: {
      name: text(details['name']),
      email: text(details['email']),
      phone: text(details['phone']),
      address: text(details['address']),
      landmark: text(details['landmark']),
    },
    instructions: text(details['specialInstructions']),
    location: readLocation(order['location']),
    distanceKm: number(fields(order['location'])['distance']),
    bill: {
      subtotal: paise(pricing['subtotal']),
      discount: paise(pricing['promoDiscount']),
      promo: text(pricing['appliedPromo']),
      delivery: paise(pricing['deliveryCharge']),
      cgst: paise(pricing['cgst']),
      sgst: paise(pricing['sgst']),
      total: paise(pricing['total']),
    },
  };
}
