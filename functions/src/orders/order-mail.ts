import type { Order } from '@burger/shared/contracts';
import { formatMoney, fromRupees } from '@burger/shared/pricing';
import { momentFormat, restaurant } from '@burger/shared/restaurant';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mail';

const money = (rupees: number): string => formatMoney(fromRupees(rupees));

const placedAt = momentFormat(restaurant.timeZone);

function billLines({ pricing }: Order): [string, string][] {
  const promo = pricing.appliedPromo ? ` (${pricing.appliedPromo})` : '';
  return [
    ['Subtotal', money(pricing.subtotal)],
    [`Discount${promo}`, `-${money(pricing.promoDiscount)}`],
    ['Delivery', money(pricing.deliveryCharge)],
    ['CGST', money(pricing.cgst)],
    ['SGST', money(pricing.sgst)],
    ['Total, cash on delivery', money(pricing.total)],
  ];
}

function customerLines({ customerDetails: customer, location }: Order): [string, string][] {
  const lines: [string, string][] = [
    ['Name', customer.name],
    ['Phone', customer.phone],
    ['Email', customer.email],
    ['Address', customer.address],
    ['Landmark', customer.landmark],
    ['Distance', location ? `${location.distance} km` : ''],
    ['Instructions', customer.specialInstructions],
  ];
  return lines.filter(([, value]) => value !== '');
}

const table = (lines: readonly [string, string][]): string => {
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">${rows.join('')}</table>`;
};

/** The mail by which the restaurant gets a stored order. */
export function orderMail(order: Order): Mail {
  const placed = placedAt(new Date(order.createdAt ?? 0));
  const dishes = order.items.map((item): [string, string] => [
    `${item.quantity} × ${item.name}`,
    money(item.price * item.quantity),
  ]);
  const parts = [dishes, billLines(order), customerLines(order)];
  return {
    kind: 'order',
    to: restaurant.emails.orders,
    subject: `New order ${order.orderId} – ${money(order.pricing.total)}`,
    text: [
      `Order ${order.orderId}, placed ${placed}`,
      ...parts.map((lines) => lines.map(([label, value]) => `${label}: ${value}`).join('\n')),
    ].join('\n\n'),
    html: `<h1>Order ${escapeHtml(order.orderId)}</h1><p>Placed ${escapeHtml(placed)}</p>${parts.map(table).join('')}`,
  };
}
