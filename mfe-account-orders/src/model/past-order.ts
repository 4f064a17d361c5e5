import { fromRupees, type Paise } from '@burger/shared/pricing';
import { readMoment, type Moment } from './order-moment';

export interface PastItem {
  id: number | null;
  name: string;
  price: Paise | null;
  quantity: number;
  /** Slug of the picture; empty where the document names none that could be ours. */
  image: string;
}

/** An order as the history shows it. Damaged fields are empty or null: each costs only itself. */
export interface PastOrder {
  /** Id of the document. */
  key: string;
  orderId: string;
  status: string;
  createdAt: Moment;
  estimatedAt: Moment;
  paymentMethod: string;
  items: readonly PastItem[];
  customer: { name: string; email: string; phone: string; address: string; landmark: string };
  instructions: string;
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

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function paise(value: unknown): Paise | null {
  const rupees = number(value);
  const amount = rupees === null ? NaN : fromRupees(rupees);
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

function readItem(value: unknown): PastItem {
  const item = fields(value);
  const quantity = number(item['quantity']);
  const image = text(item['image']);
  return {
    id: Number.isSafeInteger(item['id']) ? (item['id'] as number) : null,
    name: text(item['name']),
    price: paise(item['price']),
    quantity: quantity !== null && quantity >= 1 ? Math.floor(quantity) : 1,
    image: /^[a-z0-9-]{1,60}$/.test(image) ? image : '',
  };
}

/** Reads a document of collection `orders`, or null when it is no order at all. */
export function readOrder(key: string, data: unknown): PastOrder | null {
  const order = fields(data);
  if (Object.keys(order).length === 0) return null;
  const details = fields(order['customerDetails']);
  const pricing = fields(order['pricing']);
  const items = Array.isArray(order['items']) ? order['items'] : [];
  return {
    key,
    orderId: text(order['orderId']),
    status: text(order['orderStatus']),
    createdAt: readMoment(order['createdAt']),
    estimatedAt: readMoment(order['estimatedDeliveryTime']),
    paymentMethod: text(order['paymentMethod']),
    items: items.map(readItem),
    customer: {
      name: text(details['name']),
      email: text(details['email']),
      phone: text(details['phone']),
      address: text(details['address']),
      landmark: text(details['landmark']),
    },
    instructions: text(details['specialInstructions']),
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

const age = (order: PastOrder): number =>
  typeof order.createdAt === 'number' ? order.createdAt : -Infinity;

/** The same orders, newest first; those without a date come last, in the order they came. */
export const newestFirst = (orders: readonly PastOrder[]): PastOrder[] =>
  [...orders].sort((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));
