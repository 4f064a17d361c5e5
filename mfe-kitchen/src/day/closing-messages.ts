import { formatMoney, type Paise } from '@burger/shared/pricing';
import { orders } from '../messages';

export const closingMessages = {
  title: 'Cash and closing',
  start: 'Close the day…',
  lead: 'Count the cash when the last order is out. What is closed stays as it was; what changes later is shown beside it.',
  open: (count: number, numbers: string) =>
    `${orders(count)} of this day ${count === 1 ? 'is' : 'are'} still open: ${numbers}. What is handed over after closing is shown beside the closed figures.`,
  float: 'Cash at the start',
  cash: 'Cash of the day',
  shouldBe: 'Should be there',
  counted: 'Cash counted',
  countedHint: 'All that is there now, with what the riders brought.',
  rider: (name: string) => `Handed in by ${name || 'the rider'}`,
  riderHint: (expected: Paise) => `Should be ${formatMoney(expected)}`,
  difference: 'Difference',
  /** ₹40.00 short; ₹1.00 too much. */
  differs: (paise: Paise) =>
    paise === 0
      ? 'None: it is all there'
      : `${formatMoney(Math.abs(paise))} ${paise < 0 ? 'short' : 'too much'}`,
  reason: 'Why it is not what it should be',
  close: 'Close the day',
  cancel: 'Not yet',
  failed: 'That did not get through. Press again: it is closed once.',
  closed: (when: string, by: string) => `Closed ${when} by ${by}`,
  heads: { what: 'What', then: 'When closed', now: 'Now', amount: 'Amount' },
  sums: {
    delivered: 'Orders handed over',
    sales: 'Sales',
    givenBack: 'Given back',
    cash: 'Cash',
    upi: 'UPI',
    online: 'Paid online',
    fees: 'Fees of it',
  },
  till: 'Cash at closing',
  expected: (name: string) => `${name || 'The rider'}: should hand in`,
  handedIn: (name: string) => `${name || 'The rider'}: handed in`,
  why: 'Why',
  corrected: (when: string, by: string) => `Put right ${when} by ${by}`,
  left: 'Difference after that',
  changed: {
    title: 'Changed since closing',
    /** Cash -₹20.00, UPI +₹20.00 */
    ways: ({ cash, upi, online }: Record<'cash' | 'upi' | 'online', Paise>) =>
      Object.entries({ Cash: cash, UPI: upi, 'Paid online': online })
        .filter(([, amount]) => amount !== 0)
        .map(([way, amount]) => `${way} ${amount > 0 ? '+' : ''}${formatMoney(amount)}`)
        .join(', '),
  },
  correct: {
    title: 'Cash that was found later',
    start: 'Put the cash right…',
    lead: 'What was counted stays as it is. This is added beside it, with your name.',
    more: 'More was found, in rupees; with a minus where it is less',
    reason: 'Why',
    submit: 'Add it',
  },
};

export const monthMessages = {
  title: 'The month for the accountant',
  lead: 'Bills and credit notes by their numbers, how they were paid, refunds, and the sums for GSTR-1 (tables 7, 12 and 13). By the date on each paper.',
  month: 'Month',
  xlsx: 'Workbook (XLSX)',
  csv: 'Register (CSV)',
  reading: (papers: number) => `Reading… ${papers} bills and credit notes so far`,
  done: (papers: number) =>
    papers === 0
      ? 'That month has no bill: the file is empty.'
      : `${papers} bills and credit notes written.`,
  failed: 'The month did not arrive whole, so no file was written.',
};

export const weeksMessages = {
  title: 'Two weeks side by side',
  lead: 'What was handed over in the seven days to this one, beside the seven days before.',
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
