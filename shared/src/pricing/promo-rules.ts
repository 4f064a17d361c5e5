import type { Promo } from '../contracts/rules';
import { weekdays } from '../contracts/weekdays';
import { afterDays, wallClock, weekdayOf } from '../hours/clock-time';
import { textsIn } from '../i18n/i18n';
import { languages, type Language } from '../i18n/languages';
import { restaurant } from '../restaurant/restaurant';
import { discounted, underPromo, type PricedLine } from './bill';
import { english } from './messages/en';
import { translations } from './messages/translations';

/** Reasons against a promo code that the browser can detect; those in StoreRefusal need the database. */
export type RuleRefusal = 'not-yet' | 'over' | 'times' | 'kind' | 'categories' | StoreRefusal;
export type StoreRefusal = 'once' | 'first-order' | 'used-up';

/** The order to which a promo code is applied. `at` (ms) is when it is placed; null skips the time rules. */
export interface PromoFacts {
  lines: readonly PricedLine[];
  kind: 'delivery' | 'pickup';
  at: number | null;
}

type Times = Pick<Promo, 'from' | 'until' | 'days' | 'hours'>;

function timeRefusal({ from, until, days, hours }: Times, at: number) {
  const { date: today, time } = wallClock(at, restaurant.timeZone);
  const isNight = hours !== undefined && hours.until <= hours.from;
  // Hours after midnight belong to the previous day, on which the range starts.
  const date = isNight && time < hours.until ? afterDays(today, -1) : today;
  if (from && date < from) return 'not-yet';
  if (until && date > until) return 'over';
  if (days && !days.includes(weekdayOf(date))) return 'times';
  if (!hours) return null;
  const isIn = isNight
    ? time >= hours.from || time < hours.until
    : time >= hours.from && time < hours.until;
  return isIn ? null : 'times';
}

/** Returns why a promo code does not apply, or null. `findPromo` checks the minimum. */
export function ruleRefusal(promo: Promo, { lines, kind, at }: PromoFacts): RuleRefusal | null {
  const late = at === null ? null : timeRefusal(promo, at);
  if (late) return late;
  if (promo.kind && promo.kind !== kind) return 'kind';
  const isOff = promo.categories && discounted(underPromo(lines, promo)).length === 0;
  return isOff ? 'categories' : null;
}

/** Returns whether the promo code has conditions that only the server can check. */
export const isCounted = ({ once, firstOrder, uses }: Promo): boolean =>
  Boolean(once || firstOrder || uses);

const dayMs = 24 * 60 * 60_000;
const anyMonday = Date.UTC(2024, 0, 1);

const inLanguage = (language: Language, at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, {
    ...how,
    timeZone: 'UTC',
  }).format(at);

export const dateInWords = (date: string, language: Language): string =>
  inLanguage(language, Date.parse(date), { day: 'numeric', month: 'long' });

/** Formats the days and hours of a promo code: Monday–Friday, 12:00–15:00. */
export function timesInWords({ days, hours }: Times, language: Language): string {
  const places = weekdays.flatMap((day, place) => (days?.includes(day) ? place : []));
  const names = places.map((place) =>
    inLanguage(language, anyMonday + place * dayMs, { weekday: 'long' }),
  );
  const isRun = places.length > 2 && places.every((place, at) => place - at === places[0]);
  return [
    ...(isRun ? [`${names[0]}–${names.at(-1)}`] : names),
    ...(hours ? [`${hours.from}–${hours.until}`] : []),
  ].join(', ');
}

/** Returns the message about a rejected promo code: reason and remedy. `nameOf` names categories. */
export function ruleSentence(
  promo: Promo,
  refusal: RuleRefusal,
  language: Language,
  nameOf: (category: string) => string,
): string {
  const { code, from = '', until = '', kind = 'delivery', categories = [] } = promo;
  const say = textsIn(language, english, translations);
  switch (refusal) {
    case 'not-yet':
      return say.notYet(code, dateInWords(from, language));
    case 'over':
      return say.over(code, dateInWords(until, language));
    case 'times':
      return say.times(code, timesInWords(promo, language));
    case 'kind':
      return say[kind](code);
    case 'categories':
      return say.categories(code, categories.map(nameOf).join(', '));
    case 'once':
      return say.once(code);
    case 'first-order':
      return say.firstOrder(code);
    case 'used-up':
      return say.usedUp(code);
  }
}

/** Returns every message that customers could get about a promo code, in English. */
export function possibleSentences(promo: Promo, nameOf: (category: string) => string): string[] {
  const requested: [unknown, RuleRefusal][] = [
    [promo.from, 'not-yet'],
    [promo.until, 'over'],
    [promo.days ?? promo.hours, 'times'],
    [promo.kind, 'kind'],
    [promo.categories, 'categories'],
    [promo.once, 'once'],
    [promo.firstOrder, 'first-order'],
    [promo.uses, 'used-up'],
  ];
  return requested.flatMap(([rule, refusal]) =>
    rule ? ruleSentence(promo, refusal, 'en', nameOf) : [],
  );
}

const list = (names: readonly string[]) => names.join(', ');

/** Summarises a promo code for staff: 20 % off, at most ₹100, from ₹499, 12:00–15:00, once each. */
export function promoInWords(promo: Promo, nameOf = (category: string) => category): string {
  const { type, discount, mostDiscount, minOrder, from, until, kind, categories, uses } = promo;
  return list([
    type === 'fixed' ? `₹${discount} off` : `${discount} % off`,
    ...(mostDiscount ? [`at most ₹${mostDiscount}`] : []),
    ...(minOrder > 0 ? [`from ₹${minOrder}`] : []),
    ...(from ? [`from ${dateInWords(from, 'en')} on`] : []),
    ...(until ? [`until ${dateInWords(until, 'en')}`] : []),
    ...(promo.days || promo.hours ? [timesInWords(promo, 'en')] : []),
    ...(kind ? [`${kind} only`] : []),
    ...(categories ? [`only ${list(categories.map(nameOf))}`] : []),
    ...(promo.once ? ['once for each customer'] : []),
    ...(promo.firstOrder ? ['first order only'] : []),
    ...(uses ? [`${uses} in all`] : []),
  ]);
}

/** Returns the contradictions in a promo code's rules, each with its field. */
export function wrongPromo(promo: Promo): [field: keyof Promo, message: string][] {
  const { code, type, discount, forEveryone, from, until, hours, mostDiscount } = promo;
  const limited = [from, until, promo.days, hours, promo.kind, promo.categories].some(Boolean);
  const checks: [boolean, keyof Promo, string][] = [
    [
      type === 'percentage' && discount > 100,
      'discount',
      `${code} takes off more than everything.`,
    ],
    [
      type === 'fixed' && mostDiscount !== undefined,
      'mostDiscount',
      `${code} takes off an amount: it needs no most.`,
    ],
    [
      from !== undefined && until !== undefined && until < from,
      'until',
      `${code} ends before it begins.`,
    ],
    [
      hours !== undefined && hours.from === hours.until,
      'hours',
      `${code} begins and ends at the same time of the day.`,
    ],
    [
      forEveryone === true && (limited || isCounted(promo)),
      'forEveryone',
      `${code} has rules, so it is not for everyone at any time.`,
    ],
  ];
  return checks.flatMap(([isWrong, field, message]) => (isWrong ? [[field, message]] : []));
}
