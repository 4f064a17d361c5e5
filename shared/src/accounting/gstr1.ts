import type { MonthAdvance, MonthInvoice } from '../kitchen/month-contract';
import type { Paise } from '../pricing/money';
import { stateOfGstin } from '../shop/gstin';
import { type Column, type Sheet, sheetOf, signOf } from './sheet';

/** One taxed amount of an invoice or credit note: the restaurant service, or packaged goods of one HSN code and rate. */
export interface Supply {
  code: string;
  isGoods: boolean;
  rate: number;
  quantity: number;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  placeOfSupply: string;
  isB2b: boolean;
}

/** Returns the place of supply in the format of GSTR-1 (29-Karnataka), by the state of the GSTIN. */
export const placeOf = ({
  gstin,
  placeOfSupply,
}: Pick<MonthInvoice, 'gstin' | 'placeOfSupply'>): string =>
  gstin ? `${gstin.slice(0, 2)}-${stateOfGstin(gstin) ?? placeOfSupply}` : placeOfSupply;

export const isNilRated = ({ rate }: Supply): boolean => rate === 0;

/** Returns the amounts of an invoice or credit note for GSTR-1. Only the regular scheme files it. */
export function suppliesOf(invoice: MonthInvoice): Supply[] {
  if (invoice.scheme !== 'regular') return [];
  const { sac, rate, service, cgst, sgst, goods } = invoice;
  const placeOfSupply = placeOf(invoice);
  const sign = signOf(invoice);
  const isB2b = invoice.recipient !== undefined;
  const own = { code: sac, isGoods: false, rate, quantity: 0, taxable: service, cgst, sgst };
  const sold = goods.map(({ hsn, ...one }) => ({ ...one, code: hsn, isGoods: true }));
  return [own, ...sold]
    .filter(({ taxable, cgst: one, sgst: other }) => taxable !== 0 || one !== 0 || other !== 0)
    .map((one) => ({
      ...{ code: one.code, isGoods: one.isGoods, rate: one.rate, placeOfSupply, isB2b },
      quantity: sign * one.quantity,
      taxable: sign * one.taxable,
      cgst: sign * one.cgst,
      sgst: sign * one.sgst,
    }));
}

export function grouped(supplies: readonly Supply[], nameOf: (supply: Supply) => string): Supply[] {
  const groups = new Map<string, Supply>();
  for (const one of supplies) {
    const before = groups.get(nameOf(one));
    groups.set(
      nameOf(one),
      before
        ? {
            ...before,
            quantity: before.quantity + one.quantity,
            taxable: before.taxable + one.taxable,
            cgst: before.cgst + one.cgst,
            sgst: before.sgst + one.sgst,
          }
        : one,
    );
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

export const rateKey = (rate: number): string => String(rate).padStart(6, '0');

export const taxColumns: Column<Supply>[] = [
  ['Taxable value', 'money', ({ taxable }) => taxable],
  ['Integrated tax', 'money', () => 0],
  ['Central tax', 'money', ({ cgst }) => cgst],
  ['State tax', 'money', ({ sgst }) => sgst],
  ['Cess', 'money', () => 0],
];

/** Returns GSTR-1 table 7: supplies to unregistered customers by place of supply and rate. */
export const table7 = (supplies: readonly Supply[]): Sheet =>
  sheetOf<Supply>(
    'GSTR-1 7 B2C others',
    [
      // OE: sold other than through an e-commerce operator, as the GST offline tool names it.
      ['Type', 'text', () => 'OE', 8],
      ['Place of supply', 'text', ({ placeOfSupply }) => placeOfSupply, 20],
      ['Rate %', 'percent', ({ rate }) => rate],
      ...taxColumns,
    ],
    grouped(
      supplies.filter((one) => !isNilRated(one) && !one.isB2b),
      ({ placeOfSupply, rate }) => `${placeOfSupply} ${rateKey(rate)}`,
    ),
  );

/** Returns GSTR-1 table 8: nil-rated supplies, which table 7 omits. All are supplied within the state. */
export const table8 = (supplies: readonly Supply[]): Sheet =>
  sheetOf<Supply>(
    'GSTR-1 8 Nil rated',
    [
      [
        'Description',
        'text',
        ({ isB2b }) => `Intra-State supplies to ${isB2b ? 'registered' : 'unregistered'} persons`,
        44,
      ],
      ['Nil rated supplies', 'money', ({ taxable }) => taxable, 18],
      ['Exempted', 'money', () => 0],
      ['Non-GST supplies', 'money', () => 0, 18],
    ],
    grouped(supplies.filter(isNilRated), ({ isB2b }) => (isB2b ? '1' : '2')),
  );

/** Returns GSTR-1 table 12: supplies by HSN or SAC, separately for registered recipients. A service has no quantity. */
export const table12 = (supplies: readonly Supply[], to: 'B2B' | 'B2C'): Sheet =>
  sheetOf<Supply>(
    `GSTR-1 12 HSN (${to})`,
    [
      ['HSN or SAC', 'text', ({ code }) => code],
      [
        'Description',
        'text',
        ({ isGoods }) => (isGoods ? 'Packaged goods' : 'Restaurant service'),
        22,
      ],
      ['UQC', 'text', ({ isGoods }) => (isGoods ? 'NOS-NUMBERS' : 'NA'), 14],
      ['Quantity', 'count', ({ quantity }) => quantity],
      ['Total value', 'money', ({ taxable, cgst, sgst }) => taxable + cgst + sgst],
      ['Rate %', 'percent', ({ rate }) => rate],
      ...taxColumns,
    ],
    grouped(
      supplies.filter(({ isB2b }) => isB2b === (to === 'B2B')),
      ({ code, rate }) => `${code} ${rateKey(rate)}`,
    ),
    ['money', 'count'],
  );

interface Issued {
  nature: string;
  first: MonthInvoice;
  last: MonthInvoice;
  total: number;
  net: number;
}

/** Returns the invoice numbers issued, by series. A missing number counts as cancelled. */
export function issuedDocuments(invoices: readonly MonthInvoice[]): Issued[] {
  const names = [...new Set(invoices.map(({ series }) => series))].sort();
  return names.flatMap((name): Issued[] => {
    const own = invoices
      .filter(({ series }) => series === name)
      .sort((one, other) => one.number - other.number);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const nature = first.kind === 'bill' ? 'Invoices for outward supply' : 'Credit note';
    return [{ nature, first, last, total: last.number - first.number + 1, net: own.length }];
  });
}

export const table13 = (invoices: readonly MonthInvoice[]): Sheet =>
  sheetOf<Issued>(
    'GSTR-1 13 Documents',
    [
      ['Nature of document', 'text', ({ nature }) => nature, 28],
      ['From', 'text', ({ first }) => first.serial],
      ['To', 'text', ({ last }) => last.serial],
      ['Total number', 'count', ({ total }) => total, 14],
      ['Cancelled', 'count', ({ total, net }) => total - net],
      ['Net issued', 'count', ({ net }) => net, 12],
    ],
    issuedDocuments(invoices),
    ['count'],
  );

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
