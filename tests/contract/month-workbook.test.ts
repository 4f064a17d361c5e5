import { type Month, sheetsOf, xlsxOf } from '@burger/shared/accounting';
import type { MonthAdvance, MonthInvoice } from '@burger/shared/kitchen';
import readWorkbook from 'read-excel-file/node';

/* Another program reads the workbook: its sheets, heads, texts, dates and numbers are those written. */

const bill: MonthInvoice = {
  ...{ kind: 'bill', serial: 'BK/2627/1', series: 'BK/2627', number: 1, of: '' },
  ...{ at: '2026-11-21T08:00:00Z', orderId: 'BK1', scheme: 'regular', gstin: '29ABCDE1234F1ZW' },
  ...{ sac: '996331', placeOfSupply: 'Karnataka', rate: 500, service: 9801, cgst: 245, sgst: 245 },
  goods: [
    { hsn: '2202', rate: 4000, quantity: 2, taxable: 2858, cgst: 571, sgst: 571 },
    { hsn: '0401', rate: 0, quantity: 1, taxable: 4000, cgst: 0, sgst: 0 },
  ],
  ...{ roundOff: 9, financial: 0, total: 18_300 },
  ...{ paid: { cash: 10_000, upi: 0, online: 8_300, due: 0 }, fee: 166 },
};
const recipient = { gstin: '27AAPFU0939F1ZV', name: 'Aśoka & Söhne <Foods> ಬರ್ಗರ್' };
const note: MonthInvoice = {
  ...{ ...bill, recipient, kind: 'creditNote', serial: 'BKC/2627/1', series: 'BKC/2627' },
  ...{ of: 'BK/2627/2', goods: [], service: 4900, cgst: 122, sgst: 122, roundOff: 0, total: 5144 },
  ...{ paid: { cash: 5144, upi: 0, online: 0, due: 0 }, fee: null },
};
const advance: MonthAdvance = {
  ...{ table: '11A', orderId: 'BK3', gstin: '29ABCDE1234F1ZW', sac: '996331', rate: 500 },
  ...{ placeOfSupply: 'Karnataka', taxable: 9801, cgst: 245, sgst: 245 },
};
const [orderId, at] = ['BK1', '2026-11-30T18:29:00Z'];
const month: Month = {
  ...{
    month: '2026-11',
    papers: [bill, { ...bill, serial: 'BK/2627/2', number: 2, recipient }, note],
  },
  refunds: [{ at, orderId, amount: 4999, reason: 'twice', state: 'done' }],
  online: [{ at, orderId, payment: 'pay_1', refund: '', amount: 8300, fee: 166, tax: 25 }],
  movements: [],
  advances: [advance, { ...advance, table: '11B', taxable: 4900, cgst: 123, sgst: 122 }],
  damaged: ['BK7'],
};

test("another program reads every sheet of the month's workbook with heads, texts, dates and numbers", async () => {
  const sheets = sheetsOf(month);
  const read = await readWorkbook(Buffer.from(xlsxOf(sheets)));
  expect(read.map(({ sheet }) => sheet)).toEqual(sheets.map(({ name }) => name));
  for (const [place, { name, columns, rows }] of sheets.entries()) {
    const [heads, ...cells] = read[place]!.data;
    expect([name, heads]).toEqual([name, columns.map(({ head }) => head)]);
    const written = rows.map((row) =>
      row.map((cell, column) => {
        // The file has no negative zero, so -0 becomes 0.
        if (typeof cell === 'number') return cell + 0;
        const isDate = columns[column]!.kind === 'date' && cell !== null && cell !== 'Total';
        return isDate ? new Date(`${cell}T00:00:00Z`) : cell;
      }),
    );
    expect([name, cells]).toEqual([name, written]);
  }
});

test("another program reads the sums of the month's workbook in rupees", async () => {
  const read = await readWorkbook(Buffer.from(xlsxOf(sheetsOf(month))));
  const last = (name: string, head: string) => {
    const data = read.find(({ sheet }) => sheet === name)!.data;
    return data.at(-1)![data[0]!.indexOf(head)];
  };
  expect(last('Register', 'Total')).toBe(314.56);
  expect(last('GSTR-1 7 B2C others', 'Taxable value')).toBe(126.59);
  expect(last('GSTR-1 8 Nil rated', 'Nil rated supplies')).toBe(80);
  expect(last('GSTR-1 11A Advances received', 'Gross advance received')).toBe(98.01);
  expect(last('GSTR-1 11B Advances adjusted', 'Central tax')).toBe(1.23);
  expect(last('Online', 'GST on the fee')).toBe(0.25);
});
