import { aBilledOrder } from '@burger/shared/testing/an-order';
import type { RegisterRow } from '../orders/invoices/register-row';
import { gstinsOf } from '@burger/shared/accounting';
import { faultsOf, filesToWrite, monthOf, type Register } from './register';

const { pricing } = aBilledOrder();

const bill = (number: number, changes: Partial<RegisterRow> = {}): RegisterRow => ({
  ...{ kind: 'bill', series: 'BK/2627', number, serial: `BK/2627/${number}`, of: '' },
  ...{ at: '2026-11-25T20:00:00.000Z', order: `key ${number}`, orderId: `BK${number}`, pricing },
  ...{ name: 'taxInvoice', gstin: '29ABCDE1234F1Z5', sac: '996331', placeOfSupply: 'Karnataka' },
  scheme: 'regular',
  rate: 5,
  goods: [],
  ...changes,
});
const note = (number: number, changes: Partial<RegisterRow> = {}) =>
  bill(number, {
    ...{ kind: 'creditNote', series: 'BKC/2627', serial: `BKC/2627/${number}`, of: 'BK/2627/1' },
    order: 'key 1',
    ...changes,
  });

function register(rows: readonly RegisterRow[], changes: Partial<Register> = {}): Register {
  const counts = new Map<string, number>();
  const orders = new Map<string, { serials: string[]; billed: boolean }>();
  for (const { series, order, serial, number } of rows) {
    counts.set(series, Math.max(counts.get(series) ?? 0, number));
    const own = orders.get(order) ?? { serials: [], billed: true };
    orders.set(order, { ...own, serials: [...own.serials, serial] });
  }
  return { rows, counts, orders, ...changes };
}

const counted = (last: number) => new Map([['BK/2627', last]]);
const other = { order: 'key 9' };
const orderWith = (serial?: string, key = 'key 1') => ({
  orders: new Map([[key, { serials: serial ? [serial] : [], billed: true }]]),
});

test.each<[string, Register, string[]]>([
  ['without bills', register([]), []],
  ['with consecutive bills and credit notes', register([bill(2), bill(1), note(1)]), []],
  ['with a gap', register([bill(1), bill(3)]), ['BK/2627/2 is missing']],
  ['without its last bill', register([bill(1)], { counts: counted(2) }), ['BK/2627/2 is missing']],
  ['with a duplicate number', register([bill(1), bill(1, other)]), ['BK/2627/1 is there 2 times']],
  [
    'with a number beyond the series',
    register([bill(1)], { counts: new Map() }),
    ['BK/2627/1 exceeds the last number of its series'],
  ],
  [
    'with a wrong serial',
    register([bill(1, { serial: 'BK/2627/7' })]),
    ['BK/2627/7 stands as BK/2627/1'],
  ],
  [
    'with a credit note whose bill is missing',
    register([note(1)]),
    ['BKC/2627/1 is for BK/2627/1, which is missing'],
  ],
  [
    'that credits more than was billed',
    register([bill(1), note(1), note(2)]),
    ['BKC/2627/2 credits more than the bill BK/2627/1 contains'],
  ],
  [
    'without the bill of an order',
    register([], orderWith('BK/2627/1')),
    ['BK/2627/1 of order key 1 is not in the register'],
  ],
  [
    'with a bill that its order lacks',
    register([bill(1)], orderWith('BK1')),
    ['BK/2627/1 is missing in its order key 1'],
  ],
  [
    'without a bill of a delivered order',
    register([], orderWith()),
    ['order key 1 was delivered without a bill'],
  ],
  [
    'of an order that cannot be read',
    register([bill(1)], {
      orders: new Map([
        ['key 1', { serials: ['BK/2627/1'], billed: true, order: null, orderId: 'BK1' }],
      ]),
    }),
    ['order BK1 cannot be read'],
  ],
  // Some bills are older than serial numbers, and some orders were deleted.
  ['with bills from before serial numbers', register([bill(1)], orderWith('BK8', 'key 8')), []],
])('the register check returns the faults of an invoice register %s', (_, input, faults) => {
  expect(faultsOf(input)).toEqual(faults);
});

const written = (
  kind: Parameters<typeof filesToWrite>[0],
  rows: readonly RegisterRow[],
  file = `out/${kind}`,
) =>
  filesToWrite(kind, file, monthOf(register(rows), '2026-11')).map((one) => ({
    ...one,
    content: typeof one.content === 'string' ? one.content : one.content.length,
  }));

test('the register command writes workbook, register, GSTR-1 and Tally file at the given paths', () => {
  const rows = [bill(1), bill(2, { at: '2026-12-01T20:00:00.000Z' })];
  expect(written('xlsx', rows)).toEqual([{ file: 'out/xlsx', content: expect.any(Number) }]);
  const [csv, gst, tally] = (['csv', 'gst', 'tally'] as const).map((kind) => {
    const [one, ...more] = written(kind, rows);
    expect([one?.file, more]).toEqual([`out/${kind}`, []]);
    return String(one?.content);
  });
  expect(csv).toContain('"BK/2627/1"');
  expect(csv).not.toContain('"BK/2627/2"');
  expect(JSON.parse(gst!)).toMatchObject({
    ...{ gstin: '29ABCDE1234F1Z5', fp: '112026' },
    doc_issue: { doc_det: [{ doc_num: 1, docs: [{ from: 'BK/2627/1', totnum: 1 }] }] },
  });
  expect(tally).toContain('<VOUCHERNUMBER>BK/2627/1</VOUCHERNUMBER>');
  expect(filesToWrite('gst', undefined, monthOf(register(rows), '2026-11'))).toEqual([]);
});

test('the register command writes one GSTR-1 file for each GSTIN of a month', () => {
  const rows = [bill(1), bill(2, { gstin: '27AAPFU0939F1ZV' })];
  expect(gstinsOf(monthOf(register(rows), '2026-11'))).toHaveLength(2);
  expect(written('gst', rows, 'out/gst.json').map(({ file }) => file)).toEqual([
    'out/gstr1-29ABCDE1234F1Z5-2026-11-gst.json',
    'out/gstr1-27AAPFU0939F1ZV-2026-11-gst.json',
  ]);
});
