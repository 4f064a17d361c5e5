import { orders } from '../../messages/en';
import { formatMoney, type Paise } from '@burger/shared/pricing';

export const dayMessages = {
  date: 'Day',
  choose: 'Choose another day',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  toToday: 'Today',
  loading: 'Counting…',
  failed: 'The day cannot be loaded.',
  note: (year: string) =>
    `Takings count when an order is handed over; cash and UPI count on the day they came in. Orders count on the day they are promised for. A day ends at 4 in the morning. Financial year ${year}.`,
  paidTitle: 'How it was paid',
  paidHeads: { how: 'How', amount: 'Amount' },
  ways: {
    cash: 'Cash',
    ahead: 'Of it paid for other days',
    upi: 'UPI',
    online: 'Paid online',
    givenBack: 'Given back, already taken off',
    fees: 'Charge of the payment provider',
    waits: 'Paid online, not handed over yet',
    refunds: {
      requested: 'Refunds on their way',
      done: 'Refunded',
      failed: 'Refunds that failed',
    },
  },
  none: '–',
  riders: 'Riders',
  rider: 'Rider',
  count: 'Orders',
  owes: 'Cash to hand in',
  paidOnline: 'Paid online',
  mostSold: 'Best sellers',
  showAll: (count: number) => `Show all ${count}`,
  dish: 'Dish',
  quantity: 'Sold',
  codes: 'Promo codes',
  code: 'Code',
  discount: 'Discount',
  sales: 'Takings',
  reasons: 'Why orders were cancelled',
  reason: 'Reason',
  csv: 'Download for a spreadsheet',
  paid: { pending: 'not paid', cash: 'Cash', upi: 'UPI', online: 'Online' },
  find: 'Find an order by number or phone',
  found: (count: number) => `${orders(count)} found`,
  list: 'Orders of the day',
  table: {
    label: 'Table of orders',
    all: 'All',
    open: 'Not finished',
    site: 'on the site',
    filters: {
      ...{ status: 'Status', kind: 'Delivery or pickup', payment: 'Payment' },
      ...{ rider: 'Rider', source: 'Ordered' },
    },
    heads: {
      ...{ number: 'Number', placed: 'Placed', status: 'Status' },
      ...{ kind: 'For', source: 'Ordered' },
      ...{ name: 'Name', dishes: 'Dishes', paid: 'Payment', rider: 'Rider', total: 'Total' },
    },
    none: 'No order of this day matches.',
  },
  noneFound: 'No order of this day has that number or phone.',
  search: {
    start: 'Search the last 90 days',
    busy: 'Searching the last 90 days…',
    failed: 'The search did not get through.',
    found: (count: number, typed: string) =>
      count === 0
        ? `No order of the last 90 days has the number or phone ${typed}.`
        : `${orders(count)} of the last 90 days with ${typed}`,
  },
  open: (number: string) => `Open order ${number}`,
};

const were = (count: number): string => (count === 1 ? 'was' : 'were');

export const overviewMessages = {
  takings: 'Takings',
  /** E.g. "₹1,200.00 more than on Saturday, 21 Nov". */
  than: (amount: string, how: 'more' | 'less', day: string) => `${amount} ${how} than on ${day}`,
  asThen: (day: string) => `As much as on ${day}`,
  byNow: (then: string, time: string, whole: string) =>
    `${then} by ${time} that day, ${whole} in all`,
  whole: (then: string) => `${then} that day`,
  noneThen: (day: string) => `Nothing was sold on ${day}.`,
  orders: 'Orders',
  handedOver: (count: number) => `${count} handed over`,
  underWay: (count: number) => `${count} not finished`,
  cancelled: (count: number) => `${count} cancelled`,
  ofOtherDays: (count: number) => `Also handed over: ${orders(count)} of another day`,
  toAccept: (minutes: string) => `Accepted after ${minutes} min on average`,
  toDeliver: (minutes: string) => `Delivered after ${minutes} min on average`,
  drawer: 'Cash that should be in the drawer',
  counted: 'Cash counted at closing',
  ofCash: (float: string, reserved: string) => `${float} at the start + ${reserved} taken`,
  withoutFloat: 'Taken today. Add what was in the drawer at the start.',
  withRiders: (amount: string) => `Riders collected ${amount} of it`,
  attention: {
    title: 'Needs attention',
    none: 'Nothing. All is well.',
    damaged: (numbers: readonly string[]) =>
      `${orders(numbers.length)} cannot be read and ${numbers.length === 1 ? 'is' : 'are'} in no sum of this day. Look in the restaurant’s mail: ${numbers.join(', ')}`,
    waiting: (count: number) => `${orders(count)} to accept`,
    broughtBack: (count: number) => `${orders(count)} brought back`,
    late: (count: number) => `${orders(count)} late`,
    uncredited: (count: number) => `${orders(count)} refunded at Razorpay without a credit note`,
    refunds: (amount: string) => `Refunds of ${amount} failed`,
    difference: (amount: string, how: 'short' | 'over') =>
      `Cash was ${amount} ${how === 'short' ? 'short' : 'too much'} at closing`,
    changed: (count: number) => `${orders(count)} ${were(count)} changed after closing`,
    notClosed: 'This day is not closed yet',
  },
  openOrder: (number: string) => `See order ${number}`,
  andMore: (count: number) => `and ${count} more`,
};

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
