/**
 * Whether something of a moment is younger than so many ms. What is of the future was written down before the clock was
 * put back: nobody knows how old it is, so it counts as old.
 */
export const isYounger = (since: number, ms: number, now: number): boolean =>
  since <= now && now - since < ms;
