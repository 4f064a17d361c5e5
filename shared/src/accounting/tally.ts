import type { MonthInvoice } from '../kitchen/month-contract';
import { untaxedParts, untaxedReports } from '../kitchen/untaxed-parts';
import { toRupees, type Paise } from '../pricing/money';
import { dateOf } from './sheet';

/*
 * The month in the import format of TallyPrime (Gateway of Tally, Import, Transactions). Source:
 * help.tallysolutions.com, "XML request and response formats".
 */

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Names of the ledgers, which must exist in Tally before the import. */
const ledgers = {
  cash: 'Cash',
  upi: 'UPI Receipts',
  online: 'Online Payments',
  due: 'Sundry Debtors - Counter',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  financial: 'Discount Allowed',
} as const;

const salesLedger = (what: string, rate: number): string => `${what} ${rate / 100}%`;

/** A ledger entry in paise: debits are positive, credits negative. The entries of a voucher sum to zero. */
type Entry = readonly [ledger: string, debit: Paise];

/** Returns a bill's ledger entries; those of a credit note have the opposite sign. */
function entriesOf(invoice: MonthInvoice): Entry[] {
  const { paid, goods, rate, service, financial } = invoice;
  const tax = (of: 'cgst' | 'sgst') => goods.reduce((sum, one) => sum + one[of], invoice[of]);
  const sign = invoice.kind === 'bill' ? 1 : -1;
  const all: Entry[] = [
    [ledgers.cash, paid.cash],
    [ledgers.upi, paid.upi],
    [ledgers.online, paid.online],
    [ledgers.due, paid.due],
    [salesLedger('Restaurant Sales', rate), -service],
    ...goods.map((one): Entry => [salesLedger('Packaged Goods', one.rate), -one.taxable]),
    [ledgers.cgst, -tax('cgst')],
    [ledgers.sgst, -tax('sgst')],
    ...untaxedParts.map((part): Entry => [untaxedReports[part].ledger, -invoice[part]]),
    [ledgers.financial, -financial],
  ];
  const sums = new Map<string, Paise>();
  for (const [ledger, debit] of all) sums.set(ledger, (sums.get(ledger) ?? 0) + sign * debit);
  return [...sums].filter(([, debit]) => debit !== 0);
}

/** In Tally's XML a debit has a negative amount and `ISDEEMEDPOSITIVE` Yes. */
const entryXml = ([ledger, debit]: Entry): string =>
  [
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escaped(ledger)}</LEDGERNAME>`,
    `<ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${toRupees(-debit).toFixed(2)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
  ].join('');

function voucherXml(invoice: MonthInvoice): string {
  const type = invoice.kind === 'bill' ? 'Sales' : 'Credit Note';
  const about = invoice.of
    ? `Order ${invoice.orderId}, for ${invoice.of}`
    : `Order ${invoice.orderId}`;
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    `<DATE>${dateOf(invoice.at).replaceAll('-', '')}</DATE>`,
    `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${escaped(invoice.serial)}</VOUCHERNUMBER>`,
    invoice.of ? `<REFERENCE>${escaped(invoice.of)}</REFERENCE>` : '',
    `<NARRATION>${escaped(about)}</NARRATION>`,
    ...entriesOf(invoice).map(entryXml),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

/** Returns bills as sales vouchers and credit notes as credit note vouchers. Omits those without amounts. */
export const tallyXml = (invoices: readonly MonthInvoice[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...invoices.filter((invoice) => entriesOf(invoice).length > 0).map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
  ].join('\n');
