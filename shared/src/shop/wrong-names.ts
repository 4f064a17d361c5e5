import type { IssuePathItem } from 'valibot';
import type { Category, OptionGroup } from '../contracts/dish';
import type { Promo } from '../contracts/rules';
import type { PublishedDish, Suggestion } from '../contracts/shop';

/** Something that is wrong, in plain words, and where in the document (or its rules) it stands. */
export interface Wrong {
  at: readonly (string | number)[];
  message: string;
}

interface Named {
  categories: readonly Category[];
  groups: readonly OptionGroup[];
  dishes: readonly Pick<PublishedDish, 'id' | 'name' | 'category' | 'groups'>[];
  featured: readonly number[];
  suggestions?: readonly Suggestion[] | undefined;
  rules: { promos: readonly Promo[] };
}

/** Places in a list of what has the same key as something before it. */
export function doubledIn<Item>(
  list: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): number[] {
  const keys = list.map(keyOf);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}

const unknownOf = <Id>(
  ids: readonly Id[],
  list: readonly { id: Id }[],
  at: Wrong['at'],
  message: (id: Id) => string,
): Wrong[] =>
  ids.flatMap((wanted, place) =>
    list.some(({ id }) => id === wanted) ? [] : [{ at: [...at, place], message: message(wanted) }],
  );

/** What a document names that it does not have, and what has the name of something else. */
export function wrongNames(document: Named): Wrong[] {
  const { categories, groups, dishes, featured, suggestions = [], rules } = document;
  const noCategory = (id: string) => `there is no category ${id}`;
  const noGroup = (id: string) => `there is no group ${id}`;
  return [
    ...dishes.flatMap(({ category, groups: own }, at) => [
      ...(categories.some(({ id }) => id === category)
        ? []
        : [{ at: ['dishes', at, 'category'], message: noCategory(category) }]),
      ...unknownOf(own, groups, ['dishes', at, 'groups'], noGroup),
      ...doubledIn(own).map((place) => ({
        at: ['dishes', at, 'groups', place],
        message: 'a group is named twice',
      })),
    ]),
    ...doubledIn(dishes, ({ name }) => name).map((at) => ({
      at: ['dishes', at, 'name'],
      message: 'Two dishes have the same name',
    })),
    ...doubledIn(rules.promos, ({ code }) => code).map((at) => ({
      at: ['rules', 'promos', at, 'code'],
      message: 'Two promos have the same code',
    })),
    ...unknownOf(featured, dishes, ['featured'], (id) => `there is no dish ${id} to feature`),
    ...suggestions.flatMap(({ when, without, withoutChosen = [], offer }, index) => {
      const at = ['suggestions', index];
      return [
        ...unknownOf(when, categories, [...at, 'when'], noCategory),
        ...unknownOf(without, categories, [...at, 'without'], noCategory),
        ...unknownOf(withoutChosen, groups, [...at, 'withoutChosen'], noGroup),
        ...unknownOf(offer, dishes, [...at, 'offer'], (id) => `there is no dish ${id} to offer`),
      ];
    }),
  ];
}

/** A place in a document as an issue of its schema names it. Throws where it is the document itself. */
export function issuePath(
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
  if (!first) throw new Error('An issue of the whole has no path');
  return [first, ...others];
}
