import type { DishInput } from '../contracts/cart';

/** Names a line by what is wanted: the same dish, choices and note are the same line, whatever order they came in. */
export function lineIdOf({ dishId, choices, note }: DishInput): string {
  const chosen = choices.map(({ group, choice }) => `${group}/${choice}`).sort();
  return [dishId, ...chosen, ...(note ? [`"${note}`] : [])].join(' ');
}
