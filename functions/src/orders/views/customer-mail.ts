import type { GstRules } from '@burger/shared/contracts';
import { addressIn, isolated, languages, type Language } from '@burger/shared/language';
import {
  isBroughtBack,
  knownReason,
  paper,
  sellerOf,
  type OrderDocument,
  type PaperSum,
} from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { billRows, lineRows, orderIn } from './bill-rows';
import { escapeHtml } from '../../mail/escape-html';
import type { Mail } from '../../mail/mail';
import { tableOf, textOf, type Row } from '../../mail/rows';
import type { CustomerNews } from '../customer-news';
import { hindi } from './mail-text.hi';
import { kannada } from './mail-text.kn';
import { english, type MailWords, type NewsWords } from './mail-text';
import { sayPromise, sayPromiseMoved } from './say-promise';
import { sellerRows } from './seller-rows';

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
  const why = row(words.reason, reason ? words.reasons[reason] : (order.reason ?? ''));
  const follow = row(words.follow, linkOf(order), true);
  switch (news) {
    case 'cancelled':
      return [...number, ...why];
    case 'brought-back':
      return [...number, ...why, ...place, ...follow];
    case 'delivered':
      return [...number, ...place];
    default: {
      const when = row(isPickup ? words.collect : words.arrives, sayPromise(order));
      const before = row(words.insteadOf, sayPromiseMoved(order));
      return [...number, ...when, ...before, ...place, ...follow];
    }
  }
}

/** What is ordered, and what it comes to. */
const foodRows = (order: OrderDocument, sums: readonly PaperSum[], words: MailWords['bill']) => [
  order.items.flatMap((item) => lineRows(item, words, order.language)),
  billRows(order, sums, words),
];

/** What has happened, as it is said of this order. */
function saidOf(news: CustomerNews, order: OrderDocument, words: MailWords): NewsWords {
  const { orderStatus: status, history = [], kind } = order;
  if (news === 'cancelled' && isBroughtBack({ status, history })) return words.broughtBack;
  const { pickup, ...delivery } = words.news[news];
  return kind === 'pickup' ? { ...delivery, ...pickup } : delivery;
}

/** The parts that follow the facts: what is ordered, where that is news, or the bill: with rates, and who bills. */
function restOf(news: CustomerNews, order: OrderDocument, gst: GstRules, words: MailWords) {
  if (news === 'cancelled' || news === 'brought-back' || news === 'later') return [];
  const { bill } = words;
  const made = paper(orderIn(order), sellerOf(gst, restaurant));
  if (news !== 'delivered') return foodRows(order, made.sums, bill);
  return [
    ...foodRows(order, made.sums, { ...bill, total: bill.paid }),
    sellerRows(order, made, words.legal),
  ];
}

/**
 * What a customer is told about an order, in the language of the page that it was placed on. `gst`: the scheme that the
 * restaurant bills under.
 */
export function customerMail(news: CustomerNews, order: OrderDocument, gst: GstRules): Mail {
  const words = wordsIn[order.language];
  const { subject, title, text } = saidOf(news, order, words);
  const hello = words.hello(isolated(order.customerDetails.name));
  const parts = [factRows(news, order, words), ...restOf(news, order, gst, words)].filter(
    ({ length }) => length > 0,
  );
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
