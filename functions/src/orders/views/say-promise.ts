import { languages, type Language } from '@burger/shared/language';
import type { OrderDocument } from '@burger/shared/order';
import { dayOf, restaurant, timeWords } from '@burger/shared/restaurant';
import { texts as hindi } from '@burger/shared/texts.hi';
import { texts as kannada } from '@burger/shared/texts.kn';

const { timeZone } = restaurant;

const wordsIn: Record<Language, typeof timeWords> = {
  // Nothing is rendered here, so these are the English ones.
  en: timeWords,
  kn: kannada['shared/restaurant-times'],
  hi: hindi['shared/restaurant-times'],
};

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function onDial(at: Date) {
  const [hours = '', minutes = ''] = wallClock.format(at).split(':');
  const hour = Number(hours);
  return { clock: `${hour % 12 || 12}:${minutes}`, hour };
}

const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

const minuteMs = 60_000;

/** What was promised at first, where the kitchen has moved that; else empty. */
export function sayPromiseMoved(order: OrderDocument): string {
  const { estimatedDeliveryTime: from, estimatedDeliveryUntil: until, addedMinutes } = order;
  if (addedMinutes === 0) return '';
  const before = (moment: string) =>
    new Date(Date.parse(moment) - addedMinutes * minuteMs).toISOString();
  return sayPromise({
    ...order,
    estimatedDeliveryTime: before(from),
    estimatedDeliveryUntil: before(until),
  });
}

/**
 * When an order comes, in its customer's language: 1:25–1:40 PM, with the day where that is not the one on which it was
 * placed.
 */
export function sayPromise(order: OrderDocument): string {
  const { estimatedDeliveryTime, estimatedDeliveryUntil, createdAt, language } = order;
  const words = wordsIn[language];
  const from = new Date(estimatedDeliveryTime);
  const span = words.span(onDial(from), onDial(new Date(estimatedDeliveryUntil)));
  return dayOf(from) === dayOf(new Date(createdAt)) ? span : `${dayIn(language, from)}, ${span}`;
}
