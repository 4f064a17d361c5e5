/**
 * Messages about a promo code that does not apply: the reason and what to do. The server sends them in the
 * order's language. Pages load them only if a code has rules, so they are not among the page's texts.
 */
export interface PromoWords {
  notYet: (code: string, date: string) => string;
  over: (code: string, date: string) => string;
  times: (code: string, times: string) => string;
  delivery: (code: string) => string;
  pickup: (code: string) => string;
  categories: (code: string, names: string) => string;
  once: (code: string) => string;
  firstOrder: (code: string) => string;
  usedUp: (code: string) => string;
}

export const english: PromoWords = {
  notYet: (code, date) => `${code} begins on ${date}. Order then, or without the code.`,
  over: (code, date) => `${code} ended on ${date}. You can order without it.`,
  times: (code, times) =>
    `${code} is good for orders placed ${times}. Order then, or without the code.`,
  delivery: (code) => `${code} is for delivery only. Choose delivery, or order without the code.`,
  pickup: (code) => `${code} is for pickup only. Choose pickup, or order without the code.`,
  categories: (code, names) =>
    `${code} is only for: ${names}. Add some, or order without the code.`,
  once: (code) => `You have used ${code}: it is good once. You can order without it.`,
  firstOrder: (code) => `${code} is for a first order only. You can order without it.`,
  usedUp: (code) => `${code} is used up. You can order without it.`,
};
