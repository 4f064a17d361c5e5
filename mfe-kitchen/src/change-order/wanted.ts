import type { Chosen, LineInput } from '@burger/shared/contracts';
import type { KitchenOrder, OfferRequest } from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/lines';

/** A line as it is wanted from now on: one of the order, by its place, or one that is added. None of it is taken off. */
export interface Wanted {
  line: number | null;
  /** Null where nobody knows what of the menu it is of: then its choices stay as they are. */
  dishId: number | null;
  choices: Chosen[];
  note: string;
  quantity: number;
}

/** The lines of an order as they stand. */
export const wantedOf = ({ lines }: Pick<KitchenOrder, 'lines'>): Wanted[] =>
  lines.map(({ dishId = null, chosen = [], note, quantity }, line) => ({
    ...{ line, dishId, choices: chosen, note, quantity },
  }));

const isSame = (one: Wanted, other: LineInput): boolean =>
  one.dishId !== null && lineIdOf({ ...one, dishId: one.dishId }) === lineIdOf(other);

/** With some more of a dish: of one that is wanted in the same way there are more. */
export function withMore(wanted: readonly Wanted[], more: LineInput): Wanted[] {
  if (!wanted.some((one) => isSame(one, more))) return [...wanted, { line: null, ...more }];
  return wanted.map((one) =>
    isSame(one, more) ? { ...one, quantity: one.quantity + more.quantity } : one,
  );
}

/** With another in the place of one; what was added and is not wanted any more is gone. */
export const replaced = (wanted: readonly Wanted[], at: number, by: Wanted): Wanted[] =>
  wanted.flatMap((one, index) => {
    if (index !== at) return one;
    return by.line === null && by.quantity < 1 ? [] : by;
  });

/** What is wanted, as the dishes beside it count it. */
export const inputsOf = (wanted: readonly Wanted[]): LineInput[] =>
  wanted.flatMap(({ line: _line, dishId, ...own }) => (dishId === null ? [] : { dishId, ...own }));

/** As it is asked for; the place in it of each line that is wanted. */
export function linesOf(wanted: readonly Wanted[]): OfferRequest['lines'] {
  return wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, dishId, choices, note, quantity }) => {
      if (line === null) return { dishId: dishId ?? 0, choices, note, quantity };
      return { line, quantity, note, ...(dishId !== null && { choices }) };
    });
}
