import { type GstRules, isBroughtBack, knownReason } from '@burger/shared/contracts';
import { addressIn, isolated, languages, textsIn, type Language } from '@burger/shared/i18n';
import {
  callNumber,
  refundedFor,
  leftToCollect,
  lifeOf,
  lineChanges,
  linesOn,
  notesAfterHandOver,
  paidBefore,
  legalInvoice,
  readBooked,
  readChanges,
  sellerOf,
  type DocumentItem,
  type InvoiceDocument,
  type OrderDocument,
  type LegalInvoice,
} from '@burger/shared/order';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../../mail/mail';
import { escapeHtml, tableOf, textOf, type Row } from '../../mail/rows';
import type { CustomerNews } from '../notifications/outbox';
import { billRows, lineRows, money, orderIn, sellerRows } from './bill-rows';
import { mailFirstPromisedText, mailPromisedText } from './mail-dates';
import { english, type MailWords, type NewsWords } from './messages/en';
import { translations } from './messages/translations';

const wordsIn = (language: Language): MailWords => textsIn(language, english, translations);

const row = (label: string, value: string, isLink = false): Row[] =>
  value ? [{ label, value, isLink }] : [];

const linkOf = ({ trackingKey, language }: OrderDocument): string =>
  trackingKey ? restaurant.siteUrl + addressIn(language, `/track#${trackingKey}`) : '';

/** Returns the latest event up to a moment (ms), because later events have their own mails. */
const lastUpTo = <One extends { at: string }>(all: readonly One[], at: number): One | undefined =>
  all.findLast((one) => Date.parse(one.at) <= at) ?? all.at(-1);

/** Returns the mail rows of an order change: "1 × Fries", or "2 → 3 × Fries" for quantities. */
function changeRows(order: OrderDocument, at: number, { changed, bill }: MailWords): Row[] {
  const own = orderIn(order);
  const changes = readChanges(order, own.language);
  const notified = lastUpTo(changes, at);
  const last = notified ? [notified] : [];
  const lines = notified ? (changes[changes.indexOf(notified) + 1]?.lines ?? own.lines) : own.lines;
  const many = (quantity: number | undefined) => (quantity === undefined ? '' : `${quantity}`);
  const rows = lineChanges(last, lines).flatMap(({ line, was }) => {
    const quantities = new Set([many(was?.quantity), many(line?.quantity)]);
    const value = `${[...quantities].filter(Boolean).join(' → ')} × ${(line ?? was)?.name ?? ''}`;
    return row(line && was ? changed.other : changed[line ? 'added' : 'off'], value);
  });
  const back = order.online?.refunds.find(({ id }) => id === last[0]?.press);
  return [
    ...rows,
    ...row(changed.before, formatMoney(last[0]?.bill.total ?? 0)),
    ...(back ? row(bill.givenBack, money(back.amount)) : []),
  ];
}

function moreOf(order: OrderDocument): { paid: Paise; more: Paise } {
  const booked = readBooked(order);
  const life = booked && lifeOf(booked);
  const paid = life ? paidBefore(life) : undefined;
  if (!life || paid === undefined) return { paid: 0, more: 0 };
  return { paid, more: leftToCollect(life) };
}

function moreRows(order: OrderDocument, { bill }: MailWords): Row[] {
  const { paid, more } = moreOf(order);
  if (more <= 0) return [];
  return [...row(bill.before, formatMoney(paid)), ...row(bill.more, formatMoney(more))];
}

/** Returns the mail rows on how a refund is paid, if it is split between payment methods. */
function backRows(order: OrderDocument, at: number, { bill: { back } }: MailWords): Row[] {
  const booked = readBooked(order);
  const life = booked && lifeOf(booked);
  if (!life) return [];
  const notes = notesAfterHandOver({ status: life.status, papers: booked.papers });
  const note = lastUpTo(notes, at);
  const earlier = note ? notes.slice(0, notes.indexOf(note)) : [];
  const before = earlier.reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);
  const ways = refundedFor(life, { amount: note?.bill.total ?? 0, before, out: note?.out });
  const parts = (['online', 'cash', 'upi'] as const).filter((method) => ways[method] > 0);
  return parts.length < 2
    ? []
    : parts.flatMap((method) => row(back[method], formatMoney(ways[method])));
}

