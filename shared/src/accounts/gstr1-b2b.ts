import type { MonthPaper } from '../kitchen/month-contract';
import {
  grouped,
  isNilRated,
  placeOf,
  rateKey,
  suppliesOf,
  taxColumns,
  type Supply,
} from './gstr1';
import { dateOf, sheetOf, type Column, type Sheet } from './sheet';

/** The amount of a document to a registered recipient that is taxed at one rate. */
interface Row {
  paper: MonthPaper;
  supply: Supply;
}

const rowsOf = (papers: readonly MonthPaper[], kind: MonthPaper['kind']): Row[] =>
  papers.flatMap((paper) => {
    if (paper.kind !== kind || !paper.recipient) return [];
    // GSTR-1 lists credit notes with positive amounts, like invoices.
    const own = suppliesOf({ ...paper, kind: 'bill' }).filter((one) => !isNilRated(one));
    return grouped(own, ({ rate }) => rateKey(rate)).map((supply) => ({ paper, supply }));
  });

const recipient: Column<Row>[] = [
  ['GSTIN of recipient', 'text', ({ paper }) => paper.recipient?.gstin ?? null, 20],
  ['Receiver name', 'text', ({ paper }) => paper.recipient?.name ?? null, 28],
];

const placeAndRate: Column<Row>[] = [
  ['Place of supply', 'text', ({ paper }) => placeOf(paper), 20],
  ['Reverse charge', 'text', () => 'N', 14],
];

const amounts: Column<Row>[] = [
  ['Rate %', 'percent', ({ supply }) => supply.rate],
  ...taxColumns.map(([head, kind, cell]): Column<Row> => [head, kind, (row) => cell(row.supply)]),
];

// No row of sums: a document with two rates repeats its value in two rows.
const noSums = [] as const;

/** Returns GSTR-1 table 4A: tax invoices to registered recipients, one row per rate. */
export const table4a = (papers: readonly MonthPaper[]): Sheet =>
  sheetOf<Row>(
    'GSTR-1 4A B2B',
    [
      ...recipient,
      ['Invoice number', 'text', ({ paper }) => paper.serial],
      ['Invoice date', 'date', ({ paper }) => dateOf(paper.at)],
      ['Invoice value', 'money', ({ paper }) => paper.total],
      ...placeAndRate,
      ['Invoice type', 'text', () => 'Regular B2B', 14],
      ...amounts,
    ],
    rowsOf(papers, 'bill'),
    noSums,
  );

/** Returns GSTR-1 table 9B: credit notes to registered recipients, one row per rate. */
export const table9b = (papers: readonly MonthPaper[]): Sheet =>
  sheetOf<Row>(
    'GSTR-1 9B Credit notes',
    [
      ...recipient,
      ['Note number', 'text', ({ paper }) => paper.serial],
      ['Note date', 'date', ({ paper }) => dateOf(paper.at)],
      ['Note type', 'text', () => 'C', 10],
      ...placeAndRate,
      ['Note supply type', 'text', () => 'Regular B2B', 16],
      ['Note value', 'money', ({ paper }) => paper.total],
      ...amounts,
    ],
    rowsOf(papers, 'creditNote'),
    noSums,
  );
