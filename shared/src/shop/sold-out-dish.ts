import type { OptionGroup, SoldOut } from '../contracts/shop';

/** Returns when enough options of a required group are available again; undefined if there are enough now. */
function lacking({ min, choices }: OptionGroup): SoldOut | undefined {
  const missing = min - choices.filter(({ isAvailable }) => isAvailable).length;
  if (missing <= 0) return undefined;
  const back = choices
    .flatMap(({ soldOut }) => soldOut?.until ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  return { until: back[missing - 1] ?? null };
}

/** Returns the item that is sold out longest; null is an unknown end, which counts as latest. */
export function longest(things: readonly (SoldOut | undefined)[]): SoldOut | undefined {
  const all = things.filter((thing) => thing !== undefined);
  return all.reduce<SoldOut | undefined>((last, one) => {
    if (!last || one.until === null) return one;
    return last.until === null || Date.parse(last.until) >= Date.parse(one.until) ? last : one;
  }, undefined);
}

/** Returns until when a dish is sold out, by itself or because a required group lacks options. */
export const soldOutDish = (
  own: SoldOut | undefined,
  groups: readonly OptionGroup[],
): SoldOut | undefined => longest([own, ...groups.map(lacking)]);
