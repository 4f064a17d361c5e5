import type { MonthPaper } from '../kitchen/month-contract';
import { toRupees, type Paise } from '../pricing/money';
import { grouped, isNilRated, issuedDocuments, rateKey, suppliesOf, type Supply } from './gstr1';
import { sumOf } from './sheet';

/* The month as the returns offline tool of the GST portal imports it: sections and short names are those of GSTR-1. */

const taxes = ({ cgst, sgst }: Supply) => ({
  camt: toRupees(cgst),
  samt: toRupees(sgst),
  csamt: 0,
});

const sumIn = (supplies: readonly Supply[], of: (supply: Supply) => Paise): number =>
  toRupees(sumOf(supplies, of));

/** Table 12, the part of supplies to who is not registered; its rows are numbered from one. */
const hsnRows = (supplies: readonly Supply[]) =>
  grouped(supplies, ({ code, rate }) => `${code} ${rateKey(rate)}`).map((one, at) => ({
    num: at + 1,
    hsn_sc: one.code,
    desc: one.isGoods ? 'Packaged goods' : 'Restaurant service',
    // A service has neither unit nor quantity.
    uqc: one.isGoods ? 'NOS' : 'NA',
    qty: one.isGoods ? one.quantity : 0,
    rt: one.rate / 100,
    txval: toRupees(one.taxable),
    iamt: 0,
    ...taxes(one),
  }));

/** GSTR-1 of one GSTIN for a month such as 2026-11. Amounts are rupees with two decimals; credit notes are taken off. */
export function gstJson(month: string, gstin: string, papers: readonly MonthPaper[]) {
  const own = papers.filter((paper) => paper.gstin === gstin && paper.scheme === 'regular');
  const supplies = own.flatMap(suppliesOf);
  const taxed = supplies.filter((one) => !isNilRated(one));
  const nil = supplies.filter(isNilRated);
  const [year = '', number = ''] = month.split('-');
  return {
    gstin,
    fp: `${number}${year}`,
    b2cs: grouped(taxed, ({ rate }) => rateKey(rate)).map((one) => ({
      sply_ty: 'INTRA',
      typ: 'OE',
      pos: gstin.slice(0, 2),
      rt: one.rate / 100,
      txval: toRupees(one.taxable),
      ...taxes(one),
    })),
    ...(nil.length > 0 && {
      nil: {
        inv: [
          {
            sply_ty: 'INTRAB2C',
            nil_amt: sumIn(nil, ({ taxable }) => taxable),
            expt_amt: 0,
            ngsup_amt: 0,
          },
        ],
      },
    }),
    hsn: { hsn_b2c: hsnRows(supplies) },
    doc_issue: {
      doc_det: (
        [
          [1, 'bill'],
          [5, 'creditNote'],
        ] as const
      ).flatMap(([doc_num, kind]) => {
        const docs = issuedDocuments(own.filter((paper) => paper.kind === kind)).map((row, at) => ({
          num: at + 1,
          from: row.first.serial,
          to: row.last.serial,
          totnum: row.total,
          cancel: row.total - row.net,
          net_issue: row.net,
        }));
        return docs.length > 0 ? [{ doc_num, docs }] : [];
      }),
    },
  };
}

/** The GSTINs of a month: nearly always one, or none where the restaurant files no GSTR-1. */
export const gstinsOf = (papers: readonly MonthPaper[]): string[] => [
  ...new Set(papers.flatMap(({ gstin, scheme }) => (gstin && scheme === 'regular' ? [gstin] : []))),
];
