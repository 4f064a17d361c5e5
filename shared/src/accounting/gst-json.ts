import type { MonthAdvance, MonthInvoice } from '../kitchen/month-contract';
import { toRupees, type Paise } from '../pricing/money';
import { taxedByRate } from './gstr1-b2b';
import {
  advancesByRate,
  grouped,
  isNilRated,
  issuedDocuments,
  rateKey,
  suppliesOf,
  type Supply,
} from './gstr1';
import { dateOf, sumOf } from './sheet';
import type { Month } from './sheets';

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

/**
 * Returns the entry for a registered recipient's invoice (table 4A) or credit note (table 9B). Amounts are
 * positive in both.
 */
function businessDocument(invoice: MonthInvoice) {
  const [number, date] =
    invoice.kind === 'bill' ? (['inum', 'idt'] as const) : (['nt_num', 'nt_dt'] as const);
  return {
    ...(invoice.kind === 'creditNote' && { ntty: 'C' }),
    [number]: invoice.serial,
    [date]: dateOf(invoice.at).split('-').reverse().join('-'),
    val: toRupees(invoice.total),
    pos: (invoice.gstin ?? '').slice(0, 2),
    rchrg: 'N',
    inv_typ: 'R',
    itms: taxedByRate(invoice).map((one, at) => ({
      num: at + 1,
      itm_det: { rt: one.rate / 100, txval: toRupees(one.taxable), ...taxes(one) },
    })),
  };
}

/** Returns the entries of one table by the recipient's GSTIN. Omits invoices without tax. */
function byRecipient(
  invoices: readonly MonthInvoice[],
  kind: MonthInvoice['kind'],
  list: 'inv' | 'nt',
) {
  const own = invoices.filter(
    (invoice) => invoice.kind === kind && taxedByRate(invoice).length > 0,
  );
  const gstins = [...new Set(own.flatMap(({ recipient }) => recipient?.gstin ?? []))].sort();
  return gstins.map((ctin) => ({
    ctin,
    [list]: own.filter(({ recipient }) => recipient?.gstin === ctin).map(businessDocument),
  }));
}

/** Returns the rows of GSTR-1 table 12, numbered from one. */
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

/** Returns table 11A (`at`) or 11B (`txpd`): advances by tax rate, in the state of a GSTIN. */
function advanceRows(
  gstin: string,
  advances: readonly MonthAdvance[],
  table: MonthAdvance['table'],
) {
  const itms = advancesByRate(advances, table).map((one) => ({
    rt: one.rate / 100,
    ad_amt: toRupees(one.taxable),
    ...taxes(one),
  }));
  return itms.length > 0 ? [{ pos: gstin.slice(0, 2), sply_ty: 'INTRA', itms }] : [];
}

/** Table 8. */
const nilRows = (business: readonly Supply[], others: readonly Supply[]) =>
  (
    [
      ['INTRAB2B', business],
      ['INTRAB2C', others],
    ] as const
  ).flatMap(([sply_ty, of]) => {
    const sold = of.filter(isNilRated);
    const nil_amt = sumIn(sold, ({ taxable }) => taxable);
    return sold.length > 0 ? [{ sply_ty, nil_amt, expt_amt: 0, ngsup_amt: 0 }] : [];
  });

/** Returns GSTR-1 table 13, in which invoices are documents of kind 1, credit notes of kind 5. */
const issuedRows = (own: readonly MonthInvoice[]) =>
  (
    [
      [1, 'bill'],
      [5, 'creditNote'],
    ] as const
  ).flatMap(([doc_num, kind]) => {
    const docs = issuedDocuments(own.filter((invoice) => invoice.kind === kind)).map((row, at) => ({
      num: at + 1,
      from: row.first.serial,
      to: row.last.serial,
      totnum: row.total,
      cancel: row.total - row.net,
      net_issue: row.net,
    }));
    return docs.length > 0 ? [{ doc_num, docs }] : [];
  });

/**
 * Returns GSTR-1 of one GSTIN for a month, without empty sections. Amounts are rupees with two decimals;
 * credit notes are subtracted.
 */
export function gstJson({ month, papers, advances }: Month, gstin: string) {
  const own = papers.filter((invoice) => invoice.gstin === gstin && invoice.scheme === 'regular');
  const ahead = advances.filter((one) => one.gstin === gstin);
  const supplies = own.flatMap(suppliesOf);
  const [business, others] = [
    supplies.filter(({ isB2b }) => isB2b),
    supplies.filter(({ isB2b }) => !isB2b),
  ];
  const b2cs = grouped(
    others.filter((one) => !isNilRated(one)),
    ({ rate }) => rateKey(rate),
  ).map((one) => ({
    sply_ty: 'INTRA',
    typ: 'OE',
    pos: gstin.slice(0, 2),
    rt: one.rate / 100,
    txval: toRupees(one.taxable),
    ...taxes(one),
  }));
  const b2b = byRecipient(own, 'bill', 'inv');
  const cdnr = byRecipient(own, 'creditNote', 'nt');
  const nil = nilRows(business, others);
  const [at, txpd] = [advanceRows(gstin, ahead, '11A'), advanceRows(gstin, ahead, '11B')];
  const [year = '', number = ''] = month.split('-');
  return {
    gstin,
    fp: `${number}${year}`,
    // The offline tool expects both: its version, and a placeholder for the checksum that the tool computes.
    ...{ version: 'GST3.2.4', hash: 'hash' },
    ...(b2cs.length > 0 && { b2cs }),
    ...(b2b.length > 0 && { b2b }),
    ...(cdnr.length > 0 && { cdnr }),
    ...(nil.length > 0 && { nil: { inv: nil } }),
    ...(at.length > 0 && { at }),
    ...(txpd.length > 0 && { txpd }),
    ...(supplies.length > 0 && {
      hsn: {
        ...(business.length > 0 && { hsn_b2b: hsnRows(business) }),
        ...(others.length > 0 && { hsn_b2c: hsnRows(others) }),
      },
    }),
    ...(own.length > 0 && { doc_issue: { doc_det: issuedRows(own) } }),
  };
}

/** Returns the GSTINs of a month: nearly always one, or none if the restaurant files no GSTR-1. */
export const gstinsOf = ({ papers, advances }: Pick<Month, 'papers' | 'advances'>): string[] => [
  ...new Set([
    ...papers.flatMap(({ gstin, scheme }) => (gstin && scheme === 'regular' ? gstin : [])),
    ...advances.map(({ gstin }) => gstin),
  ]),
];
