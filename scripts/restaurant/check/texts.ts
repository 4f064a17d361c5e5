import type { Place } from './json-file';

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
