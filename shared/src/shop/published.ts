import * as v from 'valibot';
import type { IssuePathItem } from 'valibot';
import { cleanLine } from '../contracts/clean-text';
import {
  ChoiceSchema,
  DishSchema,
  filled,
  mostPaise,
  OptionGroupSchema,
  type OptionGroup,
  MenuSchema,
  SuggestionSchema,
  type Menu,
  type PublishedDish,
} from '../contracts/shop';
import { PromoSchema, RulesSchema, type Rules, type Sitting } from '../contracts/rules';
import { weekdays } from '../contracts/weekdays';
import { doubledIn, wrongNames } from './wrong-names';
import { languages, type Language } from '../i18n/languages';
import { parsePrice } from '../pricing/money';

/** Returns a path in a menu as an issue of its schema. Throws for an empty path. */
function issuePath(
  document: unknown,
  at: readonly (string | number)[],
): [IssuePathItem, ...IssuePathItem[]] {
  let input = document;
  const [first, ...others] = at.map((key): IssuePathItem => {
    const value = (input as Record<string | number, unknown>)[key];
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    input = value;
    return item;
  });
  if (!first) throw new Error('The path of an issue must not be empty');
  return [first, ...others];
}

const words = v.pipe(v.string(), filled, v.maxLength(400));

/** Cleans all texts of a menu in the same way as customer input. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanLine(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
}

const uniqueIds = <Item extends { id: unknown }>(what: string) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const at of doubledIn(dataset.value, ({ id }) => id)) {
      const path = issuePath(dataset.value, [at, 'id']);
      addIssue({ message: `Two ${what} have the same id`, path });
    }
  });

// A price is charged as displayed, so a text must parse to exactly the amount it shows.
const PriceTextSchema = v.pipe(
  v.string(),
  v.regex(/^₹\d{1,5}(\.\d{2})?$/, 'A price is written like ₹5 or ₹5.50'),
  v.check((text) => parsePrice(text) <= mostPaise, 'A price is at most ₹10,000'),
);

const GroupSchema = v.pipe(
  v.strictObject({
    ...OptionGroupSchema.entries,
    choices: v.pipe(
      v.array(v.strictObject(v.omit(ChoiceSchema, ['soldOut']).entries)),
      v.minLength(1),
      uniqueIds('choices'),
    ),
  }),
  v.check(({ min, max }) => min <= max, 'A group asks for more than it allows'),
  v.check(({ max, choices }) => max <= choices.length, 'A group allows more than it offers'),
  v.check(({ kind, max }) => kind === 'many' || max === 1, 'Of a group of kind one, one is chosen'),
);

const PublishedDishSchema = v.strictObject({
  ...v.omit(DishSchema, ['groups', 'soldOut', 'englishName', 'price']).entries,
  price: PriceTextSchema,
  groups: v.optional(v.pipe(v.array(v.string()), v.maxLength(8)), []),
});

const WordsSchema = v.strictObject({
  categories: v.record(v.string(), words),
  groups: v.record(
    v.string(),
    v.strictObject({ name: words, choices: v.record(v.string(), words) }),
  ),
  dishes: v.record(
    v.string(),
    v.strictObject({
      name: words,
      description: words,
      allergens: v.optional(v.array(words)),
    }),
  ),
  promos: v.record(v.string(), words),
  areas: v.record(v.string(), words),
});

const otherLanguages = Object.keys(languages).filter((language) => language !== 'en');

/** Returns one opening period that covers all of them. Since 0.3.0, whose pages reject rules without one. */
function formerHours(sittings: NonNullable<Rules['sittings']>) {
  const all = Object.values(sittings).flat();
  const inOrder = (which: keyof Sitting) => all.map((sitting) => sitting[which]).sort();
  const latest = (which: keyof Sitting) => inOrder(which).at(-1) ?? '00:00';
  return {
    hours: {
      opens: inOrder('opens')[0] ?? '00:00',
      closes: latest('closes'),
      kitchenCloses: latest('kitchenCloses'),
      lastOrders: latest('lastOrders'),
    },
    closedWeekdays: weekdays.filter((day) => sittings[day].length === 0),
  };
}

const { hours, closedWeekdays } = RulesSchema.entries;

/** Shop rules as written, with `hours` and `closedWeekdays`, or with `sittings`. */
export const PublishedRulesSchema = v.pipe(
  v.strictObject({
    ...RulesSchema.entries,
    promos: v.array(v.strictObject(PromoSchema.entries)),
    hours: v.optional(hours),
    closedWeekdays: v.optional(closedWeekdays, []),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Rules => {
    const { hours: messages, ...rules } = value;
    if (rules.sittings) return { ...rules, ...formerHours(rules.sittings) };
    if (messages) return { hours: messages, ...rules };
    addIssue({
      message: 'Opening times are missing: write "hours", or "sittings" with each weekday',
      path: [{ type: 'object', origin: 'value', input: value, key: 'hours', value: messages }],
    });
    return NEVER;
  }),
);

/**
 * The published menu with rules in all languages: everything that changes without a deployment, except the
 * values of the day.
 */
export const PublishedSchema = v.pipe(
  v.unknown(),
  v.transform(cleaned),
  v.strictObject({
    categories: v.pipe(MenuSchema.entries.categories, v.minLength(1), uniqueIds('categories')),
    groups: v.pipe(v.array(GroupSchema), uniqueIds('groups')),
    dishes: v.pipe(v.array(PublishedDishSchema), v.minLength(1), uniqueIds('dishes')),
    featured: MenuSchema.entries.featured,
    suggestions: v.optional(v.array(v.strictObject(SuggestionSchema.entries))),
    rules: PublishedRulesSchema,
    words: v.record(v.picklist(otherLanguages), WordsSchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { at, message } of wrongNames(dataset.value)) {
      addIssue({ message, path: issuePath(dataset.value, at) });
    }
  }),
);

export type Published = v.InferOutput<typeof PublishedSchema>;

type Words = Published['words'][string];

const dishIn = (dish: PublishedDish, words: Words): PublishedDish => {
  const message = words.dishes[dish.id];
  return message ? { ...dish, ...message, englishName: dish.name } : dish;
};

const groupIn = (group: OptionGroup, words: Words): OptionGroup => {
  const message = words.groups[group.id];
  if (!message) return group;
  return {
    ...group,
    name: message.name,
    choices: group.choices.map((choice) => ({
      ...choice,
      name: message.choices[choice.id] ?? choice.name,
    })),
  };
};

const rulesIn = (rules: Rules, words: Words): Rules => ({
  ...rules,
  delivery: {
    ...rules.delivery,
    areas: rules.delivery.areas.map((area) => ({
      ...area,
      name: words.areas[area.name] ?? area.name,
    })),
  },
  promos: rules.promos.map((promo) => ({
    ...promo,
    description: words.promos[promo.code] ?? promo.description,
  })),
});

/** Returns a published menu in one language; missing translations stay English. */
export function menuIn(
  { words, categories, groups, dishes, featured, suggestions, rules }: Published,
  version: string,
  language: Language,
): Menu {
  const message = words[language];
  if (!message) return { version, categories, groups, dishes, featured, suggestions, rules };
  return {
    version,
    categories: categories.map((one) => ({ ...one, name: message.categories[one.id] ?? one.name })),
    groups: groups.map((group) => groupIn(group, message)),
    dishes: dishes.map((dish) => dishIn(dish, message)),
    featured,
    suggestions,
    rules: rulesIn(rules, message),
  };
}
