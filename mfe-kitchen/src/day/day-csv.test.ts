import fc from 'fast-check';
import { anInvoice, numbered } from '../testing/an-order';
import { csvCell } from '@burger/shared/accounting/csv';
import { dayCsv } from './day-csv';

function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  for (let cell = cells.exec(text); cell; cell = cells.exec(text)) {
    row.push((cell[1] ?? '').replaceAll('""', '"'));
    if (cell[2] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const risky = fc.tuple(
  fc.constantFrom(...'=+-@\t\r\n"＝＋－＠﹦', '', ' =', '\u200b@'),
  fc.string(),
);

test('no CSV cell starts with a character that spreadsheets execute, and no text is lost', () => {
  fc.assert(
    fc.property(
      risky.map(([first, rest]) => first + rest),
      (text) => {
        const [[cell = ''] = []] = readCsv(`${csvCell(text)}\r\n`);
        expect(cell).not.toMatch(/^(?:[\t\r\n]|[\s\u200b]*[=+\-@＝＋－＠﹦])/);
        expect(cell === text || cell === `'${text}`).toBe(true);
      },
    ),
  );
});

test('the CSV file of a day has one row per order and eighteen cells per row', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (texts) => {
      const orders = texts.map(([name, reason], number) =>
        numbered(number, { reason, customer: { ...numbered(1).customer, name } }),
      );
      const rows = readCsv(dayCsv({ orders }));
      expect(rows).toHaveLength(orders.length + 1);
      for (const row of rows) expect(row).toHaveLength(18);
    }),
  );
});

test('the CSV row of an order changed after payment lists the amount per payment method', () => {
  const paid = { payment: 'online', paid: 20_000 } as const;
  const orders = [
    numbered(1, { ...paid, status: 'delivered', collected: { amount: 4076, by: 'upi' } }),
    numbered(2, { ...paid, status: 'confirmed' }),
    numbered(3, { ...paid, status: 'confirmed', paid: 24_076 }),
  ];
  expect(readCsv(dayCsv({ orders })).map((row) => row[10])).toEqual([
    'Paid',
    'Paid ₹200.00 online, ₹40.76 by UPI',
    'Paid ₹200.00 online, collect ₹40.76',
    'Online',
  ]);
});

test('the CSV row of an order has local times and the wording that staff see', () => {
  const order = numbered(1, {
    rider: 'Imran',
    source: 'phone',
    status: 'delivered',
    online: {
      ...{ state: 'paid', left: 18_930, fee: 482 },
      refunds: [
        ...[{ id: 'note-1', amount: 5146, reason: 'taken-back', at: '', state: 'done' } as const],
      ],
    },
    history: [{ status: 'delivered', at: '2026-11-21T18:40:00.000Z', by: 'rider' }],
    papers: [
      anInvoice(),
      anInvoice({
        ...{ kind: 'creditNote', of: 'BK/2627/7', serial: 'BKC/2627/1' },
        bill: { ...anInvoice().bill, total: 5146 },
        at: '2026-11-22T08:00:00.000Z',
      }),
    ],
  });
  const [head, row] = readCsv(dayCsv({ orders: [order] }));
  expect(head?.[0]).toBe('Number');
  expect(row).toEqual([
    'BK482130001',
    '2026-11-21 12:00',
    '2026-11-21 12:45',
    '2026-11-22 00:10',
    'Delivery',
    'delivered',
    'Ravi Kumar',
    "'+919876543210",
    '2 × Aloo Tikki Burger; 1 × Cold Coffee',
    '240.76',
    'not paid',
    'BK/2627/7',
    '51.46',
    '4.82',
    '51.46 done',
    'Imran',
    '',
    'by phone',
  ]);
});
