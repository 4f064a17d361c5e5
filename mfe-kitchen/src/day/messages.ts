import { orders } from '../messages';

export const dayMessages = {
  date: 'Day',
  loading: 'Counting…',
  failed: 'The day cannot be loaded.',
  belongs: (year: string) =>
    `Orders are those promised for this day. Sales, cash, UPI and online are of what was handed over on it, until four in the morning, whenever it was ordered: financial year ${year}.`,
  numbers: {
    orders: 'Orders',
    sales: 'Sales',
    givenBack: 'Given back',
    accept: 'To accept',
    deliver: 'To deliver',
    cancelled: 'Cancelled',
    cash: 'Cash',
    upi: 'UPI',
    online: 'Paid online',
    fees: 'Fees of it',
    waits: 'Paid, under way',
    refunds: {
      requested: 'Refunds on their way',
      done: 'Refunded',
      failed: 'Refunds that failed',
    },
  },
  none: '–',
  riders: 'Cash of the riders',
  rider: 'Rider',
  count: 'Orders',
  owes: 'Cash',
  paidOnline: 'Paid online',
  mostSold: 'Most sold',
  dish: 'Dish',
  quantity: 'Sold',
  codes: 'What codes brought',
  code: 'Code',
  discount: 'Taken off',
  reasons: 'Why cancelled',
  reason: 'Reason',
  csv: 'Download for a spreadsheet',
  paid: { pending: 'not paid', cash: 'Cash', upi: 'UPI', online: 'Online' },
  find: 'Find an order by number or phone',
  found: (count: number) => `${orders(count)} found`,
  list: 'Orders of the day',
  table: {
    label: 'Table of orders',
    all: 'All',
    open: 'Under way',
    site: 'on the site',
    filters: { status: 'Status', kind: 'Kind', payment: 'Paid', rider: 'Rider', source: 'Taken' },
    heads: {
      ...{ number: 'Number', placed: 'Placed', status: 'Status', kind: 'Kind', source: 'Taken' },
      ...{ name: 'Name', dishes: 'Dishes', paid: 'Paid', rider: 'Rider', total: 'Total' },
    },
    none: 'No order of this day is like that.',
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
