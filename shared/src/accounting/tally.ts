import type { MonthInvoice, MonthMovement } from '../kitchen/month-contract';
import { untaxedParts, untaxedReports } from '../kitchen/untaxed-parts';
import { toRupees, type Paise } from '../pricing/money';
import { businessDateOf, dateOf } from './sheet';
import type { Month } from './sheets';

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
  party: 'Sundry Debtors - Counter',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  financial: 'Discount Allowed',
} as const;

const salesLedger = (what: string, rate: number): string => `${what} ${rate / 100}%`;

/** A ledger entry in paise: debits are positive, credits negative. The entries of a voucher sum to zero. */
type Entry = readonly [ledger: string, debit: Paise];

/**
 * Returns a bill's ledger entries; those of a credit note have the opposite sign. The customer owes the total,
 * which other vouchers settle when money moves.
 */
function entriesOf(invoice: MonthInvoice): Entry[] {
  const { total, goods, rate, service, financial } = invoice;
  const tax = (of: 'cgst' | 'sgst') => goods.reduce((sum, one) => sum + one[of], invoice[of]);
  const sign = invoice.kind === 'bill' ? 1 : -1;
  const all: Entry[] = [
    [ledgers.party, total],
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
    ledger === ledgers.party ? '<ISPARTYLEDGER>Yes</ISPARTYLEDGER>' : '',
    `<AMOUNT>${toRupees(-debit).toFixed(2)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
  ].join('');

interface Voucher {
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment';
  date: string;
  about: string;
  entries: readonly Entry[];
  /** The bill or credit note that the voucher records. */
  invoice?: MonthInvoice;
}

const tag = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escaped(text)}</${name}>`;

/** A voucher in the accounting view names its party by ledger, and a registered recipient by GSTIN. */
function voucherXml({ type, date, about, entries, invoice }: Voucher): string {
  const view = 'Accounting Voucher View';
  const { recipient } = invoice ?? {};
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="${view}">`,
    tag('DATE', date.replaceAll('-', '')),
    tag('VOUCHERTYPENAME', type),
    tag('VOUCHERNUMBER', invoice?.serial ?? ''),
    tag('REFERENCE', invoice?.of ?? ''),
    tag('NARRATION', about),
    tag('PARTYLEDGERNAME', ledgers.party),
    tag('PARTYNAME', recipient?.name ?? ''),
    tag('PARTYGSTIN', recipient?.gstin ?? ''),
    tag('GSTREGISTRATIONTYPE', recipient ? 'Regular' : ''),
    tag('PLACEOFSUPPLY', invoice?.placeOfSupply ?? ''),
    tag('PERSISTEDVIEW', view),
    tag('ISINVOICE', 'No'),
    ...entries.map(entryXml),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

const ofInvoice = (invoice: MonthInvoice): Voucher => ({
  type: invoice.kind === 'bill' ? 'Sales' : 'Credit Note',
  date: dateOf(invoice.at),
  about: `Order ${invoice.orderId}${invoice.of && `, for ${invoice.of}`}`,
  entries: entriesOf(invoice),
  invoice,
});

const ofMovement = ({ at, orderId, way, amount }: MonthMovement): Voucher => ({
  type: amount > 0 ? 'Receipt' : 'Payment',
  date: businessDateOf(at),
  about: `Order ${orderId}`,
  entries: [
    [ledgers[way], amount],
    [ledgers.party, -amount],
  ],
});

/**
 * Returns bills as sales vouchers, credit notes as credit note vouchers, and money that moved as receipts and
 * payments. Omits those without amounts.
 */
export const tallyXml = ({ papers, movements }: Pick<Month, 'papers' | 'movements'>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...[...papers.map(ofInvoice), ...movements.map(ofMovement)]
      .filter(({ entries }) => entries.length > 0)
      .map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
  ].join('\n');
