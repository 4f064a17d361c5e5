import type { LineProblem, Chosen } from '../../contracts/cart';
import type { Choice, Dish, OptionGroup } from '../../contracts/shop';
import { parsePrice, type Paise } from '../../pricing/money';

export interface Made {
  group: OptionGroup;
  choice: Choice;
}

/** Returns the selected options in menu order; omits unknown ones. */
export const choicesMade = ({ groups }: Pick<Dish, 'groups'>, chosen: readonly Chosen[]): Made[] =>
  groups.flatMap((group) =>
    group.choices
      .filter((choice) => chosen.some((one) => one.group === group.id && one.choice === choice.id))
      .map((choice) => ({ group, choice })),
  );

/** Returns a dish's default options: the first available ones of each required group. */
export const defaultChoices = ({ groups }: Pick<Dish, 'groups'>): Chosen[] =>
  groups.flatMap(({ id, min, choices }) =>
    choices
      .filter(({ isAvailable }) => isAvailable)
      .slice(0, min)
      .map((choice) => ({ group: id, choice: choice.id })),
  );

/** Returns why an option group does not accept the selection, or null. */
export function groupProblem(group: OptionGroup, chosen: readonly Chosen[]): LineProblem | null {
  const own = chosen.filter((one) => one.group === group.id);
  const found = own.map((one) => group.choices.find(({ id }) => id === one.choice));
  if (found.includes(undefined)) return 'choice-unknown';
  if (found.some((choice) => choice && !choice.isAvailable)) return 'choice-unavailable';
  if (own.length > group.max || new Set(found).size < own.length) return 'choice-too-many';
  return own.length < group.min ? 'choice-missing' : null;
}

/** Returns why a dish cannot be made with these options, or null. */
export function choicesProblem(
  { groups }: Pick<Dish, 'groups'>,
  chosen: readonly Chosen[],
): LineProblem | null {
  if (chosen.some((one) => !groups.some(({ id }) => id === one.group))) return 'choice-unknown';
  for (const group of groups) {
    const problem = groupProblem(group, chosen);
    if (problem) return problem;
  }
  return null;
}

export const priceWith = (dish: Pick<Dish, 'price' | 'groups'>, chosen: readonly Chosen[]): Paise =>
  choicesMade(dish, chosen).reduce((sum, { choice }) => sum + choice.price, parsePrice(dish.price));

export const isVegWith = (dish: Pick<Dish, 'isVeg' | 'groups'>, chosen: readonly Chosen[]) =>
  dish.isVeg && choicesMade(dish, chosen).every(({ choice }) => choice.isVeg);
