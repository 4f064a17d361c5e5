import type {
  MonthInvoice,
  MonthMovement,
  MonthOnline,
  MonthPage,
  MonthRefund,
} from '../kitchen/month-contract';
import { untaxedParts, untaxedReports } from '../kitchen/untaxed-parts';
import type { Paise } from '../pricing/money';
import { table4a, table9b } from './gstr1-b2b';
import { suppliesOf, table11, table12, table13, table7, table8 } from './gstr1';
import { businessDateOf, dateOf, sheetOf, signOf, sumOf, type Column, type Sheet } from './sheet';

/* A month of invoices and credit notes as accounting sheets. Credit notes are negative, so that each column adds up. */

type Parts = Omit<MonthPage, 'next'>;

export type Month = { month: string } & { [Part in keyof Parts]: Readonly<Parts[Part]> };

const invoiceNames: Partial<Record<string, string>> = {
  regular: 'Tax invoice',
  composition: 'Bill of supply',
};
const nameOf = ({ kind, scheme, financial }: MonthInvoice): string =>
  kind === 'bill'
    ? (invoiceNames[scheme] ?? 'Bill')
    : financial > 0
      ? 'Financial credit note'
      : 'Credit note';

const goodsSum = ({ goods }: MonthInvoice, of: 'taxable' | 'cgst' | 'sgst'): Paise =>
  sumOf(goods, (one) => one[of]);
const untaxedSum = (invoice: MonthInvoice): Paise => sumOf(untaxedParts, (part) => invoice[part]);
const mrpOf = (invoice: MonthInvoice): Paise =>
  sumOf(invoice.goods, ({ taxable, cgst, sgst }) => taxable + cgst + sgst);

/**
 * Returns the register of bills and credit notes by number. In each row, taxable value, taxes and rounding
 * add up to the total, as do the payment methods.
 */
const register = (invoices: readonly MonthInvoice[]): Sheet => {
  const money = (head: string, of: (invoice: MonthInvoice) => Paise): Column<MonthInvoice> => [
    head,
    'money',
    (invoice) => signOf(invoice) * of(invoice),
  ];
  return sheetOf<MonthInvoice>(
    'Register',
    [
      ['Number', 'text', ({ serial }) => serial],
      ['Date', 'date', ({ at }) => dateOf(at)],
      ['Paper', 'text', nameOf, 14],
      ['For bill', 'text', ({ of }) => of || null],
      ['Order', 'text', ({ orderId }) => orderId],
      ['GSTIN', 'text', ({ gstin }) => gstin, 18],
      ['Place of supply', 'text', ({ placeOfSupply }) => placeOfSupply],
      ['SAC', 'text', ({ sac }) => sac, 9],
      ['Rate %', 'percent', ({ rate }) => rate],
      money('Taxable value', ({ service }) => service),
      money('CGST', ({ cgst }) => cgst),
      money('SGST', ({ sgst }) => sgst),
      money('MRP goods', mrpOf),
      money('of it taxable', (invoice) => goodsSum(invoice, 'taxable')),
      money('of it CGST', (invoice) => goodsSum(invoice, 'cgst')),
      money('of it SGST', (invoice) => goodsSum(invoice, 'sgst')),
      ...untaxedParts.map((part) => money(untaxedReports[part].column, (invoice) => invoice[part])),
      money('Without GST', ({ financial }) => financial),
      money('Total', ({ total }) => total),
      money('Cash', ({ paid }) => paid.cash),
      money('UPI', ({ paid }) => paid.upi),
      money('Online', ({ paid }) => paid.online),
      money('Not paid', ({ paid }) => paid.due),
      ['Recipient GSTIN', 'text', ({ recipient }) => recipient?.gstin ?? null, 18],
      ['Recipient', 'text', ({ recipient }) => recipient?.name ?? null, 28],
    ],
    invoices,
  );
};

const signed = (invoices: readonly MonthInvoice[], of: (invoice: MonthInvoice) => Paise): Paise =>
  sumOf(invoices, (invoice) => signOf(invoice) * of(invoice));

interface MoneyDay {
  date: string;
  papers: MonthInvoice[];
  movements: MonthMovement[];
}

