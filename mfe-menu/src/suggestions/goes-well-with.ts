import type { CartLine, Chosen, Dish, Shop, Suggestion } from '@burger/shared/contracts';
import { choicesAsItComes, choicesProblem, isOrderable } from '@burger/shared/lines';

/** What is in the cart, or about to be. */
export interface Taken extends Pick<CartLine, 'dishId' | 'isVeg' | 'problem'> {
  choices: readonly Chosen[];
}

type Offers = Pick<Shop, 'dishes' | 'suggestions'>;

const mostOffered = 3;

/** What can be added with one touch, or begun to be chosen. */
const canBeHad = (dish: Dish): boolean =>
  isOrderable(dish) && choicesProblem(dish, choicesAsItComes(dish)) === null;

/** The lists turned on their side: the first of each, then the second of each. */
const inTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/**
 * Up to three dishes that go well with what is taken, by the rules that the restaurant published: of each rule that fits
 * its first dish, then its second. What cannot be had now or is taken already is left out; beside veg dishes stand only
 * veg ones.
 */
export function goesWellWith({ dishes, suggestions = [] }: Offers, all: readonly Taken[]): Dish[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  // What cannot be ordered as it stands is no meal to add to.
  const taken = all.filter(({ problem }) => !problem);
  const vegOnly = taken.every(({ isVeg }) => isVeg);
  const categories = new Set(taken.map(({ dishId }) => byId.get(dishId)?.category));
  const chosen = new Set(taken.flatMap(({ choices }) => choices.map(({ group }) => group)));

  const fits = ({ when, without, withoutChosen = [] }: Suggestion): boolean =>
    when.some((id) => categories.has(id)) &&
    !without.some((id) => categories.has(id)) &&
    !withoutChosen.some((id) => chosen.has(id));
  const isOffered = (dish: Dish): boolean =>
    canBeHad(dish) && (dish.isVeg || !vegOnly) && !all.some(({ dishId }) => dishId === dish.id);

  const offers = suggestions
    .filter(fits)
    .map(({ offer }) => offer.flatMap((id) => byId.get(id) ?? []).filter(isOffered));
  return [...new Set(inTurns(offers))].slice(0, mostOffered);
}
