/** Texts of the same shape in another language. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts in another language; where that has none, as when it was written for an older version, the English stands. */
export function translated<Texts>(english: Texts, other: unknown): Translation<Texts> {
  if (!isTable(english) || !isTable(other)) return (other ?? english) as Translation<Texts>;
  const entries = Object.keys({ ...english, ...other }).map((key) => [
    key,
    translated(english[key], other[key]),
  ]);
  return Object.fromEntries(entries) as Translation<Texts>;
}
