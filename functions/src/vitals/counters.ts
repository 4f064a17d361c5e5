/** Numbers that only grow, under names within names; as the store keeps them and adds to them. */
export interface Counts {
  [name: string]: number | Counts;
}

const isCounts = (value: unknown): value is Counts => typeof value === 'object' && value !== null;

/** The counts under a name; none where there are none. */
export const within = (counts: Counts | null | undefined, name: string): Counts => {
  const found = counts && Object.hasOwn(counts, name) ? counts[name] : undefined;
  return isCounts(found) ? found : {};
};

/** The number under a name; 0 where there is none. */
export const numberAt = (counts: Counts, name: string): number => {
  const found = Object.hasOwn(counts, name) ? counts[name] : undefined;
  return typeof found === 'number' ? found : 0;
};

/** The sum of both, name by name. */
export function sumOf(one: Counts, other: Counts): Counts {
  const sum: Counts = { ...one };
  for (const [name, value] of Object.entries(other)) {
    sum[name] =
      typeof value === 'number' ? numberAt(sum, name) + value : sumOf(within(sum, name), value);
  }
  return sum;
}

/** What of stored data are counts. */
export function countsIn(data: unknown): Counts {
  if (!isCounts(data)) return {};
  const counts: Counts = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') counts[name] = value;
    else if (isCounts(value)) counts[name] = countsIn(value);
  }
  return counts;
}
