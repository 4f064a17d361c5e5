import type { KitchenOrder } from '@burger/shared/kitchen';
import { pageRules } from '@burger/shared/shop/page';
import fc from 'fast-check';
import { anOrder, anInvoice } from '../../testing/an-order';
import { paintBar } from '../../testing/paint';
import { readPrintouts } from '../../testing/read-printout';
import { encode, wrapped, type Wording } from './esc-pos';
import { blocksOf, type Printout } from '../documents/printouts';
import { ticketsOf } from './printers';

const rules = { ...pageRules, upi: { address: 'katte@bank', name: 'Burger Katte' } };

function printed(printout: Printout, narrow = false) {
  const drawn: Wording[] = [];
  const bytes = encode(blocksOf(printout, rules), { narrow }, (wording) => {
    drawn.push(wording);
    return paintBar(wording);
  });
  const [one, ...more] = readPrintouts([...bytes]);
  expect(more).toEqual([]);
  return { ...one!, drawn };
}

const lineOf = (
  changes: Partial<KitchenOrder['lines'][number]>,
): KitchenOrder['lines'][number] => ({
  ...{ name: 'Fries', quantity: 1, isVeg: true, choices: [], note: '', price: 6900 },
  ...changes,
});

test('a kitchen ticket lists number and kind first, then dishes with options and notes', () => {
  const { lines, drawn } = printed({ kind: 'ticket', order: anOrder() });
  expect(lines).toEqual([
    '0770',
    'BK482130770',
    'DELIVERY',
    'Placed 12:00 PM',
    'DUE 12:45 PM',
    '-'.repeat(48),
    '2 x Aloo Tikki Burger',
    '    + Extra spicy',
    '    + Cheese slice',
    '  Cut in half',
    '1 x Cold Coffee',
    '-'.repeat(48),
    '3 pieces - Ravi Kumar',
  ]);
  expect(drawn).toEqual([]);
});

test.each([false, true])(
  'the amounts of a printed bill are right-aligned, on 58 mm paper: %s',
  (narrow) => {
    const order = anOrder({ papers: [anInvoice()] });
    const { lines, codes, drawn } = printed({ kind: 'bill', order, issued: anInvoice() }, narrow);
    const columns = narrow ? 32 : 48;
    expect(lines).toContain(`2 x Aloo Tikki Burger${'▣138.00'.padStart(columns - 21)}`);
    expect(lines).toContain(`Total${'▣240.76'.padStart(columns - 5)}`);
    expect(lines.join(' ')).toContain('No. BK/2627/7, 21 Nov 2026, 12:30 PM');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
    expect(codes).toEqual([expect.stringMatching(/^upi:\/\/pay\?pa=katte@bank.*am=240\.76&/)]);
    expect(drawn).toEqual([]);
  },
);

test('only text without printer glyphs is printed as a picture', () => {
  const lines = [
    lineOf({ name: 'ಮಸಾಲೆ ದೋಸೆ', quantity: 2, choices: ['मक्खन', 'Less oil'], note: 'ಈರುಳ್ಳಿ ಬೇಡ' }),
    lineOf({ name: 'Café latte' }),
    lineOf({ name: 'Chef’s “best” – 7″' }),
  ];
  const customer = { ...anOrder().customer, name: 'آمنہ' };
  const { pictures, drawn, ...rest } = printed({
    kind: 'ticket',
    order: anOrder({ lines, customer }),
  });
  expect(drawn.map(({ text }) => text)).toEqual([
    '2 × ಮಸಾಲೆ ದೋಸೆ',
    '+ मक्खन',
    'ಈರುಳ್ಳಿ ಬೇಡ',
    '1 × Café latte',
    '1 × Chef’s “best” – 7″',
    '4 pieces · \u2068آمنہ\u2069',
  ]);
  expect(pictures).toHaveLength(drawn.length);
  expect(pictures[0]?.[0]).toBe('#'.repeat(576));
  expect(rest.lines).toContain('    + Less oil');
});

test.each([
  ['one', 10, ['one']],
  ['one two three', 8, ['one two', 'three']],
  ['abcdefghij kl', 4, ['abcd', 'efgh', 'ij', 'kl']],
  ['', 4, ['']],
])('the text %j for a printer with %d columns wraps correctly', (text, columns, lines) =>
  expect(wrapped(text, columns)).toEqual(lines),
);

test('wrapping text for a printer loses no letters and exceeds no line', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 48 }), (some, columns) => {
      const lines = wrapped(some.join(' '), columns);
      expect(lines.join('').replaceAll(' ', '')).toBe(some.join(''));
      expect(lines.every(({ length }) => length <= columns)).toBe(true);
    }),
  );
});

const categories = ['burgers', 'sides', 'drinks', 'sweets'];
const ordered = fc.array(
  fc.record({
    category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 9 }),
    choices: fc.integer({ min: 0, max: 3 }),
    hasNote: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const stations = fc.array(fc.subarray(categories, { minLength: 1 }), {
  minLength: 1,
  maxLength: 4,
});

test("each dish, option and note is on one station's ticket and on every whole-order ticket", () => {
  fc.assert(
    fc.property(ordered, stations, fc.boolean(), (requested, named, hasWhole) => {
      const lines = requested.map(({ category, quantity, choices, hasNote }, at) =>
        lineOf({
          name: `Dish<${at}>`,
          quantity,
          choices: Array.from({ length: choices }, (_, place) => `Choice<${at}.${place}>`),
          note: hasNote ? `Note<${at}>` : '',
          ...(category !== undefined && { category }),
        }),
      );
      const order = anOrder({ lines });
      const wordsOf = (printout: Printout) =>
        printed(printout)
          .lines.join('\n')
          .match(/\d* ?x? ?\w+<[\d.]+>/g);
      const all = wordsOf({ kind: 'ticket', order })!;
      expect(all).toHaveLength(
        requested.reduce((sum, { choices, hasNote }) => sum + 1 + choices + (hasNote ? 1 : 0), 0),
      );
      const printers = named.map((some, at) => ({ name: `Station ${at}`, categories: some }));
      const whole = { name: 'Pass', categories: [] };
      const tickets = ticketsOf(order, hasWhole ? [...printers, whole] : printers);
      const words = ({ part }: (typeof tickets)[number]) =>
        wordsOf({ kind: 'ticket', order, ...(part && { part }) })!;
      const ofStations = tickets.filter(({ part }) => part).flatMap(words);
      const isNamed = (at: number) => named.flat().includes(lines[at]?.category ?? '');
      const lineAt = (word: string) => Number(/<(\d+)/.exec(word)?.[1]);
      // Dishes without a station are on the ticket of the whole order, if a printer prints one.
      const expected = hasWhole ? all.filter((word) => isNamed(lineAt(word))) : all;
      expect(ofStations.sort()).toEqual(expected.sort());
      const wholes = tickets.filter(({ part }) => !part).map(words);
      expect(wholes.map((some) => some.sort())).toEqual(hasWhole ? [all.sort()] : []);
    }),
    { numRuns: 200 },
  );
});
