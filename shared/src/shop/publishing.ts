import * as v from 'valibot';
import type { Rules, Sitting } from '../contracts/rules';
import { weekdays } from '../contracts/weekdays';
import { wrongPromo } from '../pricing/promo-rules';
import { gstinProblems } from './gstin';
import { PublishedSchema, type Published } from './published';
import { doubledIn, type Wrong } from './wrong-names';

export { menuIn, PublishedRulesSchema, PublishedSchema, type Published } from './published';
export { gstinProblems } from './gstin';
export { versionOf } from './version-of';

// In months: CGST Act, section 36. Unregistered restaurants need not store these records.
const leastTaxMonths = 72;

const isInOrder = ({ opens, lastOrders, kitchenCloses, closes }: Sitting): boolean =>
  opens < lastOrders && lastOrders <= kitchenCloses && kitchenCloses <= closes;

const outOfOrder =
  'The times must be in this order: opens, lastOrders, kitchenCloses, closes (23:59 at the latest).';

/** Checks that a day's opening periods are in order, and that each ends before the next begins. */
export const wrongSittings = (sittings: readonly Sitting[], at: Wrong['at']): Wrong[] =>
  sittings.flatMap((sitting, place) => {
    const before = sittings[place - 1];
    const wrong = [
      ...(isInOrder(sitting) ? [] : [outOfOrder]),
      ...(before && before.closes >= sitting.opens
        ? [`This sitting opens at ${sitting.opens}, before the one above it is over.`]
        : []),
    ];
    return wrong.map((message) => ({ at: [...at, place], message }));
  });

/** Returns opening times that are out of order, overlap, or have a date twice. */
function wrongHours({ hours, sittings, specialDays = [] }: Rules): Wrong[] {
  const week = sittings
    ? weekdays.flatMap((day) => wrongSittings(sittings[day], ['sittings', day]))
    : wrongSittings([hours], []).map(({ message }) => ({ at: ['hours'], message }));
  const special = specialDays.flatMap((day, at) =>
    wrongSittings(day.sittings, ['specialDays', at, 'sittings']),
  );
  const doubled = doubledIn(specialDays, ({ date }) => date).map((at) => ({
    at: ['specialDays', at, 'date'],
    message: 'This date is listed twice.',
  }));
  return [...week, ...special, ...doubled];
}

const wrongGstin = ({ scheme, gstin }: Rules['gst'], state: string): string[] => {
  if (scheme !== 'unregistered') return gstinProblems(gstin, state);
  return gstin === '' ? [] : ['The GSTIN must be empty for an unregistered restaurant.'];
};

/**
 * Returns contradictions in shop rules that are about to be published. Stored rules are not checked again.
 * `state` is the restaurant's, in English.
 */
export function wrongRules(rules: Rules, state: string): Wrong[] {
  const { delivery, pickup, gst, retention, promos, kitchen } = rules;
  const latestBeforeUsual = 'latestMinutes is less than minutes.';
  const charged = gst.cgst + gst.sgst > 0;
  const collects = gst.scheme === 'regular';
  const isRegistered = gst.scheme !== 'unregistered';
  const checks: [boolean, Wrong['at'], string][] = [
    [
      delivery.freeUpToKm > delivery.limitKm,
      ['delivery', 'freeUpToKm'],
      'The free delivery distance exceeds the delivery limit (limitKm).',
    ],
    [delivery.latestMinutes < delivery.minutes, ['delivery', 'latestMinutes'], latestBeforeUsual],
    [
      pickup !== null && pickup.latestMinutes < pickup.minutes,
      ['pickup', 'latestMinutes'],
      latestBeforeUsual,
    ],
    [
      kitchen !== undefined && kitchen.wayMinutes >= delivery.minutes,
      ['kitchen', 'wayMinutes'],
      'The minutes to the customer must be less than delivery.minutes.',
    ],
    [collects && !charged, ['gst', 'cgst'], 'The regular scheme requires tax rates: 250 is 2.5 %.'],
    [
      !collects && charged,
      ['gst', 'scheme'],
      `A restaurant of the scheme ${gst.scheme} may not collect tax: set cgst and sgst to 0.`,
    ],
    [
      gst.cgst !== gst.sgst,
      ['gst', 'sgst'],
      'SGST must equal CGST, half of the rate each (Notification 11/2017, Central and State Tax).',
    ],
    [
      isRegistered && retention.taxMonths < leastTaxMonths,
      ['retention', 'taxMonths'],
      `GST law requires orders to be stored for ${leastTaxMonths} months after the year's return.`,
    ],
  ];
  return [
    ...wrongHours(rules),
    ...wrongGstin(gst, state).map((message) => ({ at: ['gst', 'gstin'], message })),
    ...promos.flatMap((promo, at) =>
      wrongPromo(promo).map(([field, message]) => ({ at: ['promos', at, field], message })),
    ),
    ...checks.flatMap(([isWrong, at, message]) => (isWrong ? [{ at, message }] : [])),
  ];
}

