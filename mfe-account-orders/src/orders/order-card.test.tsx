import { orderStatuses } from '@burger/shared/contracts';
import { readOrder } from '@burger/shared/order';
import { aShop } from '@burger/shared/testing/a-shop';
import { renderPage } from '@burger/shared/testing';
import { anOrder } from '@burger/shared/testing/an-order';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderCard, type OrderCardProps } from './order-card';

const document = anOrder({
  orderId: 'BK482130770',
  customerDetails: {
    ...anOrder().customerDetails,
    landmark: 'Water tank',
    specialInstructions: '<b>Less</b> spicy',
  },
  items: [{ ...anOrder().items[0]!, id: 3, name: 'Spicy Paneer Burger', price: 129 }],
  pricing: {
    ...{ subtotal: 258, promoDiscount: 38.7, appliedPromo: 'WELCOME15' },
    ...{ deliveryCharge: 10, cgst: 5.73, sgst: 5.73, total: 240.76 },
  },
  location: { lat: 13.04, lng: 77.72, distance: 2.743 },
  orderStatus: 'out_for_delivery',
  createdAt: '2025-10-09T13:05:00Z',
  estimatedDeliveryTime: '2025-10-09T13:50:00Z',
  estimatedDeliveryUntil: '2025-10-09T14:05:00Z',
});

const at = Date.parse(document.estimatedDeliveryTime);
const promised = { promisedFrom: at, promisedTo: at + 15 * 60_000 };
const hours = (count: number) => at + count * 3_600_000;
const tomorrow = {
  kind: 'arriving',
  promisedFrom: hours(18),
  promisedTo: hours(18.5),
  minutes: 1080,
} as const;

function show(
  data: object = document,
  { eta = null, shop }: Partial<Pick<OrderCardProps, 'eta' | 'shop'>> = {},
) {
  const onBill = jest.fn(() => Promise.resolve(false));
  renderPage(
    <OrderCard
      order={readOrder(data)!}
      data={data}
      now={at - 12 * 60_000}
      eta={eta}
      shop={shop}
      onAgain={() => ({ requested: [], missing: [], changed: [], total: 0, isLookedUp: true })}
      onBill={onBill}
      onViewCart={() => undefined}
      onChoose={() => undefined}
    />,
  );
  return { card: screen.getAllByRole('article').at(-1)!, onBill, user: userEvent.setup() };
}

