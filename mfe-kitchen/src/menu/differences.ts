import { formatMoney } from '@burger/shared/pricing';
import type { Published } from '@burger/shared/publishing';

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

function fieldsThatDiffer(of: string, was: Fields, now: Fields, prefix = ''): Difference[] {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...names]
    .filter((field) => text(was[field]) !== text(now[field]))
    .map((field) => ({
      of,
      field: `${prefix}${field}`,
      was: text(was[field]),
      now: text(now[field]),
    }));
}

type Words = Published['words'][string];

/** What dishes, groups and choices are called in a language, by what they are called on the menu. */
const namesIn = ({ dishes, groups }: Published, words: Words | undefined): [string, Fields][] => [
  ...dishes.map(({ id, name }): [string, Fields] => [name, { ...words?.dishes[id] }]),
  ...groups.flatMap(({ id, name, choices }): [string, Fields][] => {
    const said = words?.groups[id];
    return [
      [name, { name: said?.name }],
      ...choices.map((choice): [string, Fields] => [
        `${name}: ${choice.name}`,
        { name: said?.choices[choice.id] },
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

/** Whether those that both have stand in another order. */
const isReordered = (was: readonly Identified[], now: readonly Identified[]): boolean => {
  const both = new Set(was.map(({ id }) => id));
  const nowIds = now.filter(({ id }) => both.has(id)).map(({ id }) => id);
  const kept = new Set(nowIds);
  return was.filter(({ id }) => kept.has(id)).some(({ id }, at) => id !== nowIds[at]);
};

function orderDiffers(
  of: string,
  field: string,
  was: readonly Identified[],
  now: readonly Identified[],
): Difference[] {
  const orderOf = (items: readonly Identified[]) => items.map(({ name }) => name).join(' · ');
  return isReordered(was, now) ? [{ of, field, was: orderOf(was), now: orderOf(now) }] : [];
}

function differencesIn<Item extends Identified>(
  was: readonly Item[],
  now: readonly Item[],
  compare: (was: Item, now: Item) => Difference[],
): Difference[] {
  const before = new Map(was.map((item) => [item.id, item]));
  const kept = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap((item) => {
      const former = before.get(item.id);
      if (former === item) return [];
      return former
        ? compare(former, item)
        : [{ of: item.name, field: 'added', was: '', now: item.name }];
    }),
    ...was
      .filter(({ id }) => !kept.has(id))
      .map(({ name }) => ({ of: name, field: 'removed', was: name, now: '' })),
  ];
}

const choiceFields = (choice: { price: number }) => ({
  ...choice,
  price: formatMoney(choice.price),
});

/** All that is edited in files alone. */
function otherThings({ rules, featured, groups, words }: Published): Fields {
  const ofGroups = groups.map(
    ({ choices: _choices, name: _name, ...group }) => [group.id, group] as const,
  );
  const ofWords = Object.entries(words).map(
    ([language, { dishes: _dishes, groups: _groups, ...others }]) => [language, others] as const,
  );
  return leavesOf({
    ...rules,
    featured,
    groups: Object.fromEntries(ofGroups),
    ...Object.fromEntries(ofWords),
  });
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
        fieldsThatDiffer(`${other.name}: ${after.name}`, choiceFields(before), choiceFields(after)),
      ),
    ]),
    ...wordsThatDiffer(was, now),
    ...fieldsThatDiffer('', otherThings(was), otherThings(now)),
    ...now.categories.flatMap(({ id, name }) =>
      orderDiffers(name, 'order', dishesOf(was, id), dishesOf(now, id)),
    ),
    ...orderDiffers('', 'categories', was.categories, now.categories),
  ];
}
