import type { KitchenOrder } from '@burger/shared/kitchen';
import {
  fromCounterPromise,
  knownReason,
  type OrderStatus,
  type PromisedTime,
} from '@burger/shared/contracts';
import { readPromised, type Timestamp, toCollect } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { languages } from '@burger/shared/i18n';
import {
  promisedText,
  promisedTextIn,
  type PromisedWords,
  spanText,
  timeText,
} from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { staffLanguage } from '../messages/en';
import { reasonTexts } from '../parts/messages/en';
import { orderMessages } from './messages/en';

export type Urgency = 'on-time' | 'hurry' | 'late';

export interface Age {
  minutes: number;
  /** Whole minutes until the promised time; negative when the order is late. */
  left: number;
  /** Postponed orders stay late although their new time has not passed. */
  urgency: Urgency;
  promisedFrom: number;
}

const minuteMs = 60_000;
const usualMs = 45 * minuteMs;
// Minutes before the promised time at which an order becomes urgent: more if it still has to be delivered.
const hurryWithin = { kitchen: 15, last: 5 } as const;

const isLastLeg = ({ kind, status }: KitchenOrder): boolean =>
  kind === 'pickup' || status === 'out_for_delivery';

export function ageOf(order: KitchenOrder, now: number): Age {
  const placed = Date.parse(order.createdAt);
  const promised = readPromised(fromCounterPromise(order));
  const promisedFrom =
    typeof promised.promisedFrom === 'number' ? promised.promisedFrom : placed + usualMs;
  // Adding 0 turns -0 into 0.
  const left = Math.trunc((promisedFrom - now) / minuteMs) + 0;
  const hurry = isLastLeg(order) ? hurryWithin.last : hurryWithin.kitchen;
  return {
    minutes: Math.max(0, Math.floor((now - placed) / minuteMs)),
    left,
    urgency: order.postponed || promisedFrom < now ? 'late' : left < hurry ? 'hurry' : 'on-time',
    promisedFrom,
  };
}

const { timeZone } = restaurant;
const dayName = new Intl.DateTimeFormat(`${languages[staffLanguage].tag}-u-nu-latn`, {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone },
});

/** Words in the tablet's language, because those of `promisedText` are in the page's, which is English. */
const staffWords: PromisedWords = {
  span: spanText,
  onOtherDay: (span, from, inDays) =>
    inDays === 1
      ? orderMessages.card.tomorrow(span)
      : orderMessages.card.onDay(dayName.format(from), span),
};

function slotText(promised: PromisedTime<Timestamp>, now: number): string {
  const isPast = typeof promised.promisedFrom === 'number' && promised.promisedFrom < now;
  return staffLanguage === 'en' || isPast
    ? promisedText(promised, now)
    : promisedTextIn(staffWords, promised, now);
}

/** Formats the promised time for the board: 7:25 PM; for a slot tomorrow, 1:00–1:30 PM. */
export const promisedTextOf = (order: KitchenOrder, now: number): string =>
  (order.slot && slotText(readPromised(fromCounterPromise(order)), now)) ||
  timeText(ageOf(order, now).promisedFrom);

/** Returns the text of a status; a delivered pickup order reads "picked up". */
export const statusText = (status: OrderStatus, kind: KitchenOrder['kind']): string =>
  status === 'delivered' && kind === 'pickup'
    ? orderMessages.pickedUp
    : orderMessages.statuses[status];

export const kindText = ({ kind, source }: Pick<KitchenOrder, 'kind' | 'source'>): string =>
  [orderMessages.card.kinds[kind], source && orderMessages.card.sources[source]]
    .filter(Boolean)
    .join(', ');

export function reasonText(reason: string): string {
  const known = knownReason(reason);
  return known ? reasonTexts[known] : reason;
}

const texts = orderMessages.card;

/** Returns that an order is late, with its new time. Staff may have taken it without a way to notify. */
export const lateText = ({ source }: Pick<KitchenOrder, 'source'>, time: string): string =>
  source ? texts.newTime(time) : texts.customerNotified(time);

/** Returns what was paid, and what to collect or return on delivery. */
export function collectText(order: KitchenOrder): string {
  const { payment, total, paid = total, collected } = order;
  if (payment === 'pending') return texts.collect(formatMoney(total));
  if (collected) {
    const more = formatMoney(Math.abs(collected.amount));
    const settled =
      collected.amount > 0 ? texts.collected[collected.by](more) : texts.refunded(more);
    return texts.partly(texts.paidBefore[payment](formatMoney(total - collected.amount)), settled);
  }
  const due = toCollect(order);
  if (due === 0) return texts.paid[payment];
  const more = formatMoney(Math.abs(due));
  const before = texts.paidBefore[payment](formatMoney(paid));
  return texts.partly(before, due > 0 ? texts.collectMore(more) : texts.giveBack(more));
}

/** Returns what to give back of a cancelled order that was paid when it was entered, and how. */
export function givePaidBackText({ total, paid = total, paidBack }: KitchenOrder): string {
  const amount = formatMoney(paid);
  return texts.givePaidBack(paidBack ? texts.collected[paidBack](amount) : amount);
}

/** Returns the payment method; the amounts per method if the order was changed after payment. */
export const paidText = (order: KitchenOrder, words: Record<KitchenOrder['payment'], string>) =>
  order.payment !== 'pending' && (order.collected || toCollect(order) !== 0)
    ? collectText(order)
    : words[order.payment];
