import type { Chosen, LineInput } from '@burger/shared/contracts';
import type { KitchenOrder, OfferRequest } from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/order/lines';

/** A requested line: an existing one by index, or an added one. Quantity zero removes it. */
export interface Requested {
  line: number | null;
  /** Null if the dish is unknown; the options of the line then stay unchanged. */
  dishId: number | null;
  choices: Chosen[];
  note: string;
  quantity: number;
}

export const requestedOf = ({ lines }: Pick<KitchenOrder, 'lines'>): Requested[] =>
  lines.map(({ dishId = null, chosen = [], note, quantity }, line) => ({
    ...{ line, dishId, choices: chosen, note, quantity },
  }));

const isSame = (one: Requested, other: LineInput): boolean =>
  one.dishId !== null && lineIdOf({ ...one, dishId: one.dishId }) === lineIdOf(other);

export function withMore(requested: readonly Requested[], more: LineInput): Requested[] {
  if (!requested.some((one) => isSame(one, more))) return [...requested, { line: null, ...more }];
  return requested.map((one) =>
    isSame(one, more) ? { ...one, quantity: one.quantity + more.quantity } : one,
  );
}

export const replaced = (requested: readonly Requested[], at: number, by: Requested): Requested[] =>
  requested.flatMap((one, index) => {
    if (index !== at) return one;
    return by.line === null && by.quantity < 1 ? [] : by;
  });

export const inputsOf = (requested: readonly Requested[]): LineInput[] =>
  requested.flatMap(({ line: _line, dishId, ...own }) =>
    dishId === null ? [] : { dishId, ...own },
  );

export function linesOf(requested: readonly Requested[]): OfferRequest['lines'] {
  return requested
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, dishId, choices, note, quantity }) => {
      if (line === null) return { dishId: dishId ?? 0, choices, note, quantity };
      return { line, quantity, note, ...(dishId !== null && { choices }) };
    });
}
