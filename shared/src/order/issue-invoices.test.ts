import fc from 'fast-check';
import { billPartNames, billParts, sumOfParts } from '../contracts/bill-parts';
import { makeBill } from '../pricing';
import { pageRules } from '../shop/page';
import { anOrder } from '../testing/an-order';
import {
  mayTakeBack,
  dueInvoice,
  quantitiesLeft,
  seriesOf,
  standingBill,
  type RequestedInvoice,
} from './issue-invoices';
import type { InvoiceDocument, Order } from './order';
import type { OrderStatus } from '../contracts/order-states';
import { readOrder } from './read-order';

const plain = readOrder(anOrder())!;

/** Applies events to an order, and stores the bills and credit notes that they issue. */
function lived(order: Order, ...events: (OrderStatus | RequestedInvoice)[]): Order {
  let status: OrderStatus = 'placed';
  return events.reduce((now, event) => {
    const requested =
      typeof event === 'string' && event !== 'bill' ? null : (event as RequestedInvoice);
    const from: OrderStatus = status;
    if (requested === null) status = event as OrderStatus;
    const due = dueInvoice(now, { from, to: status }, requested);
    const at = '2026-01-05T08:00:00.000Z';
    const made = due && { ...due, at, serial: `${due.kind} ${now.papers.length + 1}` };
    return made ? { ...now, papers: [...now.papers, made] } : now;
  }, order);
}

const kinds = ({ papers }: Order) => papers.map(({ kind, of }) => (of ? `${kind} of ${of}` : kind));

const back = (line: number, quantity: number): RequestedInvoice => ({
  taken: [{ line, quantity }],
  reason: 'not-good',
  press: `press-${line}-${quantity}`,
});

// CGST Act, section 31: one bill, before or with the supply. Section 34: an amount billed and no longer owed
// gets a credit note that names its bill.
test.each<[string, (OrderStatus | RequestedInvoice)[], string[]]>([
  ['has no bill before delivery', ['confirmed', 'preparing', 'ready'], []],
  ['gets a bill on delivery', ['confirmed', 'delivered'], ['bill']],
  ['keeps a bill printed before delivery', ['bill', 'bill', 'delivered'], ['bill']],
  ['has no bill when cancelled before', ['placed', 'cancelled'], []],
  ['gets no bill on request once cancelled', ['cancelled', 'bill'], []],
  [
    'gets a credit note when cancelled after its bill',
    ['bill', 'cancelled', 'cancelled'],
    ['bill', 'creditNote of bill 1'],
  ],
  [
    'gets a second bill when delivered after an undone cancellation',
    ['bill', 'cancelled', 'preparing', 'delivered'],
    ['bill', 'creditNote of bill 1', 'bill'],
  ],
  [
    'keeps its bill when the delivery is undone',
    ['delivered', 'out_for_delivery', 'delivered'],
    ['bill'],
  ],
  [
    'gets one credit note for each part that is credited',
    ['delivered', back(0, 1), back(0, 1)],
    ['bill', 'creditNote of bill 1', 'creditNote of bill 1'],
  ],
  [
    'gets no second bill after a full credit note',
    ['delivered', back(0, 2), 'delivered', 'bill'],
    ['bill', 'creditNote of bill 1'],
  ],
])('an order %s', (_, events, expected) => {
  expect(kinds(lived(plain, ...events))).toEqual(expected);
});

test('no bill is issued for damaged amounts', () => {
  const damaged = { ...plain, bill: { ...plain.bill, cgst: null } };
  expect(dueInvoice(damaged, { from: 'ready', to: 'delivered' })).toBeNull();
});

test('a credit note for more than the bill contains is rejected', () => {
  expect(mayTakeBack(plain, [{ line: 0, quantity: 1 }])).toBe(false);
  const billed = lived(plain, 'delivered');
  expect(mayTakeBack(billed, [{ line: 0, quantity: 2 }])).toBe(true);
  for (const returned of [
    [],
    [{ line: 0, quantity: 3 }],
    [{ line: 0, quantity: 0 }],
    [{ line: 1, quantity: 1 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ]) {
    expect(mayTakeBack(billed, returned)).toBe(false);
  }
  const less = lived(billed, back(0, 1));
  expect(quantitiesLeft(less, less.papers[0]!)).toEqual([1]);
  expect(mayTakeBack(less, [{ line: 0, quantity: 2 }])).toBe(false);
  expect(standingBill(lived(less, back(0, 1)))).toBeNull();
});

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    sealed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

test('partial credit notes add up to their bill exactly, and none leaves a negative remainder', () => {
  const amounts = fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined });
  const parts = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }), amounts), {
    maxLength: 12,
  });
  const rounding = fc.constantFrom('none' as const, 'rupee' as const);
  fc.assert(
    fc.property(lines, parts, rounding, fc.nat(), (requested, returned, rounded, off) => {
      const tax = { priceIncludesTax: { hsn: '2202', rate: 1800 } };
      const some = requested.map(({ sealed, ...line }) => ({
        ...plain.lines[0]!,
        ...line,
        ...(sealed && tax),
      }));
      const code = { code: 'OFF', type: 'flat' as const, discount: off % 500, minOrder: 0 };
      const made = makeBill(some, code as never, 7, { ...pageRules, rounding: rounded });
      const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
      const billed = lived(order, 'delivered');
      const [bill] = billed.papers as [InvoiceDocument];
      const partly = returned.reduce((now, [line, quantity, amount]) => {
        const some = amount === undefined ? [{ line, quantity }] : [];
        const requests = { taken: some, amount, reason: 'not-good', press: 'press' };
        return mayTakeBack(now, some, amount) ? lived(now, requests) : now;
      }, billed);
      const whole = lived(partly, 'cancelled');
      const notes = whole.papers.filter(({ of }) => of === bill.serial);
      for (const what of [...billPartNames, 'total' as const]) {
        expect(notes.reduce((sum, note) => sum + note.bill[what]!, 0)).toBe(bill.bill[what]);
        // What the last note takes of the rounding may be negative.
        if (what !== 'total' && billParts[what].refund === 'last') continue;
        for (const note of notes) expect(note.bill[what]).toBeGreaterThanOrEqual(0);
      }
      for (const note of notes) expect(sumOfParts(note.bill)).toBe(note.bill.total);
      expect(standingBill(whole)).toBeNull();
    }),
  );
});

