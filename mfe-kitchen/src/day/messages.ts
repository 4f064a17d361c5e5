import { orders } from '../messages';

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
