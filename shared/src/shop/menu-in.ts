import type { OptionGroup } from '../contracts/dish';
import type { Rules } from '../contracts/rules';
import type { Menu, PublishedDish } from '../contracts/shop';
import type { Language } from '../language/languages';
import type { Published } from './published';

type Words = Published['words'][string];

const dishIn = (dish: PublishedDish, words: Words): PublishedDish => {
  const said = words.dishes[dish.id];
  return said ? { ...dish, ...said, englishName: dish.name } : dish;
};

const groupIn = (group: OptionGroup, words: Words): OptionGroup => {
  const said = words.groups[group.id];
  if (!said) return group;
  return {
    ...group,
    name: said.name,
    choices: group.choices.map((choice) => ({
      ...choice,
      name: said.choices[choice.id] ?? choice.name,
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

/** A published document as one language reads it; what it has no words for stays English. */
export function menuIn(
  { words, categories, groups, dishes, featured, suggestions, rules }: Published,
  version: string,
  language: Language,
): Menu {
  const said = words[language];
  if (!said) return { version, categories, groups, dishes, featured, suggestions, rules };
  return {
    version,
    categories: categories.map((one) => ({ ...one, name: said.categories[one.id] ?? one.name })),
    groups: groups.map((group) => groupIn(group, said)),
    dishes: dishes.map((dish) => dishIn(dish, said)),
    featured,
    suggestions,
    rules: rulesIn(rules, said),
  };
}
