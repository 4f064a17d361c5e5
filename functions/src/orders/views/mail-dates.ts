import { fromStoredPromise } from '@burger/shared/contracts';
import { languages, textsIn, type Language } from '@burger/shared/i18n';
import type { OrderDocument } from '@burger/shared/order';
import {
  onDial,
  promisedTextIn,
  timeWords,
  wallClock,
  type PromisedWords,
} from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { translations as sharedTexts } from '@burger/shared/messages/translations';

const { timeZone } = restaurant;

// The server registers no translations, so the English `timeWords` are the base for every language.
const timesIn = (language: Language) =>
  textsIn(language, { 'shared/restaurant-times': timeWords }, sharedTexts)[
    'shared/restaurant-times'
  ];

const dialAt = (at: number) => onDial(wallClock(at, timeZone).time);

export const dateIn = (
  language: Language,
  at: Date | number,
  how: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, { timeZone, ...how }).format(at);

const mailWords = (language: Language): PromisedWords => ({
  span: (from, to) => timesIn(language).span(dialAt(from), dialAt(to ?? from)),
  onOtherDay(span, from) {
    const how = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    return `${dateIn(language, from, how)}, ${span}`;
  },
});

const minuteMs = 60_000;

function textOf(order: OrderDocument, lessMinutes: number): string {
  const { promisedFrom, promisedTo } = fromStoredPromise(order);
  const msOf = (moment: string) => Date.parse(moment) - lessMinutes * minuteMs;
  return promisedTextIn(
    mailWords(order.language),
    { promisedFrom: msOf(promisedFrom), promisedTo: msOf(promisedTo) },
    Date.parse(order.createdAt),
  );
}

/** Formats the promised time, 1:25–1:40 PM, with its date unless that is the day of the order. */
export const mailPromisedText = (order: OrderDocument): string => textOf(order, 0);

/** Formats the first promised time of a delayed order; empty for other orders. */
export const mailFirstPromisedText = (order: OrderDocument): string =>
  order.addedMinutes === 0 ? '' : textOf(order, order.addedMinutes);
