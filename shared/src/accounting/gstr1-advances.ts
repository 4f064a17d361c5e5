import type { MonthAdvance } from '../kitchen/month-contract';
import { grouped, placeOf, rateKey, taxColumns, type Supply } from './gstr1';
import { sheetOf, type Sheet } from './sheet';

/** Returns a table's advances by tax rate. A restaurant has one place of supply for each GSTIN. */
export const advancesByRate = (
  advances: readonly MonthAdvance[],
  table: MonthAdvance['table'],
): Supply[] =>
  grouped(
    advances
      .filter((one) => one.table === table)
      .map((one) => ({
        ...{ code: one.sac, isGoods: false, rate: one.rate, quantity: 0, isB2b: false },
        ...{ taxable: one.taxable, cgst: one.cgst, sgst: one.sgst },
        placeOfSupply: placeOf(one),
      })),
    ({ placeOfSupply, rate }) => `${placeOfSupply} ${rateKey(rate)}`,
  );

const tables = {
  '11A': { name: 'GSTR-1 11A Advances received', amount: 'Gross advance received' },
  '11B': { name: 'GSTR-1 11B Advances adjusted', amount: 'Gross advance adjusted' },
} as const;

/** Returns GSTR-1 table 11A (advances received) or 11B (earlier advances adjusted). */
export const table11 = (advances: readonly MonthAdvance[], table: MonthAdvance['table']): Sheet =>
  sheetOf<Supply>(
    tables[table].name,
    [
      ['Place of supply', 'text', ({ placeOfSupply }) => placeOfSupply, 20],
      ['Rate %', 'percent', ({ rate }) => rate],
      [tables[table].amount, 'money', ({ taxable }) => taxable, 22],
      ...taxColumns.filter(([head]) => head !== 'Taxable value'),
    ],
    advancesByRate(advances, table),
  );
