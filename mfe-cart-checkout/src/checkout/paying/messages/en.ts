/** English texts of online payment. The translations are in the same lazy chunk, so that other customers do not load them. */
export const english = {
  hint: 'UPI, card or net banking, on the page of our payment service.',
  test: 'To try it: no money moves.',
  pay: (total: string) => `Pay ${total}`,
  waits: 'One step left: pay for your order',
  waitsWhy: (total: string) =>
    `We hold it for you. The kitchen begins as soon as ${total} is paid.`,
  paid: (total: string) => `${total} is paid. There is nothing to pay when you get it.`,
  letGo: 'Your order was not paid in time',
  letGoWhy: 'So we have let it go, and nothing is cooked.',
};

export type PayingMessages = typeof english;