/** Groups documents by their date, and the money that moved by business day, as the day sheets do. */
function moneyDays({ papers, movements }: Pick<Month, 'papers' | 'movements'>): MoneyDay[] {
  const days = new Map<string, MoneyDay>();
  const dayAt = (date: string): MoneyDay => {
    const day = days.get(date) ?? { date, papers: [], movements: [] };
    days.set(date, day);
    return day;
  };
  for (const invoice of papers) dayAt(dateOf(invoice.at)).papers.push(invoice);
  for (const moved of movements) dayAt(businessDateOf(moved.at)).movements.push(moved);
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function payments(month: Pick<Month, 'papers' | 'movements'>): Sheet {
  const of = (kinds: readonly MonthInvoice['kind'][]) => (day: MoneyDay) =>
    signed(
      day.papers.filter(({ kind }) => kinds.includes(kind)),
      ({ total }) => total,
    );
  const moved = (method: MonthMovement['way']) => (day: MoneyDay) =>
    sumOf(day.movements, ({ way, amount }) => (way === method ? amount : 0));
  return sheetOf<MoneyDay>(
    'Payments',
    [
      ['Date', 'date', ({ date }) => date],
      ['Bills', 'money', of(['bill'])],
      ['Credit notes', 'money', of(['creditNote'])],
      ['Net', 'money', of(['bill', 'creditNote'])],
      ['Cash', 'money', moved('cash')],
      ['UPI', 'money', moved('upi')],
      ['Online', 'money', moved('online')],
    ],
    moneyDays(month),
  );
}

const refundSheet = (refunds: readonly MonthRefund[]): Sheet =>
  sheetOf<MonthRefund>(
    'Refunds',
    [
      ['Date', 'date', ({ at }) => dateOf(at)],
      ['Order', 'text', ({ orderId }) => orderId],
      ['Amount', 'money', ({ amount }) => amount],
      ['Why', 'text', ({ reason }) => reason],
      ['How far', 'text', ({ state }) => state],
      ['Paid by', 'text', ({ paidOut }) => paidOut?.by ?? 'online'],
      ['Paid out', 'date', ({ paidOut }) => (paidOut ? dateOf(paidOut.at) : null)],
    ],
    refunds,
  );

/** Lists online payments, refunds and amounts lost beyond a payment under the provider's ids, to match its settlement report. */
const onlineSheet = (online: readonly MonthOnline[]): Sheet =>
  sheetOf<MonthOnline>(
    'Online',
    [
      ['Date', 'date', ({ at }) => dateOf(at)],
      ['Order', 'text', ({ orderId }) => orderId],
      ['Payment id', 'text', ({ payment }) => payment, 24],
      ['Refund id', 'text', ({ refund }) => refund || null, 24],
      ['Amount', 'money', ({ amount }) => amount],
      ['Fee without GST', 'money', ({ fee, tax }) => (fee === null ? null : fee - (tax ?? 0)), 16],
      ['GST on the fee', 'money', ({ tax }) => tax],
      ['Settled', 'money', ({ amount, fee }) => amount - (fee ?? 0)],
    ],
    online,
  );

interface Check {
  what: string;
  one: Paise;
  other: Paise;
}

/** Returns pairs of totals that must be equal although they are computed in two ways. */
export function checksOf(invoices: readonly MonthInvoice[]): Check[] {
  const regular = invoices.filter(({ scheme }) => scheme === 'regular');
  const supplies = regular.flatMap(suppliesOf);
  const taxed = sumOf(supplies, ({ taxable, cgst, sgst }) => taxable + cgst + sgst);
  return [
    {
      what: 'Register: value, taxes, MRP goods, round-off and what is without GST = total',
      one: signed(invoices, (invoice) => {
        const { service, cgst, sgst, financial } = invoice;
        return service + cgst + sgst + mrpOf(invoice) + untaxedSum(invoice) + financial;
      }),
      other: signed(invoices, ({ total }) => total),
    },
    {
      what: 'Register: cash, UPI, online and not paid = total',
      one: signed(invoices, ({ paid }) => paid.cash + paid.upi + paid.online + paid.due),
      other: signed(invoices, ({ total }) => total),
    },
    {
      what: 'GSTR-1 4A, 7 and 8 less 9B with their taxes = total of tax invoices and their credit notes less round-off',
      one: taxed,
      other: signed(regular, (invoice) => invoice.total - untaxedSum(invoice) - invoice.financial),
    },
  ];
}

const checks = ({ month, papers, damaged }: Month): Sheet => {
  const sheet = sheetOf<Check>(
    'Checks',
    [
      ['What', 'text', ({ what }) => what, 72],
      ['One way', 'money', ({ one }) => one],
      ['The other', 'money', ({ other }) => other],
      ['Difference', 'money', ({ one, other }) => one - other],
    ],
    checksOf(papers),
    [],
  );
  const notes = [
    `${month}: papers by the date on them, at the restaurant. Payments by days of the till, which last until four in the morning.`,
    'Credit notes are below zero, but in GSTR-1 9B, where the return wants their value. GSTR-1 holds tax invoices only: under another scheme its sheets are empty.',
    ...(damaged.length > 0
      ? [
          `These orders need attention: their record cannot be read, so their payments and refunds are missing here: ${damaged.join(', ')}`,
        ]
      : []),
  ];
  return { ...sheet, rows: [...sheet.rows, ...notes.map((note) => [note, null, null, null])] };
};

export function sheetsOf(month: Month): Sheet[] {
  const invoices = [...month.papers].sort(
    (one, other) => one.series.localeCompare(other.series) || one.number - other.number,
  );
  const supplies = invoices.flatMap(suppliesOf);
  return [
    register(invoices),
    payments(month),
    refundSheet([...month.refunds].sort((one, other) => (one.at < other.at ? -1 : 1))),
    onlineSheet([...month.online].sort((one, other) => (one.at < other.at ? -1 : 1))),
    table4a(invoices),
    table7(supplies),
    table8(supplies),
    table9b(invoices),
    table11(month.advances, '11A'),
    table11(month.advances, '11B'),
    table12(supplies, 'B2B'),
    table12(supplies, 'B2C'),
    table13(invoices.filter(({ scheme }) => scheme === 'regular')),
    checks({ ...month, papers: invoices }),
  ];
}
