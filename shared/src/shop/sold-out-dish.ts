import type { OptionGroup, SoldOut } from '../contracts/shop';

/** What a required group is missed until: when enough of its choices are back. Undefined where there are enough. */
function lacking({ min, choices }: OptionGroup): SoldOut | undefined {
  const missing = min - choices.filter(({ isAvailable }) => isAvailable).length;
  if (missing <= 0) return undefined;
  const back = choices
    .flatMap(({ soldOut }) => soldOut?.until ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  return { until: back[missing - 1] ?? null };
}

/** The one that lasts longest, null for nobody knows how long. */
export function longest(things: readonly (SoldOut | undefined)[]): SoldOut | undefined {
  const all = things.filter((thing) => thing !== undefined);
  return all.reduce<SoldOut | undefined>((last, one) => {
    if (!last || one.until === null) return one;
    return last.until === null || Date.parse(last.until) >= Date.parse(one.until) ? last : one;
  }, undefined);
}

/** Until when a dish cannot be had: by itself, or because nothing is left of what has to be chosen of it. */
export const soldOutDish = (
  own: SoldOut | undefined,
  groups: readonly OptionGroup[],
): SoldOut | undefined => longest([own, ...groups.map(lacking)]);
