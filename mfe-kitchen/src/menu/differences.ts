import { promoInWords } from '@burger/shared/promo-rules';
import { formatMoney } from '@burger/shared/pricing';
import type { Published } from '@burger/shared/publishing';
import { hoursInWords } from '@burger/shared/restaurant';
import { nameIn } from './code-draft';

export interface Difference {
  of: string;
  /** Name of the field, see `menuMessages.fields`. */
  field: string;
  was: string;
  now: string;
}

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const fieldsThatDiffer = (of: string, was: Fields, now: Fields, prefix = ''): Difference[] =>
  Object.keys({ ...was, ...now })
    .map((name) => ({ of, field: prefix + name, was: text(was[name]), now: text(now[name]) }))
    .filter((field) => field.was !== field.now);

type Words = Published['words'][string];

/** What dishes, groups and choices are called in a language, by what they are called on the menu. */
const namesIn = ({ dishes, groups }: Published, words: Words | undefined): [string, Fields][] => [
  ...dishes.map(({ id, name }): [string, Fields] => [name, { ...words?.dishes[id] }]),
  ...groups.flatMap(({ id, name, choices }): [string, Fields][] => {
    const own = words?.groups[id];
    return [
      [name, { name: own?.name }],
      ...choices.map((choice): [string, Fields] => [
        `${name}: ${choice.name}`,
        { name: own?.choices[choice.id] },
      ]),
    ];
  }),
];

/** How the words of what is on a menu differ from those of the one before it, in every language of either. */
function wordsThatDiffer(was: Published, now: Published): Difference[] {
  return Object.keys({ ...was.words, ...now.words }).flatMap((language) => {
    // The things of now in both, so that they stand in the same order.
    const before = namesIn(now, was.words[language]);
    return namesIn(now, now.words[language]).flatMap(([of, fields], at) =>
      fieldsThatDiffer(of, before[at]?.[1] ?? {}, fields, `${language}-`),
    );
  });
}

/** The single values inside of a document, by their path such as `hours.opens`. */
function leavesOf(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  const inside = Object.entries(value).map(([name, each]) =>
    leavesOf(each, path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...inside) as Record<string, unknown>;
}

type Identified = { id: number | string; name: string };
type Items = readonly Identified[];

/** Whether those that both have stand in another order. */
function orderDiffers(of: string, field: string, was: Items, now: Items): Difference[] {
  const idsIn = (items: Items, others: Items) =>
    items.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const orderOf = (items: Items) => items.map(({ name }) => name).join(' · ');
  const isSame = String(idsIn(was, now)) === String(idsIn(now, was));
  return isSame ? [] : [{ of, field, was: orderOf(was), now: orderOf(now) }];
}

function differencesIn<Item extends Identified>(
  was: readonly Item[],
  now: readonly Item[],
  compare: (was: Item, now: Item) => Difference[],
): Difference[] {
  const added = ({ name }: Item) => [{ of: name, field: 'added', was: '', now: name }];
  const removed = ({ name }: Item) => [{ of: name, field: 'removed', was: name, now: '' }];
  const before = new Map(was.map((item) => [item.id, item]));
  const after = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap((item) => {
      const former = before.get(item.id);
      if (former === item) return [];
      return former ? compare(former, item) : added(item);
    }),
    ...was.flatMap((item) => (after.has(item.id) ? [] : removed(item))),
  ];
}

const priced = (choice: { price: number }) => ({ ...choice, price: formatMoney(choice.price) });

/** All that is edited in files alone. */
function otherThings({ rules, featured, groups, words }: Published): Fields {
  const ofGroups = groups.map(
    ({ choices: _choices, name: _name, ...group }) => [group.id, group] as const,
  );
  const ofWords = Object.entries(words).map(
    ([language, { dishes: _dishes, groups: _groups, ...others }]) => [language, others] as const,
  );
  const {
    hours: _hours,
    closedWeekdays: _days,
    sittings: _sittings,
    promos: _promos,
    ...others
  } = rules;
  return leavesOf({
    ...others,
    ...hoursInWords(rules),
    featured,
    groups: Object.fromEntries(ofGroups),
    ...Object.fromEntries(ofWords),
  });
}

/** How codes differ, each in the words in which the staff read it. */
function codesThatDiffer(was: Published, now: Published): Difference[] {
  const fieldsIn = (menu: Published, code: string): Fields => {
    const promo = menu.rules.promos.find((one) => one.code === code);
    if (!promo) return {};
    const { description, forEveryone } = promo;
    const suggested = forEveryone ? { forEveryone } : {};
    return { terms: promoInWords(promo, nameIn(menu)), description, ...suggested };
  };
  const codes = [...now.rules.promos, ...was.rules.promos].map(({ code }) => code);
  return [...new Set(codes)].flatMap((code) =>
    fieldsThatDiffer(code, fieldsIn(was, code), fieldsIn(now, code)),
  );
}

/** How a menu differs from the one before it: dishes, choices, words, order, and whatever else customers see or pay by. */
export function menuDifferences(was: Published, now: Published): Difference[] {
  const dishesOf = (menu: Published, id: string) =>
    menu.dishes.filter(({ category }) => category === id);
  return [
    ...differencesIn(was.dishes, now.dishes, (one, other) =>
      fieldsThatDiffer(other.name, one, other),
    ),
    ...differencesIn(was.groups, now.groups, (one, other) => [
      ...fieldsThatDiffer(other.name, { name: one.name }, { name: other.name }),
      ...differencesIn(one.choices, other.choices, (before, after) =>
        fieldsThatDiffer(`${other.name}: ${after.name}`, priced(before), priced(after)),
      ),
    ]),
    ...wordsThatDiffer(was, now),
    ...codesThatDiffer(was, now),
    ...fieldsThatDiffer('', otherThings(was), otherThings(now)),
    ...now.categories.flatMap(({ id, name }) =>
      orderDiffers(name, 'order', dishesOf(was, id), dishesOf(now, id)),
    ),
    ...orderDiffers('', 'categories', was.categories, now.categories),
  ];
}