export type Checked =
  | { published: Published; problems: [] }
  | { published: null; problems: string[] };

const named = (value: unknown): string => {
  const { name } = (typeof value === 'object' && value !== null ? value : {}) as { name?: unknown };
  return typeof name === 'string' && name.trim() ? ` (${name})` : '';
};

/** Returns the position of a problem in the menu: `dishes.4 (Egg Burger).price`. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? []).map(({ key, value }) => `${String(key)}${named(value)}`).join('.');

/** Rewords valibot's default messages, such as "Invalid type: Expected …". Keeps messages of our schemas. */
function wrongAbout({ message, received, expected, type }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return `: ${message}`;
  if (received === 'undefined') return ' is missing';
  if (type === 'strict_object') return ' is not a known field';
  const what = / length/.test(message) ? ' is of length' : ' is';
  return expected ? `${what} ${received}, but has to be ${expected}` : `${what} not valid`;
}

function inWords(issue: v.BaseIssue<unknown>): string {
  const place = placeOf(issue);
  return place ? `${place}${wrongAbout(issue)}` : issue.message;
}

/** Validates a menu to publish. Each problem is a sentence with its position in the menu. */
export function checkPublished(data: unknown): Checked {
  const result = v.safeParse(PublishedSchema, data);
  return result.success
    ? { published: result.output, problems: [] }
    : { published: null, problems: result.issues.map(inWords) };
}

/** Formats a problem with its position: `rules.promos.0.discount: HALF takes off more than everything.` */
export const wrongRuleInWords = ({ at, message }: Wrong): string =>
  `rules.${at.join('.')}: ${message}`;

// Descriptions of sealed goods. Other drinks may be poured in the kitchen.
const sealedWords = /\b(sealed|bottled|packaged|mineral water|packaged drinking water)\b/i;

export const unmarkedSealed =
  'is sold sealed, so its price is its MRP: say so by "priceIncludesTax", with its HSN and rate, or no tax may be added to it.';

/**
 * Returns whether a dish is called sealed but not marked as such. Its price is the MRP (Legal Metrology
 * (Packaged Commodities) Rules, 18(2)).
 */
export const isUnmarkedSealed = (dish: {
  name?: unknown;
  description?: unknown;
  priceIncludesTax?: unknown;
}): boolean =>
  dish.priceIncludesTax === undefined &&
  sealedWords.test(`${String(dish.name)} ${String(dish.description)}`);

/** Validates a menu that is about to be published, and checks its rules and dishes for contradictions. */
export function checkToPublish(data: unknown, state: string): Checked {
  const checked = checkPublished(data);
  if (!checked.published) return checked;
  const { rules, dishes } = checked.published;
  const unmarked = dishes.flatMap((dish, at) => {
    const problem = isUnmarkedSealed(dish) && `dishes.${at} (${dish.name}) ${unmarkedSealed}`;
    return problem || [];
  });
  const problems = [...wrongRules(rules, state).map(wrongRuleInWords), ...unmarked];
  return problems.length > 0 ? { published: null, problems } : checked;
}
