export const changeMessages = {
  title: (number: string) => `Change ${number}`,
  loading: 'Loading the menu…',
  failed: 'The menu cannot be loaded. Nothing was changed.',
  leave: 'Keep it as it was',
  lines: 'The order now',
  added: 'Added',
  was: (quantity: number) => `was ${quantity}`,
  off: 'Removed',
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back: ${name}`,
  before: 'Before',
  now: 'Now',
  asking: 'Calculating…',
  unasked: 'The new total could not be calculated. Try again.',
  onItsWay: 'It is on its way: dishes can only be removed.',
  lostPromo: (code: string) =>
    `The order is too small for the code ${code}, so its discount is gone.`,
  collect: {
    pending: (amount: string) => `Collect ${amount} at hand-over.`,
    paid: (amount: string) => `Already paid: collect ${amount} more at hand-over.`,
  },
  back: (amount: string) => `${amount} is refunded online by itself.`,
  backTooSmall: (amount: string) =>
    `Razorpay refunds no less than ₹1: pay out ${amount} by hand and say so under the order’s refunds.`,
  giveBack: (amount: string) => `Give back ${amount} at hand-over.`,
  nothing: 'Change something first.',
  empty: 'Nothing is left. Cancel the order instead.',
  gone: 'Remove what is not available.',
  read: (total: string) => `Read the new total to the customer: ${total}.`,
  agree: (total: string) => `The customer agrees to ${total}`,
  changing: 'Changing…',
  other: (total: string) =>
    `The total has changed to ${total}. Tell the customer, and press again.`,
  moved: 'Someone else changed this order. Look at it again.',
  lookAgain: 'Start again',
  unsure:
    'No answer. The order may already be changed. Press again; it cannot be changed twice, and nothing you typed is lost.',
  done: (number: string) => `${number} is changed`,
  doneLead: (total: string) =>
    `The new total is ${total}. The customer is told, and the kitchen rings.`,
  billGone: (serial: string) =>
    `Bill ${serial} is not valid any more: take it out of the bag. The new one is made at hand-over, or when you print it.`,
  toBoard: 'To the board',
} as const;
