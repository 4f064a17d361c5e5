// Data from outside is read field by field, so a damaged field affects only itself, without a schema.

export type Fields = Record<string, unknown>;

/** Returns the fields of an object; empty for any other value. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Returns the items of an array; empty for any other value. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the trimmed text; empty for any other value. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the trimmed texts of these fields of an object. */
export const texts = <Name extends string>(names: readonly Name[], value: unknown) => {
  const from = fields(value);
  return Object.fromEntries(names.map((name) => [name, text(from[name])])) as Record<Name, string>;
};

export const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Returns an integer of at least 1, or null. */
export const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : null;
