import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { orderMail } from './restaurant-mail';

const order = (pricing: Partial<OrderDocument['pricing']> = {}): OrderDocument =>
  anOrder({
    pricing: {
      subtotal: 98,
      promoDiscount: 14.7,
      appliedPromo: 'WELCOME15',
      deliveryCharge: 0,
      cgst: 2.08,
      sgst: 2.08,
      total: 87.46,
      ...pricing,
    },
  });

test('a restaurant mail lists the bill line by line with the promo code', () => {
  expect(orderMail(order()).text).toContain(
    [
      'Subtotal: ₹98.00',
      'Discount (WELCOME15): -₹14.70',
      'Delivery: ₹0.00',
      'CGST: ₹2.08',
      'SGST: ₹2.08',
      'Total, cash on delivery: ₹87.46',
    ].join('\n'),
  );
});

test("a restaurant mail links to the counter app and to the customer's location", () => {
  const location = { lat: 13.04, lng: 77.71, distance: 1 };
  const { text, html } = orderMail({ ...order(), location });
  const counter = 'https://burgerkatte.example/kitchen#BK000000001';
  const pin = 'https://www.google.com/maps/search/?api=1&query=13.04,77.71';
  expect(text).toContain(`On the counter: ${counter}\nMap: ${pin}`);
  expect(html).toContain(`<a href="${counter}">`);
  expect(html).toContain(`<a href="${pin.replace('&', '&amp;')}">`);
});

test('a restaurant mail shows kind and time, and no delivery charge for a pickup order', () => {
  const promised = {
    estimatedDeliveryTime: '2026-01-06T07:30:00.000Z',
    estimatedDeliveryUntil: '2026-01-06T08:00:00.000Z',
  };
  const soon = orderMail({ ...order(), ...promised });
  expect(soon.text).toContain('Delivery: 6 Jan 2026, 1:00–1:30 PM');
  const slot = promised.estimatedDeliveryTime;
  const picked = orderMail({ ...order(), ...promised, kind: 'pickup', slot });
  expect(picked.subject).toContain('New order for pickup BK000000001');
  expect(picked.text).toContain('Pickup, for a chosen time: 6 Jan 2026, 1:00–1:30 PM');
  expect(picked.text).toContain('Total, to pay at the counter: ₹87.46');
  expect(picked.text).not.toContain('Delivery');
  const paid = orderMail({ ...order(), paidBy: 'online' });
  expect(paid.text).toContain('Total, paid online: ₹87.46');
});
