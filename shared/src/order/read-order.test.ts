import fc from 'fast-check';
import { lifeOf, type InvoiceDocument, type OrderLife } from './order';
import { anOrder } from '../testing/an-order';
import { documentLife, storedInvoice, type OrderDocument } from './order-document';
import { readBooked } from './read-booked';
import { isFinal, orderActors, orderStatuses } from '../contracts/order-states';
import { readOrder } from './read-order';

const document: OrderDocument = anOrder({
  customerDetails: {
    ...{ name: 'Ravi Kumar', email: 'ravi@example.in', phone: '+919876543210' },
    ...{ address: 'Flat 302', landmark: 'Water tank', specialInstructions: 'Less spicy' },
  },
  items: [
    {
      ...{ id: 3, lineId: '3 extras/cheese "no onion', name: 'Spicy Paneer Burger' },
      ...{ price: 149, quantity: 2, image: 'spicy-paneer-burger', note: 'no onion' },
      choices: [{ group: 'extras', choice: 'cheese', name: 'Cheese slice', price: 20 }],
    },
  ],
  pricing: {
    ...{ subtotal: 298, promoDiscount: 44.7, appliedPromo: 'WELCOME15', deliveryCharge: 10 },
    ...{ cgst: 6.58, sgst: 6.58, total: 276.46 },
  },
  location: { lat: 13.04, lng: 77.72, distance: 2.743 },
});

test('readOrder keeps a cancellation reason as a code or free text, and drops other values', () => {
  for (const reason of ['too-busy', 'The gas ran out']) {
    expect(readOrder({ ...document, reason })?.reason).toBe(reason);
  }
  for (const reason of [null, 7]) expect(readOrder({ ...document, reason })?.reason).toBe('');
});

test('readOrder names dishes and options in the requested language, or in English without a translation', () => {
  const [item] = document.items;
  const [choice] = item!.choices;
  const items = [
    {
      ...item!,
      names: { hi: 'स्पाइसी पनीर बर्गर' },
      choices: [{ ...choice!, names: { hi: 'चीज़ स्लाइस' } }],
    },
  ];
  expect(readOrder({ ...document, items }, 'hi')?.lines).toMatchObject([
    {
      name: 'स्पाइसी पनीर बर्गर',
      englishName: 'Spicy Paneer Burger',
      choices: [{ name: 'चीज़ स्लाइस', englishName: 'Cheese slice' }],
    },
  ]);
  const inEnglish = readOrder(document)?.lines;
  expect(readOrder({ ...document, items }, 'kn')?.lines).toEqual(inEnglish);
  expect(readOrder({ ...document, items })?.lines).toEqual(inEnglish);
  expect(readOrder(document, 'hi')?.lines).toEqual(inEnglish);
});

test('readOrder converts a complete stored order to paise and milliseconds', () => {
  expect(readOrder(document)).toEqual({
    ...{ orderId: document.orderId, trackingKey: document.trackingKey, customerId: 'asha' },
    language: 'en',
    menuVersion: '0123456789ab',
    kind: 'delivery',
    status: 'placed',
    reason: '',
    revision: 1,
    history: [{ status: 'placed', at: '2026-01-05T08:00:00.000Z', by: 'customer' }],
    rider: '',
    payment: 'pending',
    addedMinutes: 0,
    createdAt: Date.UTC(2026, 0, 5, 8),
    attendedFrom: Date.UTC(2026, 0, 5, 8),
    slot: 'missing',
    promisedFrom: Date.UTC(2026, 0, 5, 8, 45),
    promisedTo: Date.UTC(2026, 0, 5, 9),
    paymentMethod: 'cod',
    lines: [
      {
        dishId: 3,
        name: 'Spicy Paneer Burger',
        price: 14_900,
        quantity: 2,
        image: 'spicy-paneer-burger',
        choices: [{ group: 'extras', choice: 'cheese', name: 'Cheese slice', price: 2_000 }],
        note: 'no onion',
      },
    ],
    customer: {
      ...{ name: 'Ravi Kumar', email: 'ravi@example.in', phone: '+919876543210' },
      ...{ address: 'Flat 302', landmark: 'Water tank', specialInstructions: 'Less spicy' },
    },
    billedTo: { gstin: '', legalName: '', billingAddress: '' },
    location: { lat: 13.04, lng: 77.72 },
    distanceKm: 2.743,
    seller: document.seller,
    bill: {
      ...{ subtotal: 29_800, discount: 4_470, promo: 'WELCOME15', delivery: 1_000 },
      ...{ cgst: 658, sgst: 658, roundOff: 0, total: 27_646 },
    },
    papers: [],
  });
});