function factRows(news: CustomerNews, order: OrderDocument, at: number, words: MailWords): Row[] {
  const isPickup = order.kind === 'pickup';
  const { street, locality, city } = restaurant.address;
  const place = isPickup
    ? row(words.pickupAt, `${restaurant.name}, ${street}, ${locality}, ${city}`)
    : row(words.address, order.customerDetails.address);
  const number = row(words.number, order.orderId);
  const called = row(words.called, callNumber(order.orderId));
  const reason = knownReason(order.reason);
  const why = row(words.reason, reason ? words.reasons[reason] : (order.reason ?? ''));
  const follow = row(words.follow, linkOf(order), true);
  switch (news) {
    case 'cancelled':
      return [...number, ...why];
    case 'brought-back':
      return [...number, ...why, ...place, ...follow];
    case 'taken-back':
      return [...number, ...backRows(order, at, words)];
    case 'let-go':
      return number;
    case 'refunded':
      return [...number, ...row(words.bill.givenBack, money(refundAt(order, at)?.amount ?? 0))];
    case 'delivered':
      return [...number, ...place];
    case 'changed':
      return [...number, ...called, ...changeRows(order, at, words), ...follow];
    default: {
      const when = row(isPickup ? words.collect : words.arrives, mailPromisedText(order));
      const before = row(words.insteadOf, mailFirstPromisedText(order));
      return [...number, ...called, ...when, ...before, ...place, ...follow];
    }
  }
}

function foodRows(
  { items: lines, language, papers, changes }: OrderDocument,
  made: LegalInvoice,
  words: MailWords['bill'],
) {
  const { issued } = made;
  // A later change does not alter the lines of an issued bill.
  const before = changes?.map((change) => ({ lines: change.items, papers: change.papers }));
  const items = issued ? linesOn({ lines, papers, changes: before }, issued) : lines;
  const some =
    issued?.kind === 'creditNote'
      ? issued.taken.flatMap(({ line, quantity }) => ({ ...items[line], quantity }) as DocumentItem)
      : items;
  return [some.flatMap((item) => lineRows(item, words, language)), billRows(made, words, language)];
}

const refundAt = ({ online }: OrderDocument, at: number) => lastUpTo(online?.refunds ?? [], at);

function wordsOf(
  news: CustomerNews,
  order: OrderDocument,
  at: number,
  words: MailWords,
): NewsWords {
  const { orderStatus: status, history = [], kind, online } = order;
  const cameBack = news === 'cancelled' && isBroughtBack({ status, history });
  const { pickup, paid, extra, ...delivery } = cameBack ? words.broughtBack : words.news[news];
  const isPaid = order.paidBy === 'online' && moreOf(order).more === 0;
  const refund = refundAt(order, at);
  const isExtra = refund !== undefined && online?.state === 'paid' && refund.of !== online.paidBy;
  return {
    ...delivery,
    ...(isPaid && paid),
    ...(kind === 'pickup' && pickup),
    ...(isExtra && extra),
  };
}

/** Returns title and text of a customer's news in the language of the order. */
export function newsWords(news: CustomerNews, order: OrderDocument, at = Infinity) {
  const { title, text } = wordsOf(news, order, at, wordsIn(order.language));
  return { title, text };
}

/** Returns the mail rows after the status: the ordered lines, or the bill with tax rates and seller. */
function restOf(
  news: CustomerNews,
  order: OrderDocument,
  gst: GstRules,
  at: number,
  words: MailWords,
) {
  if (['brought-back', 'later', 'let-go', 'refunded'].includes(news)) return [];
  const { bill, legal } = words;
  const own = orderIn(order);
  const made = (issued: InvoiceDocument | null = null) =>
    legalInvoice(own, sellerOf(gst, restaurant), issued);
  const last = (kind: InvoiceDocument['kind']) =>
    lastUpTo(
      own.papers.filter((one) => one.kind === kind),
      at,
    );
  switch (news) {
    case 'cancelled': {
      const note = last('creditNote');
      return note ? [row(legal.creditNote, legal.ofBill(note.serial, note.of))] : [];
    }
    case 'delivered':
    case 'taken-back': {
      const isBack = news === 'taken-back';
      const sheet = made(last(isBack ? 'creditNote' : 'bill'));
      return [
        ...foodRows(order, sheet, { ...bill, total: isBack ? bill.givenBack : bill.paid }),
        sellerRows(order, sheet, words),
      ];
    }
    default: {
      const [food, sums] = foodRows(
        order,
        made(),
        order.paidBy ? { ...bill, total: bill.paid } : bill,
      );
      return [food ?? [], [...(sums ?? []), ...moreRows(order, words)]];
    }
  }
}

/**
 * Builds a mail to a customer in the language of the order. `at` is the time of the reported event (ms), as
 * the order may have moved on.
 */
export function customerMail(
  news: CustomerNews,
  order: OrderDocument,
  gst: GstRules,
  at = Infinity,
): Mail {
  const words = wordsIn(order.language);
  const { subject, title, text } = wordsOf(news, order, at, words);
  const hello = words.hello(isolated(order.customerDetails.name));
  const parts = [factRows(news, order, at, words), ...restOf(news, order, gst, at, words)].filter(
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
      ...[hello, text].map((one) => paragraph(one)),
      ...parts.map(tableOf),
      paragraph(questions),
      '</div>',
    ].join(''),
  };
}
