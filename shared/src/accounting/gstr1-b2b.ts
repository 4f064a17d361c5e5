import type { MonthInvoice } from '../kitchen/month-contract';
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

/** The amount of an invoice to a registered recipient that is taxed at one rate. */
interface Row {
  paper: MonthInvoice;
  supply: Supply;
}

/**
 * Returns the taxed supplies of an invoice or credit note by rate. The value of a credit note has no sign in
 * tables 4A and 9B. Nil-rated supplies are omitted, because table 8 lists them.
 */
export const taxedByRate = (invoice: MonthInvoice): Supply[] =>
  grouped(
    suppliesOf({ ...invoice, kind: 'bill' }).filter((one) => !isNilRated(one)),
    ({ rate }) => rateKey(rate),
  );

const rowsOf = (invoices: readonly MonthInvoice[], kind: MonthInvoice['kind']): Row[] =>
  invoices
    .filter((invoice) => invoice.kind === kind && invoice.recipient)
    .flatMap((invoice) => taxedByRate(invoice).map((supply) => ({ paper: invoice, supply })));

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

// No row of sums, because an invoice with two rates repeats its value in two rows.
const noSums = [] as const;

/** Returns GSTR-1 table 4A: tax invoices to registered recipients, one row per rate. */
export const table4a = (invoices: readonly MonthInvoice[]): Sheet =>
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
    rowsOf(invoices, 'bill'),
    noSums,
  );

/** Returns GSTR-1 table 9B: credit notes to registered recipients, one row per rate. */
export const table9b = (invoices: readonly MonthInvoice[]): Sheet =>
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
    rowsOf(invoices, 'creditNote'),
    noSums,
  );
