import { languages, textsIn, type Language } from '@burger/shared/i18n';
import type { OrderDocument } from '@burger/shared/order';
import { dayOf, onDial, timeWords, wallClock } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { translations as sharedTexts } from '@burger/shared/texts.translations';

const { timeZone } = restaurant;

// The server registers no translations, so the English `timeWords` are the base for every language.
const timesIn = (language: Language) =>
  textsIn(language, { 'shared/restaurant-times': timeWords }, sharedTexts)[
    'shared/restaurant-times'
  ];

const dialAt = (at: Date) => onDial(wallClock(at, timeZone).time);

export const dateIn = (language: Language, at: Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, { timeZone, ...how }).format(at);

const minuteMs = 60_000;

/** Returns the first promised time of a delayed order as text; empty for other orders. */
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

/** Formats the promised time, 1:25–1:40 PM, with its date unless that is the day of the order. */
export function etaText(order: OrderDocument): string {
  const { estimatedDeliveryTime, estimatedDeliveryUntil, createdAt, language } = order;
  const words = timesIn(language);
  const from = new Date(estimatedDeliveryTime);
  const span = words.span(dialAt(from), dialAt(new Date(estimatedDeliveryUntil)));
  if (dayOf(from) === dayOf(new Date(createdAt))) return span;
  const day = dateIn(language, from, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${span}`;
}
