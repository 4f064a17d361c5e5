import { languages, textsIn, type Language } from '@burger/shared/language';
import type { OrderDocument } from '@burger/shared/order';
import { dayOf, onDial, restaurant, timeWords, wallClock } from '@burger/shared/restaurant';
import { translations as sharedTexts } from '@burger/shared/texts.translations';

const { timeZone } = restaurant;

// Nothing is rendered here, so `timeWords` are the English ones.
const timesIn = (language: Language) =>
  textsIn(language, { 'shared/restaurant-times': timeWords }, sharedTexts)[
    'shared/restaurant-times'
  ];

const dialAt = (at: Date) => onDial(wallClock(at, timeZone).time);

/** A moment as a mail in a language writes it, on the restaurant's calendar. */
export const dateIn = (language: Language, at: Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, { timeZone, ...how }).format(at);

const minuteMs = 60_000;

/** When an order would have come before the kitchen moved it; empty where it did not. */
export function formerEtaText(order: OrderDocument): string {
  const { estimatedDeliveryTime: from, estimatedDeliveryUntil: until, addedMinutes } = order;
  if (addedMinutes === 0) return '';
  const before = (moment: string) =>
    new Date(Date.parse(moment) - addedMinutes * minuteMs).toISOString();
  return etaText({
    ...order,
    estimatedDeliveryTime: before(from),
    estimatedDeliveryUntil: before(until),
  });
}

/** When an order comes: 1:25–1:40 PM, with the day where that is not the one on which it was placed. */
export function etaText(order: OrderDocument): string {
  const { estimatedDeliveryTime, estimatedDeliveryUntil, createdAt, language } = order;
  const words = timesIn(language);
  const from = new Date(estimatedDeliveryTime);
  const span = words.span(dialAt(from), dialAt(new Date(estimatedDeliveryUntil)));
  if (dayOf(from) === dayOf(new Date(createdAt))) return span;
  const day = dateIn(language, from, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${span}`;
}