test('a damaged field of a stored order does not affect its other fields', () => {
  for (const name of Object.keys(document)) {
    const order = readOrder({ ...document, [name]: { not: 'what it was' } });
    expect(order).not.toBeNull();
    if (name !== 'orderId') expect(order?.orderId).toBe(document.orderId);
    if (name !== 'pricing') expect(order?.bill.total).toBe(27_646);
    if (name !== 'items') expect(order?.lines).toHaveLength(1);
    if (name !== 'createdAt') expect(order?.createdAt).toEqual(expect.any(Number));
  }
});

test('readOrder accepts an order without the end of its promised time', () => {
  const { estimatedDeliveryUntil: _, ...without } = document;
  expect(readOrder(without)).toEqual({ ...readOrder(document), promisedTo: 'missing' });
});

test('readOrder returns a seller with one damaged field as null', () => {
  for (const [name, value] of Object.entries(document.seller)) {
    const other = typeof value === 'string' ? 7 : 'x';
    expect(
      readOrder({ ...document, seller: { ...document.seller, [name]: other } })?.seller,
    ).toBeNull();
  }
});

test('readOrder drops invalid prices, quantities and pictures', () => {
  const choices = [{ group: 7, choice: null, name: 'Cheese', price: '20' }, 'x'];
  const items = [
    { id: 1.5, name: 7, price: -1, quantity: 0, image: '../../evil', choices, note: 9 },
    { quantity: 2.9, price: 1e300 },
    null,
  ];
  const order = readOrder({ ...document, items });
  expect(order?.lines[0]).toEqual({
    dishId: null,
    name: '',
    price: null,
    quantity: 1,
    image: '',
    choices: [
      { group: '', choice: '', name: 'Cheese', price: null },
      { group: '', choice: '', name: '', price: null },
    ],
    note: '',
  });
  // Lines in older formats have no options and notes.
  expect(order?.lines[1]).toMatchObject({ quantity: 2, price: null, choices: [], note: '' });
  expect(order?.lines).toHaveLength(3);
});

test('readOrder returns null for a value that is not an order', () => {
  for (const data of [null, undefined, 7, 'x', [], {}]) expect(readOrder(data)).toBeNull();
});

const iso = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const step = fc.record({
  status: fc.constantFrom(...orderStatuses),
  at: iso,
  by: fc.constantFrom(...orderActors),
});
const words = fc.option(fc.constantFrom('too-busy', 'The gas ran out', 'नमस्ते'), { nil: null });
const lives: fc.Arbitrary<OrderLife> = fc
  .record({
    kind: fc.constantFrom('delivery' as const, 'pickup' as const),
    history: fc.array(step, { minLength: 1, maxLength: 6 }),
    revision: fc.nat(),
    createdAt: fc.nat(),
    attendedFrom: fc.nat(),
    slot: fc.option(fc.nat(), { nil: null }),
    promisedFrom: fc.option(fc.nat(), { nil: null }),
    promisedTo: fc.option(fc.nat(), { nil: null }),
    addedMinutes: fc.nat(600),
    postponedAt: fc.option(iso, { nil: null }),
    reason: words,
    rider: words,
    payment: fc.constantFrom('pending' as const, 'cash' as const, 'upi' as const),
    online: fc.constant(null),
    collected: fc.constant(null),
    total: fc.nat(10_000_000),
  })
  .map(({ postponedAt, ...life }) => ({
    ...life,
    ...(postponedAt && { postponedAt }),
    placedTotal: life.total,
    credited: 0,
    status: life.history.at(-1)?.status ?? 'placed',
  }));

