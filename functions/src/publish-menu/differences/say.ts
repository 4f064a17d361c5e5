/** `₹49`, or `₹49.50`, of paise. */
export const rupees = (paise: number): string =>
  `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;

/** `before → after` behind what it is about, unless they are the same. */
export const fromTo = (about: string, before: unknown, after: unknown): string[] =>
  before === after ? [] : [`${about}${String(before)} → ${String(after)}`];

/** A sentence, where something is another than before. */
export const whereOther = (before: unknown, after: unknown, sentence: string): string[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [sentence];

/** A list as it is read, `none` where nothing is in it. */
export const listed = (items: readonly string[] = []): string => items.join(', ') || 'none';
