import { formatMoney } from '@burger/shared/pricing';
import type { Published } from '@burger/shared/publishing';
import { leavesOf } from './leaves';

/** One thing that is other than before, in words of the documents themselves. */
export interface Difference {
  /** What it belongs to: the name of a dish or of a choice. */
  of: string;
  /** Name of the field, see `messages.menu.fields`. */
  field: string;
  was: string;
  now: string;
}

const text = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

type Fields = Readonly<Record<string, unknown>>;

/** The fields in which two things differ. */
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

type Identified = { id: number | string; name: string };

const orderOf = (items: readonly Identified[]): string => items.map(({ name }) => name).join(' · ');

/** Whether those that both have stand in another order. */
const isReordered = (was: readonly Identified[], now: readonly Identified[]): boolean => {
  const both = new Set(was.map(({ id }) => id));
  const nowIds = now.filter(({ id }) => both.has(id)).map(({ id }) => id);
  const kept = new Set(nowIds);
  return was.filter(({ id }) => kept.has(id)).some(({ id }, at) => id !== nowIds[at]);
};

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

function wordsThatDiffer(was: Published, now: Published): Difference[] {
  return Object.entries(now.words).flatMap(([language, words]) =>
    now.dishes.flatMap(({ id, name }) =>
      fieldsThatDiffer(
        name,
        { ...was.words[language]?.dishes[id] },
        { ...words.dishes[id] },
        `${language}-`,
      ),
    ),
  );
}

/** All that is edited in files alone. */
function otherThings({ rules, featured, groups, words }: Published): Fields {
  const ofGroups = groups.map(({ choices: _choices, ...group }) => [group.id, group] as const);
  const ofWords = Object.entries(words).map(
    ([language, { dishes: _dishes, ...others }]) => [language, others] as const,
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
  const reordered = now.categories.filter(({ id }) => {
    const inIt = (menu: Published) => menu.dishes.filter(({ category }) => category === id);
    return isReordered(inIt(was), inIt(now));
  });
  return [
    ...differencesIn(was.dishes, now.dishes, (one, other) =>
      fieldsThatDiffer(other.name, one, other),
    ),
    ...differencesIn(was.groups, now.groups, (one, other) =>
      differencesIn(one.choices, other.choices, (before, after) =>
        fieldsThatDiffer(`${other.name}: ${after.name}`, choiceFields(before), choiceFields(after)),
      ),
    ),
    ...wordsThatDiffer(was, now),
    ...fieldsThatDiffer('', otherThings(was), otherThings(now)),
    ...reordered.map(({ id, name }) => ({
      of: name,
      field: 'order',
      was: orderOf(was.dishes.filter(({ category }) => category === id)),
      now: orderOf(now.dishes.filter(({ category }) => category === id)),
    })),
    ...(isReordered(was.categories, now.categories)
      ? [
          {
            of: '',
            field: 'categories',
            was: orderOf(was.categories),
            now: orderOf(now.categories),
          },
        ]
      : []),
  ];
}
