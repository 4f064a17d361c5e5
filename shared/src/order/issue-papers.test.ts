import fc from 'fast-check';
import { makeBill } from '../pricing';
import { pageRules } from '../shop/page';
import { anOrder } from '../testing/an-order';
import {
  mayTakeBack,
  paperDue,
  quantitiesLeft,
  seriesOf,
  standingBill,
  type AskedPaper,
} from './issue-papers';
import type { IssuedPaper, Order } from './order';
import type { OrderStatus } from '../contracts/order-states';
import { readOrder } from './read-order';

const plain = readOrder(anOrder())!;

/** An order to which one after the other happens; what was made out lies with it. */
function lived(order: Order, ...events: (OrderStatus | AskedPaper)[]): Order {
  let status: OrderStatus = 'placed';
  return events.reduce((now, event) => {
    const asked = typeof event === 'string' && event !== 'bill' ? null : (event as AskedPaper);
    const from: OrderStatus = status;
    if (asked === null) status = event as OrderStatus;
    const due = paperDue(now, { from, to: status }, asked);
    const at = '2026-01-05T08:00:00.000Z';
    const made = due && { ...due, at, serial: `${due.kind} ${now.papers.length + 1}` };
    return made ? { ...now, papers: [...now.papers, made] } : now;
  }, order);
}

const kinds = ({ papers }: Order) => papers.map(({ kind, of }) => (of ? `${kind} of ${of}` : kind));

const back = (line: number, quantity: number): AskedPaper => ({
  taken: [{ line, quantity }],
  reason: 'not-good',
  press: `press-${line}-${quantity}`,
});

// CGST Act, section 31: the bill is made before or with the supply, once. Section 34: what was billed and is not owed any
// more has a credit note, which names its bill.
test.each<[string, (OrderStatus | AskedPaper)[], string[]]>([
  ['nothing is billed before it is handed over', ['confirmed', 'preparing', 'ready'], []],
  ['what is handed over has a bill', ['confirmed', 'delivered'], ['bill']],
  ['one that was printed for the bag stays', ['bill', 'bill', 'delivered'], ['bill']],
  ['what was cancelled before has no bill', ['placed', 'cancelled'], []],
  ['nor when one is asked for', ['cancelled', 'bill'], []],
  [
    'billed and cancelled: a credit note',
    ['bill', 'cancelled', 'cancelled'],
    ['bill', 'creditNote of bill 1'],
  ],
  [
    'what was cancelled by mistake and is handed over has a second bill',
    ['bill', 'cancelled', 'preparing', 'delivered'],
    ['bill', 'creditNote of bill 1', 'bill'],
  ],
  [
    'a hand-over that is taken back keeps its bill',
    ['delivered', 'out_for_delivery', 'delivered'],
    ['bill'],
  ],
  [
    'what was handed over and taken back in parts has a note of each',
    ['delivered', back(0, 1), back(0, 1)],
    ['bill', 'creditNote of bill 1', 'creditNote of bill 1'],
  ],
  [
    'what was taken back whole is not billed again, whatever is put right or asked for later',
    ['delivered', back(0, 2), 'delivered', 'bill'],
    ['bill', 'creditNote of bill 1'],
  ],
])('%s', (_, events, expected) => {
  expect(kinds(lived(plain, ...events))).toEqual(expected);
});

test('no paper is made out of damaged amounts', () => {
  const damaged = { ...plain, bill: { ...plain.bill, cgst: null } };
  expect(paperDue(damaged, { from: 'ready', to: 'delivered' })).toBeNull();
});

