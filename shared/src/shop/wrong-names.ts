import type { Category, OptionGroup } from '../contracts/dish';
import type { Promo } from '../contracts/rules';
import type { PublishedDish, Suggestion } from '../contracts/shop';

interface Named {
  categories: readonly Category[];
  groups: readonly OptionGroup[];
  dishes: readonly Pick<PublishedDish, 'id' | 'name' | 'category' | 'groups'>[];
  featured: readonly number[];
  suggestions?: readonly Suggestion[] | undefined;
  rules: { promos: readonly Promo[] };
}

/** Something that is wrong, in plain words, and where in the document it stands. */
export interface WrongName {
  at: readonly (string | number)[];
  message: string;
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
  at: WrongName['at'],
  message: (id: Id) => string,
): WrongName[] =>
  ids.flatMap((wanted, place) =>
    list.some(({ id }) => id === wanted) ? [] : [{ at: [...at, place], message: message(wanted) }],
  );

/** What a document names that it does not have, and what has the name of something else. */
export function wrongNames(document: Named): WrongName[] {
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
