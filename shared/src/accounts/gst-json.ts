import type { MonthPaper } from '../kitchen/month-contract';
import { toRupees, type Paise } from '../pricing/money';
import { grouped, isNilRated, issuedDocuments, rateKey, suppliesOf, type Supply } from './gstr1';
import { dateOf, sumOf } from './sheet';

/*
 * The month in the import format of the GST portal's returns offline tool: section and field names are those of GSTR-1.
 */

const taxes = ({ cgst, sgst }: Supply) => ({
  camt: toRupees(cgst),
  samt: toRupees(sgst),
  csamt: 0,
});

const sumIn = (supplies: readonly Supply[], of: (supply: Supply) => Paise): number =>
  toRupees(sumOf(supplies, of));

/** A document of a registered recipient: table 4A for an invoice, 9B for a credit note. Amounts are positive in both. */
function businessDocument(paper: MonthPaper) {
  const rates = grouped(suppliesOf({ ...paper, kind: 'bill' }), ({ rate }) => rateKey(rate));
  const [number, date] =
    paper.kind === 'bill' ? (['inum', 'idt'] as const) : (['nt_num', 'nt_dt'] as const);
  return {
    ...(paper.kind === 'creditNote' && { ntty: 'C' }),
    [number]: paper.serial,
    [date]: dateOf(paper.at).split('-').reverse().join('-'),
    val: toRupees(paper.total),
    pos: (paper.gstin ?? '').slice(0, 2),
    rchrg: 'N',
    inv_typ: 'R',
    itms: rates.map((one, at) => ({
      num: at + 1,
      itm_det: { rt: one.rate / 100, txval: toRupees(one.taxable), ...taxes(one) },
    })),
  };
}

/** Returns the documents of a kind under the GSTIN of each registered recipient. A note that lowers no tax is left out. */
function byRecipient(papers: readonly MonthPaper[], kind: MonthPaper['kind'], list: 'inv' | 'nt') {
  const own = papers.filter((paper) => paper.kind === kind && suppliesOf(paper).length > 0);
  const gstins = [...new Set(own.flatMap(({ recipient }) => recipient?.gstin ?? []))].sort();
  return gstins.map((ctin) => ({
    ctin,
    [list]: own.filter(({ recipient }) => recipient?.gstin === ctin).map(businessDocument),
  }));
}

/** Table 12; its rows are numbered from one. */
const hsnRows = (supplies: readonly Supply[]) =>
  grouped(supplies, ({ code, rate }) => `${code} ${rateKey(rate)}`).map((one, at) => ({
    num: at + 1,
    hsn_sc: one.code,
    desc: one.isGoods ? 'Packaged goods' : 'Restaurant service',
    // A service has no unit and no quantity.
    uqc: one.isGoods ? 'NOS' : 'NA',
    qty: one.isGoods ? one.quantity : 0,
    rt: one.rate / 100,
    txval: toRupees(one.taxable),
    iamt: 0,
    ...taxes(one),
  }));

/**
 * Returns the GSTR-1 of one GSTIN for a month such as 2026-11. Amounts are rupees with two decimals, less credit notes.
 */
export function gstJson(month: string, gstin: string, papers: readonly MonthPaper[]) {
  const own = papers.filter((paper) => paper.gstin === gstin && paper.scheme === 'regular');
  const supplies = own.flatMap(suppliesOf);
  const [business, others] = [
    supplies.filter(({ isB2b }) => isB2b),
    supplies.filter(({ isB2b }) => !isB2b),
  ];
  const taxed = others.filter((one) => !isNilRated(one));
  const nil = (
    [
      ['INTRAB2B', business],
      ['INTRAB2C', others],
    ] as const
  ).flatMap(([sply_ty, of]) => {
    const sold = of.filter(isNilRated);
    const nil_amt = sumIn(sold, ({ taxable }) => taxable);
    return sold.length > 0 ? [{ sply_ty, nil_amt, expt_amt: 0, ngsup_amt: 0 }] : [];
  });
  const b2b = byRecipient(own, 'bill', 'inv');
  const cdnr = byRecipient(own, 'creditNote', 'nt');
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
    ...(b2b.length > 0 && { b2b }),
    ...(cdnr.length > 0 && { cdnr }),
    ...(nil.length > 0 && { nil: { inv: nil } }),
    hsn: {
      ...(business.length > 0 && { hsn_b2b: hsnRows(business) }),
      ...(others.length > 0 && { hsn_b2c: hsnRows(others) }),
    },
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

/** Returns the GSTINs of a month: usually one, none for a restaurant that files no GSTR-1. */
export const gstinsOf = (papers: readonly MonthPaper[]): string[] => [
  ...new Set(papers.flatMap(({ gstin, scheme }) => (gstin && scheme === 'regular' ? [gstin] : []))),
];
