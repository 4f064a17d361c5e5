import { addressIn, languages, type Language } from '@burger/shared/language';
import { isBroughtBack, knownReason, type OrderDocument } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { billRows, lineRows } from '../mail/bill-rows';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mail';
import { tableOf, textOf, type Row } from '../mail/rows';
import type { CustomerNews } from '../outbox/customer-news';
import { hindi } from './hindi';
import { kannada } from './kannada';
import { english, type MailWords, type NewsWords } from './mail-words';
import { sayPromise } from './say-promise';

const wordsIn: Record<Language, MailWords> = { en: english, kn: kannada, hi: hindi };

const row = (label: string, value: string, isLink = false): Row[] =>
  value ? [{ label, value, isLink }] : [];

/** The page on which an order can be followed. */
const linkOf = ({ trackingKey, language }: OrderDocument): string =>
  trackingKey ? restaurant.siteUrl + addressIn(language, `/track/${trackingKey}`) : '';

function factRows(news: CustomerNews, order: OrderDocument, words: MailWords): Row[] {
  const isPickup = order.kind === 'pickup';
  const { street, locality, city } = restaurant.address;
  const place = isPickup
    ? row(words.pickupAt, `${restaurant.name}, ${street}, ${locality}, ${city}`)
    : row(words.address, order.customerDetails.address);
  const number = row(words.number, order.orderId);
  const reason = knownReason(order.reason);
  switch (news) {
    case 'cancelled':
      return [
        ...number,
        ...row(words.reason, reason ? words.reasons[reason] : (order.reason ?? '')),
      ];
    case 'delivered':
      return [...number, ...place];
    default: {
      const when = row(isPickup ? words.collect : words.arrives, sayPromise(order));
      return [...number, ...when, ...place, ...row(words.follow, linkOf(order), true)];
    }
  }
}

/** What is ordered, and what it comes to; nothing of what is not made any more. */
function foodRows(news: CustomerNews, order: OrderDocument, words: MailWords): Row[][] {
  if (news === 'cancelled') return [];
  const { paid, ...bill } = words.bill;
  const total = news === 'delivered' ? paid : bill.total;
  return [
    order.items.flatMap((item) => lineRows(item, bill, order.language)),
    billRows(order, { ...bill, total }),
  ];
}

/** Who bills: the name, and the numbers that the law asks for. */
const seller = (news: CustomerNews): Row[] =>
  news === 'delivered'
    ? [
        ...row('FSSAI', restaurant.fssai),
        { label: restaurant.name, value: restaurant.address.city },
      ]
    : [];

/** What has happened, as it is said of this order. */
function saidOf(news: CustomerNews, order: OrderDocument, words: MailWords): NewsWords {
  const { orderStatus: status, history = [], kind } = order;
  if (news === 'cancelled' && isBroughtBack({ status, history })) return words.broughtBack;
  const { pickup, ...delivery } = words.news[news];
  return kind === 'pickup' ? { ...delivery, ...pickup } : delivery;
}

/** What a customer is told about an order, in the language of the page that it was placed on. */
export function customerMail(news: CustomerNews, order: OrderDocument): Mail {
  const words = wordsIn[order.language];
  const { subject, title, text } = saidOf(news, order, words);
  const hello = words.hello(order.customerDetails.name);
  const parts = [
    factRows(news, order, words),
    ...foodRows(news, order, words),
    seller(news),
  ].filter(({ length }) => length > 0);
  const questions = words.questions(restaurant.phones[0]);
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    kind: 'customer',
    to: order.customerDetails.email,
    subject: `${subject(order.orderId)} – ${restaurant.name}`,
    text: [title, hello, text, ...parts.map(textOf), questions].join('\n\n'),
    html: [
      `<div lang="${languages[order.language].tag}">`,
      `<h1>${escapeHtml(title)}</h1>`,
      paragraph(hello),
      paragraph(text),
      ...parts.map(tableOf),
      paragraph(questions),
      '</div>',
    ].join(''),
  };
}
