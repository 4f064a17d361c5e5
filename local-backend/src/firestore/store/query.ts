import type { FieldPath } from '../values/paths';
import type { WireValue } from '../values/value';

export const directions = { ASCENDING: 1, DESCENDING: 2 } as const;
export type Direction = keyof typeof directions;

export const rangeOperators = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
} as const;

export type Filter =
  | {
      readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
      readonly field: FieldPath;
      readonly value: WireValue;
    }
  | { readonly op: 'IN'; readonly field: FieldPath; readonly values: readonly WireValue[] }
  | {
      readonly op: keyof typeof rangeOperators;
      readonly field: FieldPath;
      readonly value: WireValue;
    };

/** A sort order by one field. The field `__name__` is the document's name. */
export interface Order {
  readonly field: FieldPath;
  readonly direction: Direction;
}

/** A query whose defaults are explicit: the sort order always ends with the document name. */
export interface Query {
  readonly collection: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit: number | null;
  readonly offset: number;
}

/**
 * Adds Firestore's implied sort order: the field of a range filter first, the name last, in the preceding
 * direction.
 */
export function withImpliedOrder(filters: readonly Filter[], orders: readonly Order[]): Order[] {
  const full = [...orders];
  const ranged = filters.find(({ op }) => op in rangeOperators);
  if (ranged && full.length === 0) full.push({ field: ranged.field, direction: 'ASCENDING' });
  const last = full[full.length - 1];
  if (last && isName(last.field)) return full;
  return [...full, { field: ['__name__'], direction: last?.direction ?? 'ASCENDING' }];
}

export function isName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}
