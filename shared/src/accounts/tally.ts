import type { MonthPaper } from '../kitchen/month-contract';
import { toRupees, type Paise } from '../pricing/money';
import { dateOf } from './sheet';

/* The month as TallyPrime imports it: Gateway of Tally, Import, Transactions. Format: help.tallysolutions.com, "XML request and response formats". */

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The ledgers that have to exist in Tally before the import. */
const ledgers = {
  cash: 'Cash',
  upi: 'UPI Receipts',
  online: 'Online Payments',
  due: 'Sundry Debtors - Counter',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  roundOff: 'Round Off',
  financial: 'Discount Allowed',
} as const;

const salesLedger = (what: string, rate: number): string => `${what} ${rate / 100}%`;

/** Debits are above zero, credits below: together they are nothing. */
type Entry = readonly [ledger: string, debit: Paise];

/** What a bill moves; a credit note moves the same the other way. */
function entriesOf(paper: MonthPaper): Entry[] {
  const { paid, goods, rate, service, roundOff, financial } = paper;
  const tax = (of: 'cgst' | 'sgst') => goods.reduce((sum, one) => sum + one[of], paper[of]);
  const sign = paper.kind === 'bill' ? 1 : -1;
  const all: Entry[] = [
    [ledgers.cash, paid.cash],
    [ledgers.upi, paid.upi],
    [ledgers.online, paid.online],
    [ledgers.due, paid.due],
    [salesLedger('Restaurant Sales', rate), -service],
    ...goods.map((one): Entry => [salesLedger('Packaged Goods', one.rate), -one.taxable]),
    [ledgers.cgst, -tax('cgst')],
    [ledgers.sgst, -tax('sgst')],
    [ledgers.roundOff, -roundOff],
    [ledgers.financial, -financial],
  ];
  const sums = new Map<string, Paise>();
  for (const [ledger, debit] of all) sums.set(ledger, (sums.get(ledger) ?? 0) + sign * debit);
  return [...sums].filter(([, debit]) => debit !== 0);
}

/** Tally writes debits with a minus and `ISDEEMEDPOSITIVE`. */
const entryXml = ([ledger, debit]: Entry): string =>
  [
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escaped(ledger)}</LEDGERNAME>`,
    `<ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${toRupees(-debit).toFixed(2)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
  ].join('');

function voucherXml(paper: MonthPaper): string {
  const type = paper.kind === 'bill' ? 'Sales' : 'Credit Note';
  const about = paper.of ? `Order ${paper.orderId}, for ${paper.of}` : `Order ${paper.orderId}`;
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    `<DATE>${dateOf(paper.at).replaceAll('-', '')}</DATE>`,
    `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${escaped(paper.serial)}</VOUCHERNUMBER>`,
    paper.of ? `<REFERENCE>${escaped(paper.of)}</REFERENCE>` : '',
    `<NARRATION>${escaped(about)}</NARRATION>`,
    ...entriesOf(paper).map(entryXml),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

/** Bills as sales vouchers and credit notes as such, each balanced to the paisa; one of nothing is left out. */
export const tallyXml = (papers: readonly MonthPaper[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...papers.filter((paper) => entriesOf(paper).length > 0).map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
  ].join('\n');
