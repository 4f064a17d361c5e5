import { formatMoney, type Paise } from '@burger/shared/pricing';
import { orders } from '../messages';

export const closingMessages = {
  title: 'Cash and closing',
  start: 'Close the day…',
  lead: 'Count the cash after the last order. A closed day stays as it is; later changes are shown beside it.',
  open: (count: number, numbers: string) =>
    `${orders(count)} of this day ${count === 1 ? 'is' : 'are'} still open: ${numbers}. What is handed over after closing is shown beside the closing.`,
  float: 'Cash at the start',
  cash: 'Cash taken',
  shouldBe: 'Should be there',
  counted: 'Cash counted',
  countedHint: 'Everything in the drawer now, with what the riders handed in.',
  rider: (name: string) => `Handed in by ${name || 'the rider'}`,
  riderHint: (expected: Paise) =>
    expected < 0
      ? `The drawer pays out ${formatMoney(-expected)}: type it with a minus`
      : `Should be ${formatMoney(expected)}`,
  difference: 'Difference',
  /** E.g. "₹40.00 short", "₹1.00 too much". */
  differs: (paise: Paise) =>
    paise === 0
      ? 'None. The cash is right.'
      : `${formatMoney(Math.abs(paise))} ${paise < 0 ? 'short' : 'too much'}`,
  reason: 'Why the cash differs',
  close: 'Close the day',
  cancel: 'Not yet',
  failed: 'No answer from the server. Press again; the day is not closed twice.',
  closed: (when: string, by: string) => `Closed ${when} by ${by}`,
  heads: { what: 'What', then: 'When closed', now: 'Now', amount: 'Amount' },
  sums: {
    delivered: 'Orders handed over',
    sales: 'Takings',
    givenBack: 'Given back',
    cash: 'Cash',
    upi: 'UPI',
    online: 'Paid online',
    fees: 'Charge of the payment provider',
  },
  till: 'Cash at closing',
  expected: (name: string) => `${name || 'The rider'}: should hand in`,
  handedIn: (name: string) => `${name || 'The rider'}: handed in`,
  why: 'Why',
  corrected: (when: string, by: string) => `Corrected ${when} by ${by}`,
  left: 'Difference after corrections',
  changed: {
    title: 'Changed since closing',
    /** E.g. "Cash -₹20.00, UPI +₹20.00". */
    ways: ({ cash, upi, online }: Record<'cash' | 'upi' | 'online', Paise>) =>
      Object.entries({ Cash: cash, UPI: upi, 'Paid online': online })
        .filter(([, amount]) => amount !== 0)
        .map(([method, amount]) => `${method} ${amount > 0 ? '+' : ''}${formatMoney(amount)}`)
        .join(', '),
  },
  correct: {
    title: 'Correct the cash',
    start: 'Correct the cash…',
    lead: 'Your count stays as it is. The correction is added beside it, with your name.',
    more: 'Extra cash found, in rupees (put a minus for less)',
    reason: 'Why',
    submit: 'Add the correction',
  },
};

export const monthMessages = {
  title: 'The month for the accountant',
  lead: 'All bills, credit notes and refunds of a month, how they were paid, and the totals for GSTR-1.',
  month: 'Month',
  xlsx: 'Workbook (XLSX)',
  csv: 'Register (CSV)',
  gst: 'GSTR-1 (JSON)',
  tally: 'Tally (XML)',
  reading: (invoices: number) => `Reading… ${invoices} bills and credit notes so far`,
  done: (invoices: number) =>
    invoices === 0
      ? 'That month has no bill: the file is empty.'
      : `${invoices} bills and credit notes written.`,
  noReturn: 'No file was written: that month has no tax invoice and no advance for GSTR-1.',
  damaged: (numbers: string) =>
    `These orders need attention: their record cannot be read, so their payments and refunds are missing from the file. Look in the restaurant’s mail: ${numbers}`,
  failed: 'Not everything could be loaded, so no file was written. Try again.',
};

export const weeksMessages = {
  title: 'Compare two weeks',
  lead: 'The seven days up to this one beside the seven days before: by hour, by weekday, and dishes sold together.',
  start: 'Show two weeks',
  loading: 'Counting two weeks…',
  failed: 'The weeks cannot be loaded.',
  hours: 'By hour',
  days: 'By day of the week',
  hour: 'Hour',
  day: 'Day',
  orders: 'Orders',
  sales: 'Takings',
  minutes: 'Minutes, on average',
  toAccept: 'to accept',
  toDeliver: 'to deliver',
  week: (to: string) => `to ${to}`,
  pairs: 'Sold together',
  pairsOf: 'Dishes in one order',
  times: 'Orders',
  none: 'Nothing was handed over in these two weeks.',
};
