import { gstinsOf, gstJson } from './gst-json';
import { sheetsOf, type Month } from './sheets';
import { tallyXml } from './tally';
import { csvOf, xlsxOf } from './xlsx';

export interface MonthFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The export files of a month: a workbook for people, and the formats that accounting programs import. */
const contents = {
  xlsx: (month) => [{ name: `accounts-${month.month}.xlsx`, content: xlsxOf(sheetsOf(month)) }],
  csv: (month) =>
    sheetsOf(month)
      .slice(0, 1)
      .map((register) => ({ name: `register-${month.month}.csv`, content: csvOf(register) })),
  // One GST return for each GSTIN.
  gst: (month) =>
    gstinsOf(month).map((gstin) => ({
      name: `gstr1-${gstin}-${month.month}.json`,
      content: JSON.stringify(gstJson(month, gstin)),
    })),
  tally: (month) => [{ name: `tally-${month.month}.xml`, content: tallyXml(month) }],
} satisfies Record<string, (month: Month) => MonthFile[]>;

export type MonthFileKind = keyof typeof contents;

export const monthFileKinds = Object.keys(contents) as MonthFileKind[];

export const monthFiles = (kind: MonthFileKind, month: Month): MonthFile[] => contents[kind](month);