test('no more is taken back than is on the bill', () => {
  expect(mayTakeBack(plain, [{ line: 0, quantity: 1 }])).toBe(false);
  const billed = lived(plain, 'delivered');
  expect(mayTakeBack(billed, [{ line: 0, quantity: 2 }])).toBe(true);
  for (const taken of [
    [],
    [{ line: 0, quantity: 3 }],
    [{ line: 0, quantity: 0 }],
    [{ line: 1, quantity: 1 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ]) {
    expect(mayTakeBack(billed, taken)).toBe(false);
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

test('credit notes in any parts come to their bill in the end, to the paisa, and never to less than nothing', () => {
  const amounts = fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined });
  const parts = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }), amounts), {
    maxLength: 12,
  });
  const rounding = fc.constantFrom('none' as const, 'rupee' as const);
  fc.assert(
    fc.property(lines, parts, rounding, fc.nat(), (wanted, taken, rounded, off) => {
      const tax = { priceIncludesTax: { hsn: '2202', rate: 1800 } };
      const some = wanted.map(({ sealed, ...line }) => ({
        ...plain.lines[0]!,
        ...line,
        ...(sealed && tax),
      }));
      const code = { code: 'OFF', type: 'flat' as const, discount: off % 500, minOrder: 0 };
      const made = makeBill(some, code as never, 7, { ...pageRules, rounding: rounded });
      const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
      const billed = lived(order, 'delivered');
      const [bill] = billed.papers as [IssuedPaper];
      const partly = taken.reduce((now, [line, quantity, amount]) => {
        const some = amount === undefined ? [{ line, quantity }] : [];
        const asked = { taken: some, amount, reason: 'not-good', press: 'press' };
        return mayTakeBack(now, some, amount) ? lived(now, asked) : now;
      }, billed);
      const whole = lived(partly, 'cancelled');
      const notes = whole.papers.filter(({ of }) => of === bill.serial);
      const sums = ['subtotal', 'discount', 'delivery', 'cgst', 'sgst', 'total'] as const;
      expect(notes.reduce((sum, note) => sum + note.bill.roundOff, 0)).toBe(bill.bill.roundOff);
      for (const what of sums) {
        expect(notes.reduce((sum, note) => sum + note.bill[what]!, 0)).toBe(bill.bill[what]);
        for (const note of notes) expect(note.bill[what]).toBeGreaterThanOrEqual(0);
      }
      expect(standingBill(whole)).toBeNull();
    }),
  );
});

test('with rounding to the rupee each note by lines is rounded by itself, and the last has what is left', () => {
  const some = [6901, 4899, 9800, 12_900].map((price) => ({
    ...{ ...plain.lines[0]!, price, quantity: 1 },
  }));
  const made = makeBill(some, null, null, { ...pageRules, rounding: 'rupee' });
  const order = { ...plain, lines: some, bill: { ...made, promo: '' } };
  const notes = lived(order, 'delivered', back(0, 1), back(1, 1), back(2, 1), back(3, 1))
    .papers.slice(1)
    .map(({ bill }) => bill);
  expect(notes.map(({ total }) => total)).toEqual([7200, 5100, 10_300, 13_600]);
  for (const { subtotal, discount, delivery, cgst, sgst, roundOff, total } of notes)
    expect(subtotal! - discount! + delivery! + cgst! + sgst! + roundOff).toBe(total);
});

test('an amount is given back of each sum alike, and no more than is left', () => {
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
  // One of two burgers costs a paisa more than what is left of each sum.
  expect(mayTakeBack(half, [{ line: 0, quantity: 1 }])).toBe(false);
  expect(mayTakeBack(half, [{ line: 0, quantity: 2 }])).toBe(true);
  const whole = lived(half, give(5145));
  expect([standingBill(whole), lived(whole, 'cancelled').papers]).toEqual([null, whole.papers]);
});

// CGST Rules 46 (b) and 53 (1A): consecutive in a financial year, of letters, digits, - and /, at most 16 characters.
test('a series is of a financial year of the restaurant', () => {
  const lastMinute = new Date('2027-03-31T18:29:00Z');
  const first = new Date('2027-03-31T18:30:00Z');
  expect(seriesOf('bill', lastMinute, 'BK')).toBe('BK/2627');
  expect(seriesOf('bill', first, 'BK')).toBe('BK/2728');
  expect(seriesOf('creditNote', first, 'BK')).toBe('BKC/2728');
  expect(seriesOf('bill', new Date('2099-12-01T00:00:00Z'), 'BK')).toBe('BK/9900');
  expect(`${seriesOf('bill', first, 'ABCD')}/999999`).toMatch(/^[A-Z0-9/]{1,16}$/);
});
