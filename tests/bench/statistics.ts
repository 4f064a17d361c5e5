const ascending = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other);

/** The value in the middle, of an even number the upper one; NaN of none. */
export const median = (values: readonly number[]): number =>
  ascending(values)[Math.floor(values.length / 2)] ?? NaN;

/** The value below which this share of the values lies; NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
