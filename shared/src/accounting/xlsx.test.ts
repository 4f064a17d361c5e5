import { strFromU8, unzipSync } from 'fflate';
import type { Sheet } from './sheet';
import { csvOf, xlsxOf } from './xlsx';

const sheet: Sheet = {
  name: 'Bills & notes',
  hasSums: true,
  columns: [
    { head: 'Number', kind: 'text', width: 16 },
    { head: 'Date', kind: 'date', width: 12 },
    { head: 'Total', kind: 'money', width: 14 },
    { head: 'Pieces', kind: 'count', width: 9 },
  ],
  rows: [
    ['BK/2627/1 <"a">\u0001', '2026-11-26', -51.46, 2],
    ['ಬರ್ಗರ್', null, 0.1, null],
    ['Total', null, -51.36, 2],
  ],
};

test('a workbook stores numbers, dates and texts as typed cells with a style for each kind', () => {
  const files = unzipSync(xlsxOf([sheet, { ...sheet, name: 'Again', rows: [], hasSums: false }]));
  const text = (name: string) => strFromU8(files[name]!);
  expect(text('xl/workbook.xml')).toContain(
    '<sheet name="Bills &#38; notes" sheetId="1" r:id="rId1"/>',
  );
  const cells = [
    ...text('xl/worksheets/sheet1.xml').matchAll(/<c r="(\w+)" s="(\d+)"[^>]*>(.*?)<\/c>/g),
  ];
  expect(
    Object.fromEntries(
      cells.map(([, place, style, inside]) => [
        place,
        `${style} ${inside!.replace(/<\/?(?:is|t|v)\b[^>]*>/g, '')}`,
      ]),
    ),
  ).toEqual({
    ...{ A1: '5 Number', B1: '5 Date', C1: '5 Total', D1: '5 Pieces' },
    // Spreadsheets store 26 November 2026 as day 46,352.
    ...{ A2: '0 BK/2627/1 &#60;&#34;a&#34;&#62;', B2: '1 46352', C2: '2 -51.46', D2: '4 2' },
    ...{ A3: '0 ಬರ್ಗರ್', C3: '2 0.1' },
    ...{ A4: '5 Total', C4: '7 -51.36', D4: '9 2' },
  });
  expect(Object.keys(files)).toHaveLength(7);
});

test('workbook columns after Z are named AA, AB and so on', () => {
  const columns = Array.from({ length: 28 }, () => sheet.columns[0]!);
  const wide = { ...sheet, columns, rows: [columns.map(() => 'x')], hasSums: false };
  const files = unzipSync(xlsxOf([wide]));
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('<autoFilter ref="A1:AB2"/>');
});

test('a CSV sheet has quoted texts, bare numbers and dates, and no row of sums', () => {
  expect(csvOf(sheet)).toBe(
    '"Number","Date","Total","Pieces"\r\n"BK/2627/1 <""a"">\u0001",2026-11-26,-51.46,2\r\n"ಬರ್ಗರ್",,0.10,\r\n',
  );
});

test('a CSV sheet keeps spreadsheets from executing a text that a customer typed as a formula', () => {
  const rows = [['=HYPERLINK("http://a.example")', '2026-11-26', -1, 1]];
  expect(csvOf({ ...sheet, rows, hasSums: false })).toContain(
    `\r\n"'=HYPERLINK(""http://a.example"")",2026-11-26,-1.00,1\r\n`,
  );
});

// Without it Excel repairs the file, and some programs refuse it (ECMA-376, part 1, 18.8.8).
test('a workbook names its default cell style', () => {
  const styles = strFromU8(unzipSync(xlsxOf([sheet]))['xl/styles.xml']!);
  expect(styles).toContain(
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  );
  expect(styles).toContain('<cellStyleXfs count="1">');
});
