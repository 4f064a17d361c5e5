// What came from elsewhere is read field by field: damage costs what it hit alone, and no schema has to be loaded for it.

export type Fields = Record<string, unknown>;

/** The fields of an object; none where it is no object. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The items of a list; none where it is no list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text without the spaces around it; empty where it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A finite number, or null. */
export const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A whole number from 1 on, or null. */
export const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : null;
