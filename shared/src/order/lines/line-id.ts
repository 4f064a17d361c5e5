import type { DishInput, LineInput } from '../../contracts/cart';
import type { OrderLine } from '../order';

/** Returns a line's id. Equal dish, options and note give the same id, whatever the order of the options. */
export function lineIdOf({ dishId, choices, note }: DishInput): string {
  const chosen = choices.map(({ group, choice }) => `${group}/${choice}`).sort();
  return [dishId, ...chosen, ...(note ? [`"${note}`] : [])].join(' ');
}

/** Returns the input that orders a line again; its dish is 0, which no dish has, if the order names none. */
export const lineInputOf = ({ dishId, choices, note, quantity }: OrderLine): LineInput => ({
  dishId: dishId ?? 0,
  choices: choices.map(({ group, choice }) => ({ group, choice })),
  note,
  quantity,
});
