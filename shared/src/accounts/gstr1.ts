import type { MonthPaper } from '../kitchen/month-contract';
import type { Paise } from '../pricing/money';
import { sheetOf, signOf, type Column, type Sheet } from './sheet';

/** What is taxed at one rate, under one code: the service of a paper, or sealed goods on it. */
export interface Supply {
  code: string;
  isGoods: boolean;
  rate: number;
  quantity: number;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  placeOfSupply: string;
}

/** The place of supply as the return wants it: 29-Karnataka. What a restaurant sells is supplied in the state of its GSTIN. */
const placeOf = ({ gstin, placeOfSupply }: MonthPaper): string =>
  gstin ? `${gstin.slice(0, 2)}-${placeOfSupply}` : placeOfSupply;

export const isNilRated = ({ rate }: Supply): boolean => rate === 0;

/** What of a paper goes into a return under the regular scheme; nobody else files one of these. */
export function suppliesOf(paper: MonthPaper): Supply[] {
  if (paper.scheme !== 'regular') return [];
  const { sac, rate, service, cgst, sgst, goods } = paper;
  const placeOfSupply = placeOf(paper);
  const sign = signOf(paper);
  const own = { code: sac, isGoods: false, rate, quantity: 0, taxable: service, cgst, sgst };
  const sold = goods.map(({ hsn, ...one }) => ({ ...one, code: hsn, isGoods: true }));
  return [own, ...sold]
    .filter(({ taxable, cgst: one, sgst: other }) => taxable !== 0 || one !== 0 || other !== 0)
    .map((one) => ({
      ...{ code: one.code, isGoods: one.isGoods, rate: one.rate, placeOfSupply },
      quantity: sign * one.quantity,
      taxable: sign * one.taxable,
      cgst: sign * one.cgst,
      sgst: sign * one.sgst,
    }));
}

/** Supplies of the same name added up, in the order of their names. */
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

const taxColumns: Column<Supply>[] = [
  ['Taxable value', 'money', ({ taxable }) => taxable],
  ['Integrated tax', 'money', () => 0],
  ['Central tax', 'money', ({ cgst }) => cgst],
  ['State tax', 'money', ({ sgst }) => sgst],
  ['Cess', 'money', () => 0],
];

/** GSTR-1, table 7: taxable supplies to who is not registered, by place of supply and rate, less their credit notes. */
export const table7 = (supplies: readonly Supply[]): Sheet =>
  sheetOf<Supply>(
    'GSTR-1 7 B2C others',
    [
      // Other than by an e-commerce operator, as the offline tool names it.
      ['Type', 'text', () => 'OE', 8],
      ['Place of supply', 'text', ({ placeOfSupply }) => placeOfSupply, 20],
      ['Rate %', 'percent', ({ rate }) => rate],
      ...taxColumns,
    ],
    grouped(
      supplies.filter((one) => !isNilRated(one)),
      ({ placeOfSupply, rate }) => `${placeOfSupply} ${rateKey(rate)}`,
    ),
  );

/** GSTR-1, table 8: nil-rated supplies, which table 7 does not hold; the restaurant sells within its state. */
export const table8 = (supplies: readonly Supply[]): Sheet =>
  sheetOf<Supply>(
    'GSTR-1 8 Nil rated',
    [
      ['Description', 'text', () => 'Intra-State supplies to unregistered persons', 44],
      ['Nil rated supplies', 'money', ({ taxable }) => taxable, 18],
      ['Exempted', 'money', () => 0],
      ['Non-GST supplies', 'money', () => 0, 18],
    ],
    grouped(supplies.filter(isNilRated), () => ''),
  );

/** GSTR-1, table 12: the same by HSN or SAC; a service has no quantity. */
export const table12 = (supplies: readonly Supply[]): Sheet =>
  sheetOf<Supply>(
    'GSTR-1 12 HSN (B2C)',
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
    grouped(supplies, ({ code, rate }) => `${code} ${rateKey(rate)}`),
    ['money', 'count'],
  );

interface Issued {
  nature: string;
  first: MonthPaper;
  last: MonthPaper;
  total: number;
  net: number;
}

/** Which numbers of each series were issued. None is cancelled here: what is not there of a series was. */
export function issuedDocuments(papers: readonly MonthPaper[]): Issued[] {
  const names = [...new Set(papers.map(({ series }) => series))].sort();
  return names.flatMap((name): Issued[] => {
    const own = papers
      .filter(({ series }) => series === name)
      .sort((one, other) => one.number - other.number);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const nature = first.kind === 'bill' ? 'Invoices for outward supply' : 'Credit note';
    return [{ nature, first, last, total: last.number - first.number + 1, net: own.length }];
  });
}

/** GSTR-1, table 13: which numbers were issued. */
export const table13 = (papers: readonly MonthPaper[]): Sheet =>
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
    issuedDocuments(papers),
    ['count'],
  );
