/** English texts for an order changed by phone; translations come in the same lazy chunk. */
export const english = {
  title: 'Your order was changed, as we agreed on the phone.',
  added: (line: string) => `${line} added`,
  off: (line: string) => `${line} taken off`,
  more: (name: string, was: number, now: number) => `${name}: ${now} instead of ${was}`,
  other: (name: string) => `${name}: made another way`,
  same: (total: string) => `The total stays ${total}.`,
  total: (was: string, now: string) => `It was ${was}, now it is ${now}.`,
  collect: (amount: string) => `${amount} is left to pay when you get it.`,
  giveBack: (amount: string) => `We give ${amount} back to you when you get it.`,
};

export type ChangedMessages = typeof english;
