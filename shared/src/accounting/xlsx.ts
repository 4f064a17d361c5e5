import { strToU8, zipSync, type Zippable } from 'fflate';
import { csvCell } from './csv';
import type { Cell, CellKind, Sheet } from './sheet';

// Writes the part of Office Open XML (ECMA-376) that a table needs: typed cells, a fixed bold header, sums.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds: readonly CellKind[] = ['text', 'date', 'money', 'percent', 'count'];

/** Escapes text for XML and removes the characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- XML forbids these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Returns a date as spreadsheets store it: days since 30 December 1899. */
const serialOf = (date: string): number => Date.parse(date) / 86_400_000 + 25_569;

function cellXml(value: Cell, kind: CellKind, place: string, isBold: boolean): string {
  if (value === null) return '';
  const style = kinds.indexOf(kind) + (isBold ? kinds.length : 0);
  const own = `r="${place}" s="${style}"`;
  const isNumber = typeof value === 'number';
  if (isNumber || (kind === 'date' && !isBold)) {
    return `<c ${own}><v>${isNumber ? value : serialOf(value)}</v></c>`;
  }
  return `<c ${own} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function sheetXml({ columns, rows, hasSums }: Sheet): string {
  const rowXml = (cells: readonly Cell[], at: number, isBold: boolean): string =>
    `<row r="${at}">${cells
      .map((cell, column) => {
        const kind = at === 1 ? 'text' : (columns[column]?.kind ?? 'text');
        return cellXml(cell, kind, columnName(column) + at, isBold);
      })
      .join('')}</row>`;
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const last = hasSums ? rows.length - 1 : rows.length;
  return [
    `${head}<worksheet xmlns="${main}">`,
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<cols>${widths.join('')}</cols><sheetData>`,
    rowXml(
      columns.map((column) => column.head),
      1,
      true,
    ),
    ...rows.map((cells, at) => rowXml(cells, at + 2, hasSums && at === rows.length - 1)),
    '</sheetData>',
    last > 0 ? `<autoFilter ref="A1:${columnName(columns.length - 1)}${last + 1}"/>` : '',
    '</worksheet>',
  ].join('');
}

/** Returns the workbook's styles by index: the entries of `kinds`, then the same in bold. */
function stylesXml(): string {
  const formats = [
    '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
    '<numFmt numFmtId="165" formatCode="#,##0.00;[Red]\\-#,##0.00"/>',
  ];
  const formatOf: Record<CellKind, number> = {
    text: 49,
    date: 164,
    money: 165,
    percent: 2,
    count: 1,
  };
  const styles = [0, 1].flatMap((font) =>
    kinds.map(
      (kind) =>
        `<xf numFmtId="${formatOf[kind]}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ),
  );
  const font = '<sz val="11"/><name val="Calibri"/>';
  return [
    `${head}<styleSheet xmlns="${main}"><numFmts count="2">${formats.join('')}</numFmts>`,
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Returns a workbook (.xlsx). Excel limits a sheet's name to 31 characters. */
export function xlsxOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const names = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`);
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>`,
    ...names.map(
      (name) => `<Override PartName="/xl/${name}" ContentType="${spreadsheet}.worksheet+xml"/>`,
    ),
  ];
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((name) => ['worksheet', name] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
  };
  sheets.forEach((sheet, at) => (files[`xl/${names[at]}`] = sheetXml(sheet)));
  const packed: Zippable = {};
  for (const [name, text] of Object.entries(files)) packed[name] = strToU8(text);
  return zipSync(packed);
}

/**
 * Returns a sheet as CSV (RFC 4180) without its row of sums, which an accounting program would import as an
 * invoice.
 */
export const csvOf = ({ columns, rows, hasSums }: Sheet): string =>
  [columns.map((column) => column.head), ...(hasSums ? rows.slice(0, -1) : rows)]
    .map((cells, line) => {
      const written = cells.map((cell, at) => {
        if (cell === null) return '';
        const kind = columns[at]?.kind;
        if (typeof cell === 'number') return kind === 'count' ? String(cell) : cell.toFixed(2);
        const isBare = kind === 'date' && line > 0;
        return isBare ? cell : csvCell(cell);
      });
      return `${written.join(',')}\r\n`;
    })
    .join('');
