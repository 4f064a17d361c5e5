import { renderPage } from '@burger/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOrder } from '../model/past-order';
import type { Again } from '../model/order-again';
import type { Outlook } from '../model/order-outlook';
import { OrderCard } from './order-card';

const document = {
  orderId: 'BK482130770',
  customerDetails: {
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '+919876543210',
    address: 'Flat 302, Lakeview',
    landmark: 'Water tank',
    specialInstructions: '<b>Less</b> spicy',
  },
  items: [
    { id: 3, name: 'Spicy Paneer Burger', price: 129, quantity: 2, image: 'spicy-paneer-burger' },
  ],
  pricing: {
    subtotal: 258,
    promoDiscount: 38.7,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 10,
    cgst: 5.73,
    sgst: 5.73,
    total: 240.76,
  },
  location: { lat: 13.04, lng: 77.72, distance: 2.743 },
  paymentMethod: 'cod',
  orderStatus: 'out_for_delivery',
  createdAt: '2025-10-09T13:05:00Z',
  estimatedDeliveryTime: '2025-10-09T13:50:00Z',
};

const at = Date.parse(document.estimatedDeliveryTime);

function show(
  data: object = document,
  again: Again = { items: [], missing: [], changed: [] },
  outlook: Outlook | null = null,
) {
  const order = readOrder('k', data);
  if (!order) throw new Error('No order');
  const onViewCart = jest.fn();
  renderPage(
    <OrderCard order={order} outlook={outlook} onAgain={() => again} onViewCart={onViewCart} />,
  );
  return { card: screen.getByRole('article'), onViewCart, user: userEvent.setup() };
}

test('shows everything that there is to know about an order', () => {
  const { card } = show();
  expect(card).toHaveAccessibleName('Order BK482130770');
  for (const text of [
    '9 Oct 2025, 6:35 PM',
    '9 Oct 2025, 7:20 PM',
    'Cash on delivery',
    '2 × Spicy Paneer Burger',
    '₹129.00 each',
    'Discount (WELCOME15)',
    '−₹38.70',
    '₹10.00',
    'CGST 2.5%',
    'SGST 2.5%',
    'Ravi Kumar',
    'Flat 302, Lakeview',
    'Landmark: Water tank',
    '2.7 km from the restaurant',
    '<b>Less</b> spicy',
  ]) {
    expect(within(card).getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(within(card).getAllByText('₹240.76')).toHaveLength(3);
  expect(within(card).getByText('Out For Delivery')).toBeInTheDocument();
  expect(within(card).queryByRole('list', { name: 'Progress of this order' })).toBeNull();
});

test.each([
  [
    { kind: 'confirming', at },
    'placed',
    /^Waiting for the kitchen to confirm/,
    'Planned to arrive around 7:20 PM.',
  ],
  [{ kind: 'opening' }, 'placed', /^Waiting for our kitchen to open/, /11:00 AM/],
  [{ kind: 'moving' }, 'preparing', /^Your food is being cooked/, /Call us/],
  [
    { kind: 'arriving', at, minutes: 12 },
    'out_for_delivery',
    '7:20 PM',
    'In about 12 min. Our rider is on the way. Please keep ₹240.76 ready in cash.',
  ],
  [{ kind: 'due', at }, 'preparing', /^It should be there any moment/, /Not there yet\? Call us/],
] as const)('an order under way has what is waited for as its headline: %j', (...row) => {
  const [outlook, orderStatus, headline, more] = row;
  const { card } = show({ ...document, orderStatus }, undefined, outlook);
  expect(within(card).getByText(headline)).toBeInTheDocument();
  expect(within(card).getByText(more)).toBeInTheDocument();
  const way = within(card).getByRole('list', { name: 'Progress of this order' });
  expect(within(way).getByText(/\(now\)/).parentElement).toHaveTextContent(
    new RegExp(orderStatus.replace(/_/g, ' '), 'i'),
  );
});

test('the six statuses differ in icon and colour, and the words are readable', () => {
  const looks = [
    'placed',
    'confirmed',
    'preparing',
    'out_for_delivery',
    'delivered',
    'cancelled',
  ].map((orderStatus) => {
    const { card } = show({ ...document, orderStatus });
    const chip = card.querySelector('[data-status]');
    if (!chip) throw new Error('No chip');
    const { backgroundColor, color } = getComputedStyle(chip);
    const look = {
      icon: chip.querySelector('svg')?.innerHTML,
      colour: `${chip.className} ${backgroundColor} ${color}`,
    };
    window.document.body.innerHTML = '';
    return look;
  });
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(6);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
});

test('missing and bad dates and amounts are said to be so', () => {
  const { card } = show({ orderId: 'BK1', estimatedDeliveryTime: 'rubbish', items: [{}] });
  expect(within(card).getByText('Invalid Date')).toBeInTheDocument();
  expect(within(card).getAllByText('N/A').length).toBeGreaterThan(3);
});

test('a picture that fails to load gives way to the placeholder', () => {
  const { card } = show();
  const picture = card.querySelector('img');
  if (!picture) throw new Error('No picture');
  expect(within(card).queryByTestId('picture-placeholder')).toBeNull();
  fireEvent.error(picture);
  expect(within(card).getByTestId('picture-placeholder')).toBeInTheDocument();
  expect(card.querySelector('img')).toBeNull();
});

test('order again tells what is in the cart, names what is not to be had, and what costs something else now', async () => {
  const items = [{ id: 3, name: 'A', price: '₹1', image: 'x', quantity: 2 }];
  const { onViewCart, user } = show(document, {
    items,
    missing: ['Gone Burger'],
    changed: [{ name: 'A', was: 9900, now: 10900 }],
  });
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    "1 dish is in your cart at today's prices. Not available today: Gone Burger.A is ₹109.00 now (was ₹99.00).",
  );
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(onViewCart).toHaveBeenCalled();
});

test('the bill carries what the law asks for, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'View bill' }));
  const bill = within(await screen.findByRole('dialog', { name: 'Tax Invoice' }));
  for (const text of [
    'Burger Katte Foods LLP',
    'GSTIN',
    '29ABCDE1234F1Z5',
    'FSSAI licence no.',
    '11224999000123',
    '996331 (Restaurant service)',
    'BK482130770',
    'CGST 2.5%',
    'SGST 2.5%',
    '₹240.76',
  ]) {
    expect(bill.getByText(text)).toBeInTheDocument();
  }
  await user.click(bill.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});
