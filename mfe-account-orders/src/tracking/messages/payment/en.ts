import { refundDays } from '@burger/shared/restaurant';

/** English texts for online payments; translations come in the same lazy chunk. */
export const english = {
  waits: (until: string) =>
    `Your order waits for its payment. We hold it for you until ${until}; the kitchen begins as soon as it is paid.`,
  failed: (until: string) =>
    `The payment has not gone through. We hold your order until ${until}: try again, or pay when you get it. Should your bank show it as paid, this page says so by itself.`,
  left: (minutes: number) => `${minutes} min left to pay`,
  over: 'The time to pay is over. We ask the bank once more whether it was paid, and say so here.',
  pay: (total: string) => `Pay ${total} now`,
  payPlain: 'Pay now',
  sending: 'Taking you there…',
  cash: { delivery: 'Pay in cash instead', pickup: 'Pay at the counter instead' },
  changing: 'Changing…',
  changed: 'Done: you pay when you get it. The kitchen has your order.',
  away: 'We cannot reach the page to pay on just now. Please try again, or pay when you get your order.',
  refused: {
    delivery:
      'Paying online does not work at the moment. Please pay in cash when you get your order.',
    pickup: 'Paying online does not work at the moment. Please pay at the counter.',
  },
  unchanged: 'We could not change it just now. Please try again.',
  paid: 'Paid online. There is nothing to pay when you get it.',
  paidPartly: (amount: string) => `Paid online. ${amount} is left to pay when you get it.`,
  paidOver: 'Paid online.',
  letGo:
    'It was not paid in time, so we have let it go. Nothing is cooked. Should your bank have taken the amount after all, it comes back by itself.',
  backSoon: 'Nothing is cooked. What you paid comes back by itself, the way it came.',
  refund: {
    requested: (amount: string) =>
      `${amount} is on its way back to you, the way it came. Your bank may take up to ${refundDays()} days to show it.`,
    done: (amount: string) =>
      `${amount} has gone back to you, the way it came. Your bank may take up to ${refundDays()} days to show it.`,
    failed: (amount: string) =>
      `${amount} could not be given back yet. We see to it; please call us should you wait for it.`,
  },
  paidOut: {
    cash: (amount: string) => `${amount} was given back to you in cash.`,
    upi: (amount: string) => `${amount} was given back to you by UPI.`,
  },
  /** Used in a sentence when the amount is unknown. */
  money: 'Money',
  extra: (amount: string) => `The extra ${amount} that you paid`,
  cancelText: 'Nothing will be cooked, and what you paid comes back by itself.',
};

export type PaymentMessages = typeof english;
