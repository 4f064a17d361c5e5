import type { DishInput } from '../../contracts/cart';

/** Returns a line's id. Equal dish, options and note give the same id, whatever the order of the options. */
export function lineIdOf({ dishId, choices, note }: DishInput): string {
  const chosen = choices.map(({ group, choice }) => `${group}/${choice}`).sort();
  return [dishId, ...chosen, ...(note ? [`"${note}`] : [])].join(' ');
}
