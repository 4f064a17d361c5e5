import type { Rules } from '../contracts/rules';
import type { Category, OptionGroup, PublishedDish, Suggestion } from '../contracts/shop';

export interface Wrong {
  at: readonly (string | number)[];
  message: string;
}

interface Named {
  categories: readonly Category[];
  groups: readonly OptionGroup[];
  dishes: readonly Pick<PublishedDish, 'id' | 'name' | 'category' | 'groups' | 'work'>[];
  featured: readonly number[];
  suggestions?: readonly Suggestion[] | undefined;
  rules: Pick<Rules, 'promos' | 'kitchen'>;
}

/** Returns the indexes of items whose key occurs earlier in the list. */
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
  ids.flatMap((requested, place) =>
    list.some(({ id }) => id === requested)
      ? []
      : [{ at: [...at, place], message: message(requested) }],
  );

/** Returns references of a menu to missing items, and duplicate names. */
export function wrongNames(document: Named): Wrong[] {
  const { categories, groups, dishes, featured, suggestions = [], rules } = document;
  const noCategory = (id: string) => `there is no category ${id}`;
  const noGroup = (id: string) => `there is no group ${id}`;
  const noStation = (id: string) => `there is no station ${id}`;
  const stations = rules.kitchen?.stations ?? [];
  return [
    ...dishes.flatMap(({ category, groups: own, work }, at) => [
      ...(categories.some(({ id }) => id === category)
        ? []
        : [{ at: ['dishes', at, 'category'], message: noCategory(category) }]),
      ...unknownOf(own, groups, ['dishes', at, 'groups'], noGroup),
      ...doubledIn(own).map((place) => ({
        at: ['dishes', at, 'groups', place],
        message: 'a group is named twice',
      })),
      ...unknownOf(Object.keys(work ?? {}), stations, ['dishes', at, 'work'], noStation),
    ]),
    ...stations.flatMap(({ minutes }, at) =>
      unknownOf(
        Object.keys(minutes),
        categories,
        ['rules', 'kitchen', 'stations', at, 'minutes'],
        noCategory,
      ),
    ),
    ...doubledIn(stations, ({ id }) => id).map((at) => ({
      at: ['rules', 'kitchen', 'stations', at, 'id'],
      message: 'Two stations have the same id',
    })),
    ...doubledIn(dishes, ({ name }) => name).map((at) => ({
      at: ['dishes', at, 'name'],
      message: 'Two dishes have the same name',
    })),
    ...doubledIn(rules.promos, ({ code }) => code).map((at) => ({
      at: ['rules', 'promos', at, 'code'],
      message: 'Two promos have the same code',
    })),
    ...rules.promos.flatMap(({ categories: own = [] }, at) =>
      unknownOf(own, categories, ['rules', 'promos', at, 'categories'], noCategory),
    ),
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
