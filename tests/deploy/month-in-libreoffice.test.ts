import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sheetsOf, xlsxOf } from '@burger/shared/accounting';
import type { MonthInvoice } from '@burger/shared/kitchen';

// Opens a month's workbook in LibreOffice and compares every number, date and text.
jest.setTimeout(240_000);

const isThere = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'month-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns made-up invoices of a month with every kind of row. Only their sums are computed. */
function invoices(count: number): MonthInvoice[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const isNote = number % 9 === 0;
    const service = 4900 + ((number * 7919) % 60_000);
    const [tax, goods] = [Math.round(service * 0.025), number % 4 === 0];
    const bottle = { hsn: '2202', rate: 4000, quantity: 2, taxable: 2858, cgst: 571, sgst: 571 };
    const sum = service + 2 * tax + (goods ? 4000 : 0);
    const total = Math.round(sum / 100) * 100;
    const none = { cash: 0, upi: 0, online: 0, due: 0 };
    const method = (['cash', 'upi', 'online'] as const)[number % 3] ?? 'cash';
    const day = String(1 + (number % 30)).padStart(2, '0');
    const series = isNote ? 'BKC/2627' : 'BK/2627';
    return {
      ...{ kind: isNote ? 'creditNote' : 'bill', series, number, serial: `${series}/${number}` },
      ...{ at: `2026-11-${day}T08:00:00.000Z`, of: isNote ? 'BK/2627/1' : '' },
      ...{ orderId: `BK${number}`, scheme: 'regular', gstin: '29ABCDE1234F1Z5', sac: '996331' },
      ...{ placeOfSupply: 'Karnataka', rate: 500, service, cgst: tax, sgst: tax },
      ...{ goods: goods ? [bottle] : [], roundOff: total - sum, financial: 0, total },
      ...{ paid: { ...none, [method]: total }, fee: method === 'online' ? 243 : null },
    } satisfies MonthInvoice;
  });
}

const cellsIn = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(
      (line) =>
        line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [],
    );

(isThere ? test : test.skip)(
  'LibreOffice opens the workbook of a month, and reads what was written',
  () => {
    const sheets = sheetsOf({
      month: '2026-11',
      papers: invoices(3000),
      refunds: [
        {
          at: '2026-11-05T09:00:00Z',
          orderId: 'BK5',
          amount: 4900,
          reason: 'twice',
          state: 'done',
        },
      ],
      online: [],
      movements: [],
      advances: [],
      damaged: [],
    });
    const file = path.join(folder, 'month.xlsx');
    writeFileSync(file, xlsxOf(sheets));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = (to: string) =>
      execFileSync(
        'soffice',
        [profile, '--headless', '--convert-to', to, '--outdir', folder, file],
        {
          stdio: 'ignore',
          timeout: 100_000,
        },
      );
    // Export options: comma, quotes, UTF-8, stored instead of displayed values, all sheets.
    convert('csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false,false,false,-1');
    const written = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    expect(written).toHaveLength(sheets.length);
    for (const { name, columns, rows } of sheets) {
      const found = written.find((one) => one === `month-${name}.csv`);
      expect([name, found]).toEqual([name, `month-${name}.csv`]);
      const [head, ...cells] = cellsIn(path.join(folder, found ?? ''));
      expect(head?.slice(0, columns.length)).toEqual(columns.map((column) => `"${column.head}"`));
      expect(cells).toHaveLength(rows.length);
      cells.forEach((read, at) => {
        const requested = rows[at]!.map((cell) =>
          typeof cell === 'number' ? String(Number(cell.toFixed(4))) : (cell ?? ''),
        );
        const got = columns.map((_, column) =>
          (read[column] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
        );
        expect(got).toEqual(requested);
      });
    }
  },
);
