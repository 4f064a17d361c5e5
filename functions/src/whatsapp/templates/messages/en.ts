/**
 * Texts that Meta has to approve before they can be sent (`npm run whatsapp-templates`). {{1}} is the order
 * number, {{2}} the promised time. A text neither begins nor ends with a variable; Meta rejects such ones.
 */
export const english = {
  received:
    'We have your order {{1}}. The kitchen confirms it in a moment; we expect it at {{2}}, as things stand.',
  confirmed: 'Your order {{1}} is confirmed. You get it at {{2}}, cooked fresh.',
  later: 'Your order {{1}} needs a little longer. The new time is {{2}}. We are sorry.',
  leaving: 'Your order {{1}} is on its way to you. The button shows what there is to pay.',
  ready: 'Your order {{1}} is ready. Please collect it at our counter while it is hot.',
  broughtBack:
    'We could not hand over your order {{1}}. Please call us: we send it again, or cancel it.',
  delivered: 'Enjoy your meal! Your order {{1}} was handed over. Its bill is under My Orders.',
  cancelled: 'Your order {{1}} was cancelled. What you paid online goes back by itself.',
  changed: 'We have changed your order {{1}}, as you asked us. The button shows what it is now.',
  creditNoteIssued:
    'We have taken back something of your order {{1}}. Its credit note is under My Orders.',
  letGo: 'Your order {{1}} was not paid in time, so nothing is cooked.',
  refunded: 'A refund for your order {{1}} is on its way to you, the way you paid.',
  button: 'See the order',
  footer: 'STOP ends these messages.',
  /** Answers within 24 hours of the customer's own message; Meta does not check them. */
  answer: (link: string) =>
    `This number only sends news of orders, and nobody reads it. Here you see your order: ${link}`,
  answerWithoutOrder: (link: string, phone: string) =>
    `This number only sends news of orders, and nobody reads it. Please call ${phone}, or see ${link}`,
  stopped: 'We send you no more messages here. You still see your order on its page.',
  /** Words that end the messages, in small letters. English ones work in every language. */
  stopWords: ['stop', 'unsubscribe', 'cancel messages'] as readonly string[],
};

export type WhatsAppTexts = typeof english;
export type TemplateName = Exclude<
  keyof WhatsAppTexts,
  'button' | 'footer' | 'answer' | 'answerWithoutOrder' | 'stopped' | 'stopWords'
>;
