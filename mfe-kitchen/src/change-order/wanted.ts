import type { Chosen, LineInput } from '@burger/shared/contracts';
import type { KitchenOrder, OfferRequest } from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/lines';

/** A requested line: an existing one by index, or an added one. Quantity zero removes it. */
export interface Wanted {
  line: number | null;
  /** Null if its dish is unknown; its options then stay unchanged. */
  dishId: number | null;
  choices: Chosen[];
  note: string;
  quantity: number;
}

export const wantedOf = ({ lines }: Pick<KitchenOrder, 'lines'>): Wanted[] =>
  lines.map(({ dishId = null, chosen = [], note, quantity }, line) => ({
    ...{ line, dishId, choices: chosen, note, quantity },
  }));

const isSame = (one: Wanted, other: LineInput): boolean =>
  one.dishId !== null && lineIdOf({ ...one, dishId: one.dishId }) === lineIdOf(other);

export function withMore(wanted: readonly Wanted[], more: LineInput): Wanted[] {
  if (!wanted.some((one) => isSame(one, more))) return [...wanted, { line: null, ...more }];
  return wanted.map((one) =>
    isSame(one, more) ? { ...one, quantity: one.quantity + more.quantity } : one,
  );
}

export const replaced = (wanted: readonly Wanted[], at: number, by: Wanted): Wanted[] =>
  wanted.flatMap((one, index) => {
    if (index !== at) return one;
    return by.line === null && by.quantity < 1 ? [] : by;
  });

export const inputsOf = (wanted: readonly Wanted[]): LineInput[] =>
  wanted.flatMap(({ line: _line, dishId, ...own }) => (dishId === null ? [] : { dishId, ...own }));

export function linesOf(wanted: readonly Wanted[]): OfferRequest['lines'] {
  return wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, dishId, choices, note, quantity }) => {
      if (line === null) return { dishId: dishId ?? 0, choices, note, quantity };
      return { line, quantity, note, ...(dishId !== null && { choices }) };
    });
}
