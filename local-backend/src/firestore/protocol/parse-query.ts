import { invalidArgument, notSupported } from '../error';
import { withImpliedOrder, type Order, type Query } from '../store/query';
import { parseFieldPath, type FieldPath } from '../values/paths';
import { readArray, readCount, readEnum, readObject, readString } from '../values/json';
import { checkPath } from './document-name';
import { parseFilters, readField } from './parse-filters';

const directions = { ASCENDING: 1, DESCENDING: 2 } as const;
const known = ['from', 'where', 'orderBy', 'limit', 'offset', 'select', 'startAt', 'endAt'];

/** A query, and the fields that the caller wants to see (all when undefined). */
export interface ParsedQuery {
  readonly query: Query;
  readonly mask: readonly FieldPath[] | undefined;
}

/** Reads a `structuredQuery` asked below `parent` (the path of a document, or empty for the root). */
export function parseQuery(input: unknown, parent: string): ParsedQuery {
  const asked = readObject(input, 'structuredQuery', known);
  if (asked.startAt !== undefined || asked.endAt !== undefined) throw notSupported('cursors');
  const filters = parseFilters(asked.where);
  const orders = readArray(asked.orderBy, 'orderBy').map(parseOrder);
  return {
    query: {
      collection: parseCollection(asked.from, parent),
      filters,
      orders: withImpliedOrder(filters, orders),
      limit: asked.limit === undefined ? null : parseLimit(asked.limit),
      offset: asked.offset === undefined ? 0 : readCount(asked.offset, 'offset'),
    },
    mask: asked.select === undefined ? undefined : parseMask(asked.select, 'fields'),
  };
}

/** Reads a list of field paths, as `select` and `mask` hold them. */
export function parseMask(input: unknown, key: 'fields' | 'fieldPaths'): FieldPath[] {
  return readArray(readObject(input, 'A field mask', [key])[key], 'A field mask').map((entry) =>
    key === 'fields' ? readField(entry) : parseFieldPath(readString(entry, 'A field path')),
  );
}

function parseCollection(input: unknown, parent: string): string {
  const [from, ...others] = readArray(input, 'from');
  if (others.length > 0) throw invalidArgument('from must name one collection.');
  const { collectionId, allDescendants } = readObject(from, 'from', [
    'collectionId',
    'allDescendants',
  ]);
  if (allDescendants === true) throw notSupported('collection group queries');
  const id = readString(collectionId, 'collectionId');
  const path = parent === '' ? id : `${parent}/${id}`;
  if (checkPath(path) % 2 === 0) throw invalidArgument(`"${path}" is not a collection.`);
  return path;
}

function parseOrder(input: unknown): Order {
  const { field, direction } = readObject(input, 'orderBy', ['field', 'direction']);
  // An absent direction, or the enum's zero, means ascending.
  const isDefault = direction === undefined || direction === 0;
  return {
    field: readField(field),
    direction: isDefault ? 'ASCENDING' : readEnum(direction, directions, 'direction'),
  };
}

function parseLimit(input: unknown): number {
  // Protocol buffers wrap the number in some encodings.
  const wrapped = typeof input === 'object' && input !== null ? input : { value: input };
  return readCount(readObject(wrapped, 'limit', ['value']).value, 'limit');
}