test("an order's progress is unchanged after writing and reading", () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { createdAt, attendedFrom, slot, promisedFrom, promisedTo, total } = life;
      const data = {
        ...documentLife(life),
        createdAt,
        attendedFrom,
        slot,
        estimatedDeliveryTime: promisedFrom,
        estimatedDeliveryUntil: promisedTo,
        pricing: { total: total / 100 },
      };
      expect(lifeOf(readBooked(data)!)).toEqual(life);
      expect(data.open).toBe(!isFinal(life.status));
    }),
  );
});

test('readOrder keeps an unknown status without progress; a damaged history starts at the current status', () => {
  expect(readOrder({ ...document, orderStatus: 'on_hold' })?.status).toBe('on_hold');
  expect(lifeOf(readBooked({ ...document, orderStatus: 'on_hold' })!)).toBeNull();
  const damaged = readBooked({ ...document, orderStatus: 'delivered', history: 'x' })!;
  expect(lifeOf(damaged)?.history.map(({ status }) => status)).toEqual(['delivered']);
});

test('readOrder in strict mode returns null if the order number, a dish or an amount is missing', () => {
  const strict = (data: object) => readOrder(data, 'en', 'strict');
  const { pricing } = document;
  expect(strict(document)).toEqual(readOrder(document));
  expect(strict({ ...document, orderStatus: 'of a newer server' })).not.toBeNull();
  for (const damaged of [
    { orderId: '' },
    { items: [] },
    { items: [{ ...document.items[0], price: '149' }] },
    ...Object.keys(pricing)
      .filter((name) => name !== 'appliedPromo')
      .map((name) => ({ pricing: { ...pricing, [name]: null } })),
  ]) {
    expect(strict({ ...document, ...damaged })).toBeNull();
  }
});

test('readOrder does not throw for any stored value', () => {
  const line = document.items[0]!;
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom(...Object.keys(document)),
      fc.constantFrom(...Object.keys(line)),
      (value, name, field) => {
        readOrder(value);
        readOrder({ ...document, [name]: value });
        readOrder({ ...document, items: [value, { ...line, [field]: value }] });
        readOrder({ ...document, items: [{ ...line, choices: [value] }] });
      },
    ),
  );
});

test('readOrder returns whole paise or null and positive integer quantities for any stored value', () => {
  const anything = fc.oneof(fc.anything(), fc.double(), fc.integer());
  const item = fc.record({ price: anything, quantity: anything, id: anything, image: anything });
  fc.assert(
    fc.property(fc.array(item), fc.record({ total: anything }), (items, pricing) => {
      const order = readOrder({ items, pricing });
      expect(order).not.toBeNull();
      for (const { price, quantity, image } of order?.lines ?? []) {
        expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true);
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(image).toMatch(/^[a-z0-9-]*$/);
      }
      const total = order?.bill.total ?? 0;
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
    }),
  );
});

test('readOrder returns a stored credit note unchanged', () => {
  const invoices: InvoiceDocument[] = [
    {
      ...{ kind: 'creditNote', serial: 'BKC/2627/1', at: '2026-11-25T08:00:00.000Z' },
      bill: { ...readOrder(document)!.bill, roundOff: -25, isRounded: true },
      ...{ of: 'BK/2627/1', reason: 'not-good', taken: [{ line: 0, quantity: 1 }], press: 'press' },
    },
  ];
  const stored = { ...document, papers: invoices.map(storedInvoice) };
  expect(readOrder(JSON.parse(JSON.stringify(stored)))?.papers).toEqual(invoices);
  expect(readOrder({ ...document, papers: [7, {}, ...stored.papers] })?.papers).toEqual(invoices);
});
