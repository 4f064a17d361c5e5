/** English texts about messages to this phone; translations come in the same lazy chunk. */
export const english = {
  button: 'Tell me on this phone',
  on: 'We tell you on this phone about each step of this order, also when this page is closed.',
  page: 'We tell you when it moves, as long as this page is open.',
  stop: 'Do not tell me any more',
  refused:
    'Your browser does not allow notifications of this site. You can allow them in its settings for this site; this page follows the order as well.',
  failed: 'That did not work just now. Please check your connection and try again.',
  install:
    'To be told on this iPhone: tap Share, then “Add to Home Screen”. Open the site from there, and ask again.',
  whatsApp: {
    ask: (ending: string) =>
      `We can also write to your number ending in ${ending} on WhatsApp: one message for each step of this order, no advertising. You can end it here, or by answering STOP.`,
    button: 'Tell me on WhatsApp',
    on: 'We write to you on WhatsApp about each step of this order.',
    stop: 'Do not write on WhatsApp any more',
  },
};

export type PushMessages = typeof english;
