import type { Part } from '@burger/shared/contracts/visit-schema';

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const shifts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

export const healthMessages = {
  loading: 'Reading the figures…',
  failed: 'The figures cannot be loaded.',
  lead: (from: string, to: string) =>
    `${from} to ${to}. Measured on about one visit in four, without cookies or names; orders are all counted. Three out of four visits were at least this good.`,
  none: '–',
  visits,
  live: 'Live',
  worse: 'Fails at least twice as often as other versions',
  failedIn: (failed: number, of: number) =>
    failed === 0 ? 'No errors' : `Errors in ${failed} of ${of} (${percent.format(failed / of)})`,
  errorTimes: (name: string, count: number) => `${name} in ${visits(count)}`,
  parts: {
    shell: 'Shell',
    'mfe-menu': 'Menu',
    'mfe-cart-checkout': 'Cart and checkout',
    'mfe-account-orders': 'Account and orders',
    'mfe-content': 'Content pages',
    'mfe-kitchen': 'Kitchen',
  } satisfies Record<Part, string> as Readonly<Record<string, string>>,
  vitals: { lcp: 'Page shown (LCP)', inp: 'Press answered (INP)', cls: 'Jumps (CLS)' },
  /** Texts for the 75th percentiles of the Core Web Vitals in real visits. */
  values: {
    lcp: (ms: number) => `${seconds.format(ms / 1000)} s`,
    inp: (ms: number) => `${Math.round(ms)} ms`,
    cls: (sum: number) => shifts.format(sum),
  },
  grades: { good: 'good', middling: 'fair', poor: 'poor' },
  sources: {
    title: 'Visits from your links',
    link: 'Link',
    names: {
      google: 'Google Business Profile (?from=google)',
      instagram: 'Instagram (?from=instagram)',
      facebook: 'Facebook (?from=facebook)',
      whatsapp: 'WhatsApp (?from=whatsapp)',
      print: 'On paper (?from=print)',
    } as Readonly<Record<string, string>>,
  },
  orders: {
    title: 'Problems with orders',
    failed: 'Failed on our side',
    repeated: 'Sent again after a lost answer, saved once',
    lost: 'Lost answers, in the measured visits',
    outbox: 'Mails waiting to be sent',
    waits: (waited: number | null) =>
      waited === null ? 'none' : `for ${Math.ceil(waited / 60)} min`,
    mails: 'Mails in 24 hours, of the provider’s limit',
    whatsapp: 'WhatsApp messages this month',
    whatsappFailed: 'of these not delivered',
    whatsappCost: 'Their cost, of the monthly limit',
    provider: 'Payment provider',
    noProvider: 'Its keys are not set: nothing that is owed can be given back',
    dispute: (order: string, amount: string) =>
      `The customer’s bank disputes ${amount} of ${order}`,
    answerBy: (until: string) =>
      until ? `answer at Razorpay by ${until}` : 'answer on Razorpay’s page',
    overpaid: 'Money that went back beyond what was paid: open this order',
    damaged: 'Damaged records of orders that wait for their money',
    refunds: 'Refunds that failed: open these orders',
    requested: 'Refunds on their way',
    sweep: 'Check with the payment provider',
    late: (waited: number | null) =>
      waited === null || waited < 5 * 60 ? 'on time' : `late by ${Math.ceil(waited / 60)} min`,
    days: (waited: number | null) =>
      waited === null
        ? 'none'
        : waited < 2 * 86_400
          ? 'normal'
          : `the oldest for ${Math.floor(waited / 86_400)} days`,
    refused: 'Refused orders',
    what: 'What',
    reason: 'Reason',
    count: 'Times',
  },
  services: 'Paid services that refused us',
  minutes: 'Minutes',
  pages: { title: 'Pages', page: 'Page', count: 'Visits' },
  lines: {
    title: 'Connections',
    line: 'Connection',
    names: {
      'slow-2g': 'Slower than 2G',
      '2g': 'As 2G',
      '3g': 'As 3G',
      '4g': 'As 4G or better',
      unknown: 'Unknown',
    } as Readonly<Record<string, string>>,
  },
  reasons: {
    'bill-changed': 'The bill had changed',
    'slot-full': 'The half hour was full',
    'slot-refused': 'The time was not available',
    'dish-unavailable': 'A dish was not available',
    'choice-refused': 'A choice was not available',
    'promo-refused': 'The promo code did not count',
    'out-of-range': 'Too far away',
    'pickup-refused': 'No pickup',
    closed: 'The kitchen was closed',
    paused: 'Orders were paused',
    unauthenticated: 'Not signed in any more',
    forbidden: 'Another account’s order',
    invalid: 'Filled in wrongly',
    'too-large': 'Too large',
    'too-many-requests': 'Too many tries',
    'orders-waiting': 'Three orders waited already',
    'network-busy': 'Many orders from one network',
    'phone-unverified': 'The phone number was not checked',
    'way-not-offered': 'Online payment was switched off',
    'not-our-page': 'Not from our page (App Check)',
  } as Readonly<Record<string, string>>,
};

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

type Band = readonly [from: number, to: number | undefined];

const clock = (hour: number) => `${hour}:00`;

export const learnedMessages = {
  cooking: 'Minutes of dishes',
  rides: 'Minutes of rides',
  dish: 'Dish',
  at: (dish: string, station: string) => `${dish} (${station})`,
  distance: 'Distance and time',
  band: ([km, toKm]: Band, [hour, toHour]: Band) =>
    `${toKm === undefined ? `From ${km} km` : `${km} to ${toKm} km`}, ${
      toHour === undefined
        ? `from ${clock(hour)}`
        : hour === 0
          ? `until ${clock(toHour)}`
          : `${clock(hour)} to ${clock(toHour)}`
    }`,
  fixed: 'Fixed',
  learned: 'Learned',
  byLoad: 'Learned, quiet to busy',
  between: (calm: number, busy: number) => `${calm} to ${busy}`,
  orders: 'Orders',
  used: 'For promises',
  /** Whether promises use learned minutes of this many orders, by the number that the rules require. */
  state: (count: number, afterOrders: number | null) => {
    if (afterOrders === null) {
      return `Learned from ${orders(count)}. Promises use the fixed minutes; “learn” in the rules changes that.`;
    }
    return count < afterOrders
      ? `Not enough orders yet: ${count} of ${afterOrders}. Promises use the fixed minutes.`
      : `Promises use the learned minutes of ${orders(count)}, within the bounds of the rules.`;
  },
  leftOut: (count: number) => `Without usable times: ${orders(count)}.`,
};
