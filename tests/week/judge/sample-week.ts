import { greatCircleKm, toRupees } from '@burger/shared/pricing';
import { published } from '@burger/shared/testing/shop';
import { restaurant } from '@burger/shared/restaurant';
import { asItComes, expectedBill } from '../../attacks/expected-bill';
import type { Call } from '../call';
import { openLedger, type Placing } from '../ledger';
import type { Arrived } from '../mail-server';
import { roadFactor } from '../roads';
import type { Week } from '../week';
import type { Found, Stored } from './found';

/** The only order of the sample, and its customer's address. */
export const key = '0123456789abcdef0123456789abcdef';
const email = 'customer-1@example.in';

// On the week's first day.
const placedAt = Date.parse('2026-11-23T07:00:00.000Z');
const slot = Date.parse('2026-11-23T08:00:00.000Z');
const ways = ['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const;

const { lat, lng } = restaurant.coordinates;
const home = { lat: Number((lat + 0.03).toFixed(5)), lng };
const km = Math.round(greatCircleKm(restaurant.coordinates, home) * 1000 * roadFactor) / 1000;

function storedOrder(): Stored {
  const dish = published.dishes.find(({ isAvailable }) => isAvailable)!;
  const line = asItComes(dish.id, 2);
  const bill = expectedBill([line], null, km, published);
  const rupees = (amount: bigint) => toRupees(Number(amount));
  return {
    orderId: `${restaurant.orderIdPrefix}123456789`,
    customerId: 'customer-1',
    items: [{ id: dish.id, quantity: 2, choices: line.choices, note: '' }],
    pricing: {
      subtotal: rupees(bill.subtotal),
      promoDiscount: rupees(bill.discount),
      appliedPromo: null,
      deliveryCharge: rupees(bill.delivery),
      cgst: rupees(bill.cgst),
      sgst: rupees(bill.sgst),
      total: rupees(bill.total),
    },
    location: { ...home, distance: km },
    menuVersion: 'the-menu',
    kind: 'delivery',
    orderStatus: 'delivered',
    paymentStatus: 'paid',
    paidBy: 'cash',
    rider: 'Suresh',
    createdAt: placedAt,
    slot,
    estimatedDeliveryTime: slot,
    revision: ways.length,
    history: ways.map((status, step) => ({
      status,
      at: new Date(placedAt + step * 600_000).toISOString(),
      by: step === 0 ? 'customer' : 'kitchen',
    })),
  } as unknown as Stored;
}

/** A week of one order that everybody agrees about, for tests to doctor; `sheet` is what the restaurant says of its day. */
export function sampleWeek() {
  const order = storedOrder();
  const total = Math.round(order.pricing.total * 100);
  const lines = order.items.map(({ id, ...item }) => ({ dishId: id, ...item }));
  const placing: Placing = {
    key,
    uid: 'customer-1',
    email,
    page: 'today',
    pressed: [{ lines, promoCode: null, total }],
    told: { orderId: order.orderId, total: order.pricing.total, trackingKey: null },
    isUnknown: false,
  };
  const ledger = openLedger();
  ledger.placings.set(key, placing);
  ledger.see(key, order.history.slice(0, 3));
  ledger.paid.set(key, 'cash');

  const announced = `New order ${order.orderId} – ₹${order.pricing.total.toFixed(2)}`;
  const mails: Arrived[] = [
    { to: restaurant.emails.orders, subject: announced, text: '' },
    { to: email, subject: `Your order ${order.orderId}`, text: '' },
  ];
  const sheet = {
    promised: 1,
    delivered: 1,
    cancelled: 0,
    sales: total,
    cash: total,
    upi: 0,
    reasons: [] as { orders: number }[],
    riders: [{ name: 'Suresh', orders: 1, cash: total }],
  };
  const send = ({ path }: Call) =>
    Promise.resolve({ status: 200, body: { date: path.split('=').at(-1), ...sheet } });
  const week = { seed: 1, days: 1, ledger, site: { mails: () => mails, send } } as unknown as Week;

  const steps = ways
    .slice(1)
    .map((to, step) => [`${key}-${step + 2}`, { order: key, from: ways[step]!, to }] as const);
  const found: Found = {
    orders: new Map([[key, order]]),
    numbers: new Map([[order.orderId, { order: key }]]),
    slots: new Map([[new Date(slot).toISOString(), { orders: 1 }]]),
    staffLog: new Map(steps),
    documents: new Map([['the-menu', published]]),
  };
  return { week, found, order, placing, ledger, mails, sheet };
}