test('with rupee rounding, each credit note for lines is rounded, and the last one takes the remainder', () => {
  const some = [6901, 4899, 9800, 12_900].map((price) => ({
    ...{ ...plain.lines[0]!, price, quantity: 1 },
  }));
  const made = makeBill(some, null, null, { ...pageRules, rounding: 'rupee' });
  const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
  const notes = lived(order, 'delivered', back(0, 1), back(1, 1), back(2, 1), back(3, 1))
    .papers.slice(1)
    .map(({ bill }) => bill);
  expect(notes.map(({ total }) => total)).toEqual([7200, 5100, 10_300, 13_600]);
  for (const note of notes) expect(sumOfParts(note)).toBe(note.total);
});

test('with rupee rounding, a credit note is rounded even if its bill is whole rupees without rounding', () => {
  const some = [1900, 2100].map((price) => ({ ...plain.lines[0]!, price, quantity: 1 }));
  const made = makeBill(some, null, null, { ...pageRules, rounding: 'rupee' });
  expect(made).toMatchObject({ roundOff: 0, total: 4200 });
  const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
  const notes = lived(order, 'delivered', back(0, 1), back(1, 1)).papers.slice(1);
  expect(notes.map(({ bill }) => bill.total)).toEqual([2000, 2200]);
});

test.each([
  [0, 7200],
  [1, 5100],
  [2, 10_300],
  [3, 13_500],
])(
  'with rupee rounding, a single credit note for line %d alone is %d paise including its round-off',
  (line, total) => {
    const some = [6901, 4899, 9800, 12_900].map((price) => ({
      ...{ ...plain.lines[0]!, price, quantity: 1 },
    }));
    const made = makeBill(some, null, null, { ...pageRules, rounding: 'rupee' });
    const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
    const billed = lived(order, 'delivered');
    const { bill } = lived(billed, back(line, 1)).papers.at(-1)!;
    expect(bill.total).toBe(total);
    expect(sumOfParts(bill)).toBe(total);
    expect(Math.abs(bill.roundOff)).toBeLessThanOrEqual(50);
    // The remainder is refunded completely, also in whole rupees.
    const rest = lived(billed, back(line, 1), 'cancelled').papers.at(-1)!.bill;
    expect(rest.total).toBe(made.total - total);
  },
);

test('with rupee rounding, a credit note for an amount is whole rupees, at least one', () => {
  const bill = { ...plain.bill, isRounded: true as const };
  const billed = lived({ ...plain, bill }, 'delivered');
  const give = (amount: number) => ({ taken: [], amount, reason: 'late', press: `p-${amount}` });
  const totalOf = (amount: number) => lived(billed, give(amount)).papers.at(-1)?.bill.total;
  expect([totalOf(7246), totalOf(7250), totalOf(10_290)]).toEqual([7200, 7300, 10_290]);
  expect([mayTakeBack(billed, [], 49), mayTakeBack(billed, [], 50)]).toEqual([false, true]);
});

test('a credit note for an amount reduces every sum in proportion, up to the remainder', () => {
  const billed = lived(plain, 'delivered');
  const give = (amount: number) => ({ taken: [], amount, reason: 'late', press: `p-${amount}` });
  const half = lived(billed, give(5145));
  expect(half.papers.at(-1)?.bill).toMatchObject({
    subtotal: 4899,
    cgst: 123,
    sgst: 123,
    total: 5145,
  });
  for (const amount of [0, -1, 5146]) expect(mayTakeBack(half, [], amount)).toBe(false);
  expect(mayTakeBack(half, [{ line: 0, quantity: 1 }], 100)).toBe(false);
  // One of the two burgers costs a paisa more than the remainder of each sum.
  expect(mayTakeBack(half, [{ line: 0, quantity: 1 }])).toBe(false);
  expect(mayTakeBack(half, [{ line: 0, quantity: 2 }])).toBe(true);
  const whole = lived(half, give(5145));
  expect([standingBill(whole), lived(whole, 'cancelled').papers]).toEqual([null, whole.papers]);
});

// CGST Rules 46 (b), 53 (1A): serials are consecutive within a financial year and have at most 16 letters,
// digits, - and /.
test("seriesOf names a bill series by the financial year in the restaurant's time zone", () => {
  const lastMinute = new Date('2027-03-31T18:29:00Z');
  const first = new Date('2027-03-31T18:30:00Z');
  expect(seriesOf('bill', lastMinute, 'BK')).toBe('BK/2627');
  expect(seriesOf('bill', first, 'BK')).toBe('BK/2728');
  expect(seriesOf('creditNote', first, 'BK')).toBe('BKC/2728');
  expect(seriesOf('bill', new Date('2099-12-01T00:00:00Z'), 'BK')).toBe('BK/9900');
  expect(`${seriesOf('bill', first, 'ABCD')}/999999`).toMatch(/^[A-Z0-9/]{1,16}$/);
});
