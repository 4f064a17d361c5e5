import type { Place } from './folder';

export interface Text {
  place: Place;
  text: string;
}

/** Every text in a value, with its place. */
export function textsIn(value: unknown, place: Place = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...place, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...place, key]));
}

/** What stands at a place of a value; undefined where nothing does. */
export const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (within, key) =>
      typeof within === 'object' && within !== null
        ? (within as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

interface Item {
  id?: unknown;
  name?: unknown;
  title?: unknown;
  question?: unknown;
  description?: unknown;
  category?: unknown;
  allergens?: unknown;
  code?: unknown;
  discount?: unknown;
  choices?: unknown;
  image?: unknown;
  studio?: unknown;
}

/** The items of a list, as far as they can be read. */
export const listOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : []).map((one) => (typeof one === 'object' && one) || {});