test('the order card shows every field of an order', () => {
  const { card } = show();
  expect(card).toHaveAccessibleName('Order BK482130770');
  for (const text of [
    '9 Oct 2025, 6:35 PM',
    '9 Oct 2025, 7:20–7:35 PM',
    'Cash on delivery',
    '2 × Spicy Paneer Burger',
    '₹129.00 each',
    'Discount (WELCOME15)',
    '−₹38.70',
    '₹10.00',
    'CGST 2.5%',
    'SGST 2.5%',
    'Asha',
    '12 Lake View Road',
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
    { kind: 'confirming', ...promised },
    'placed',
    /^Waiting for the kitchen/,
    /^Planned to arrive: 7:20/,
  ],
  [{ kind: 'ready' }, 'ready', 'Ready for you to pick up', /^At our counter, 14 Kithaganur/],
  [
    { kind: 'arriving', ...promised, minutes: 12 },
    'out_for_delivery',
    '7:20–7:35 PM',
    'In about 12 min. Our rider is on the way. Please keep ₹240.76 ready in cash.',
  ],
  // Times far ahead are shown as a day and a time, not as minutes.
  [tomorrow, 'confirmed', 'tomorrow, 1:20–1:50 PM', 'The kitchen has your order.'],
  [
    { kind: 'due', promisedFrom: at, promisedTo: null },
    'preparing',
    /^It should be there any/,
    /Not there yet\? Call us/,
  ],
] as const)(
  'the card of an order in progress has its expected arrival as headline: %j',
  (...row) => {
    const [eta, orderStatus, headline, more] = row;
    const kind = orderStatus === 'ready' ? 'pickup' : 'delivery';
    const { card } = show({ ...document, orderStatus, kind }, { eta });
    expect(within(card).getByText(headline)).toBeInTheDocument();
    expect(within(card).getByText(more)).toBeInTheDocument();
    const method = within(card).getByRole('list', { name: 'Progress of this order' });
    expect(within(method).getByText(/\(now\)/).parentElement).toHaveTextContent(
      new RegExp(orderStatus.replace(/_/g, ' '), 'i'),
    );
  },
);

test('the card of a pickup order shows no delivery charge and Pay at the counter', () => {
  const { card } = show({ ...document, kind: 'pickup', location: null, orderStatus: 'delivered' });
  expect(within(card).getByText('Picked up')).toBeInTheDocument();
  expect(within(card).getByText('Pay at the counter')).toBeInTheDocument();
  expect(within(card).getByText('Ready for pickup')).toBeInTheDocument();
  expect(
    within(card).getByText('Burger Katte, 14 Kithaganur Main Road, opposite the lake park'),
  ).toBeInTheDocument();
  expect(within(card).queryByText('Delivery charge')).toBeNull();
});

test('each order status has its own icon and colour', () => {
  const chips = orderStatuses.map((orderStatus) =>
    show({ ...document, orderStatus }).card.querySelector('[data-status]'),
  );
  const icons = new Set(chips.map((chip) => chip?.querySelector('svg')?.innerHTML));
  const colours = new Set(chips.map((chip) => chip?.className));
  expect([icons.size, colours.size]).toEqual([orderStatuses.length, orderStatuses.length]);
});

test('the card of a cancelled order shows the reason without being opened', async () => {
  const { card } = show({ ...document, orderStatus: 'cancelled', reason: 'too-busy' });
  expect(await within(card).findByText('The kitchen was too busy.')).toBeVisible();
});

test.each([{ orderStatus: 'cancelled' }, { reason: 'too-busy' }])(
  'an order card shows no reason for cancelling for %j',
  (changes) => {
    const { card } = show({ ...document, ...changes });
    expect(within(card).queryByText(/too busy|to hear why/)).toBeNull();
  },
);

test('an order card shows N/A and Invalid Date for missing and invalid dates and amounts', () => {
  const { card } = show({ orderId: 'BK1', estimatedDeliveryTime: 'rubbish', items: [{}] });
  expect(within(card).getByText('Invalid Date')).toBeInTheDocument();
  expect(within(card).getAllByText('N/A').length).toBeGreaterThan(3);
});

const chosen = {
  ...document,
  items: [
    {
      ...document.items[0],
      price: 149,
      choices: [
        { group: 'extras', choice: 'cheese', name: 'Cheese slice', price: 20 },
        { group: 'spice', choice: 'hot', name: 'Extra spicy', price: 0 },
      ],
      note: 'no onion <please>',
    },
    { id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 1, image: 'aloo-tikki-burger' },
  ],
};

test('the order card lists choices and notes with each dish, and prices include choices', async () => {
  const { card, user } = show(chosen);
  expect(
    within(card).getByText(
      '2 × Spicy Paneer Burger (Cheese slice, Extra spicy, “no onion <please>”), 1 × Aloo Tikki Burger',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View bill' }));
  const bill = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(bill.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DishQtyPriceAmount',
    'Spicy Paneer BurgerCheese slice, Extra spicy“no onion <please>”2₹149.00₹298.00',
    'Aloo Tikki Burger1₹49.00₹49.00',
  ]);
});

test("an order line without picture shows the menu's picture, or a placeholder when there is none", () => {
  const bare = { ...document, items: [{ id: 3, name: 'A', price: 1, quantity: 1 }, { id: 999 }] };
  const placeholders = (card: HTMLElement) => within(card).queryAllByTestId('picture-placeholder');
  expect(placeholders(show(bare).card)).toHaveLength(2);
  const { card } = show(bare, { shop: aShop() });
  const picture = card.querySelector('img')!;
  expect(picture.src).toContain('spicy-paneer-burger');
  expect(placeholders(card)).toHaveLength(1);
  fireEvent.error(picture);
  expect(placeholders(card)).toHaveLength(2);
});

const invoice = (changes: object = {}) => ({
  ...{ kind: 'bill', serial: 'BK/2526/7', at: '2025-10-09T14:00:00Z' },
  ...{ of: '', reason: '', taken: [], press: '', pricing: document.pricing },
  ...changes,
});
const billed = { ...document, version: 2, orderStatus: 'delivered', papers: [invoice()] };

const openBill = async (data: object, title: string) => {
  const visible = show(data);
  await visible.user.click(screen.getByRole('button', { name: 'View bill' }));
  return { ...visible, bill: within(await screen.findByRole('dialog', { name: title })) };
};

test('the bill has the fields that the law requires, and Print opens the print dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user, bill, onBill } = await openBill(billed, 'Tax Invoice');
  for (const text of ['11224999000123', '996331 (Restaurant service)', 'CGST 2.5%', 'SGST 2.5%'])
    expect(bill.getByText(text)).toBeInTheDocument();
  expect(onBill).not.toHaveBeenCalled();
  const { title } = window.document;
  const titles: string[] = [];
  print.mockImplementation(() => void titles.push(window.document.title));
  await user.click(bill.getByRole('button', { name: 'Print or PDF' }));
  expect(titles).toEqual(['Burger Katte BK-2526-7']);
  window.dispatchEvent(new Event('afterprint'));
  expect(window.document.title).toBe(title);
});

/** Adds `navigator.share`, which jsdom lacks and only some browsers have. */
const withShare = (share: (data: ShareData) => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
};
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const shared =
  /^Burger Katte Foods LLP · Tax Invoice · BK\/2526\/7\n.*\nGSTIN 29[\s\S]*2 × Spicy Paneer Burger: ₹258\.00[\s\S]*Discount \(WELCOME15\): −₹38\.70[\s\S]*\*Total: ₹240\.76\*\n\nhttp:\/\/localhost\/track#[0-9a-f]+$/;

test('Share bill shares the bill as text with the tracking link of its order', async () => {
  const sent: ShareData[] = [];
  withShare((data) => Promise.resolve(void sent.push(data)));
  const { user, bill } = await openBill(billed, 'Tax Invoice');
  expect(bill.queryByRole('link')).toBeNull();
  await user.click(bill.getByRole('button', { name: 'Share bill' }));
  expect(sent).toEqual([
    { title: 'Burger Katte BK482130770', text: expect.stringMatching(shared) as string },
  ]);
});

test.each([
  ['has nothing to share with', null],
  ['refuses to share', new DOMException('No', 'NotAllowedError')],
])('a browser that %s sends the bill by WhatsApp', async (_what, refusal) => {
  if (refusal) withShare(() => Promise.reject(refusal));
  const { user, bill } = await openBill(billed, 'Tax Invoice');
  if (refusal) await user.click(bill.getByRole('button', { name: 'Share bill' }));
  const link = await bill.findByRole('link', { name: 'Send by WhatsApp' });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href')!);
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')).toMatch(shared);
});

test('a browser without window.print gets no Print button on the bill', async () => {
  const before = Object.getOwnPropertyDescriptor(window, 'print')!;
  Object.defineProperty(window, 'print', { configurable: true, value: undefined });
  const { bill } = await openBill(billed, 'Tax Invoice');
  expect(bill.queryByRole('button', { name: /^Print/ })).toBeNull();
  expect(bill.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
  Object.defineProperty(window, 'print', before);
});

test('the bill of a business customer has its legal name, address and GSTIN', async () => {
  const business = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods', billingAddress: 'MG Road' };
  const customerDetails = { ...document.customerDetails, ...business };
  const { bill } = await openBill({ ...billed, customerDetails }, 'Tax Invoice');
  expect(bill.getByText('GSTIN of the recipient')).toBeInTheDocument();
  expect(bill.getByText('27AAPFU0939F1ZV')).toBeInTheDocument();
  expect(bill.getByText(/^Asha Foods, .* MG Road$/)).toBeInTheDocument();
});

const booked = (amount: number) => ({
  ...{ state: 'paid', amount, until: document.createdAt, attempt: 'a1', paidBy: 'p1', askAt: null },
  ...{ payments: [{ id: 'p1', amount, fee: null, at: document.createdAt }], refunds: [] },
});
const paid = (paidBy: string) => ({ paymentStatus: 'paid', paidBy });

test.each([
  ['Paid by UPI', paid('upi')],
  ['Paid online', { ...paid('online'), online: booked(240.76) }],
  [
    'Paid online ₹200.00, Paid in cash ₹40.76',
    { ...paid('online'), online: booked(200), collected: { amount: 40.76, by: 'cash' } },
  ],
  [
    'Paid in cash ₹250.00, Given back by UPI ₹9.24',
    { ...paid('cash'), paidAhead: true, collected: { amount: -9.24, by: 'upi' } },
  ],
  [
    'Paid online ₹200.00, ₹40.76 to pay when you get it',
    { ...paid('online'), online: booked(200), orderStatus: 'preparing' },
  ],
])('the bill says how it was paid: %s', async (words, changes) => {
  const { card, bill } = await openBill({ ...billed, ...changes }, 'Tax Invoice');
  expect(bill.getByText(words)).toBeInTheDocument();
  expect(within(card).getAllByText(words)).not.toHaveLength(0);
});

test('a credit note is listed below the bill with its own number', async () => {
  const half = { subtotal: 129, promoDiscount: 19.35, deliveryCharge: 0, cgst: 2.74, sgst: 2.74 };
  const note = invoice({
    ...{ kind: 'creditNote', serial: 'BKC/2526/1', of: 'BK/2526/7' },
    taken: [{ line: 0, quantity: 1 }],
    pricing: { ...half, appliedPromo: 'WELCOME15', total: 115.13 },
  });
  const { bill } = await openBill({ ...billed, papers: [invoice(), note] }, 'Tax Invoice');
  for (const text of ['Credit Note', 'BKC/2526/1', 'For bill no.', '₹115.13']) {
    expect(bill.getByText(text)).toBeInTheDocument();
  }
  expect(bill.getByText('BK/2526/7')).toBeInTheDocument();
  // CGST Rule 53 (1A): number and date of the bill, and (46) the taxable value and who has to pay the tax.
  expect(bill.getByText(/^BK\/2526\/7, /)).toBeInTheDocument();
  expect(bill.getAllByText('Taxable value, SAC 996331')).toHaveLength(2);
  expect(bill.getAllByText('Reverse charge')).toHaveLength(1);
});

test('a bill issued before the order was changed lists the lines of that time', async () => {
  const items = [{ id: 1, name: 'Mineral Water', price: 20, quantity: 1 }];
  const note = invoice({
    ...{ kind: 'creditNote', serial: 'BKC/2526/1', of: 'BK/2526/7' },
    taken: [{ line: 0, quantity: 1 }],
  });
  const changes = [{ items: document.items, pricing: document.pricing, kept: [null], papers: 2 }];
  const { bill } = await openBill(
    { ...billed, items, changes, papers: [invoice(), note, invoice({ serial: 'BK/2526/8' })] },
    'Tax Invoice',
  );
  const rows = bill.getAllByRole('table').map((table) => within(table).getAllByRole('row'));
  expect(rows.at(-1)?.at(-1)).toHaveTextContent('Mineral Water');
  for (const own of rows.slice(0, 2)) expect(own.at(-1)).not.toHaveTextContent('Mineral Water');
});

test.each([
  ['placed', 'This is no bill yet: you can have it once the kitchen has confirmed your order.', 0],
  ['cancelled', 'It was cancelled before it was handed over, so there is no bill.', 0],
  ['confirmed', 'Your bill could not be made just now. Close this and try again.', 1],
])(
  'an order without a bill (%s) shows its sums and the reason',
  async (orderStatus, why, requested) => {
    const { bill, onBill } = await openBill({ ...document, orderStatus }, 'Order summary');
    expect(await bill.findByText(why)).toBeInTheDocument();
    expect(bill.getByText('₹240.76')).toBeInTheDocument();
    expect(bill.queryByText('Bill no.')).not.toBeInTheDocument();
    expect(onBill).toHaveBeenCalledTimes(requested);
  },
);
