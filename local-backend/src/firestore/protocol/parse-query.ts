import { invalidArgument, notSupported } from '../error';
import {
  directions,
  type Filter,
  type Order,
  type Query,
  rangeOperators,
  withImpliedOrder,
} from '../store/query';
import { readArray, readCount, readEnum, readObject, readString } from '../values/json';
import { checkPath, type FieldPath, parseFieldPath } from '../values/paths';
import { isBelowMicrosecond, readValue, sizeOf, type WireValue } from '../values/value';

const known = ['from', 'where', 'orderBy', 'limit', 'offset', 'select', 'startAt', 'endAt'];

interface ParsedQuery {
  readonly query: Query;
  readonly mask: readonly FieldPath[] | undefined;
}

/** Parses a `structuredQuery` whose `parent` is a document path, or empty for the root. */
export function parseQuery(input: unknown, parent: string): ParsedQuery {
  const query = readObject(input, 'structuredQuery', known);
  if (query.startAt !== undefined || query.endAt !== undefined) throw notSupported('cursors');
  const filters = parseFilters(query.where);
  const orders = readArray(query.orderBy, 'orderBy').map(parseOrder);
  return {
    query: {
      collection: parseCollection(query.from, parent),
      filters,
      orders: withImpliedOrder(filters, orders),
      limit: query.limit === undefined ? null : parseLimit(query.limit),
      offset: query.offset === undefined ? 0 : readCount(query.offset, 'offset'),
    },
    mask: query.select === undefined ? undefined : parseMask(query.select, 'fields'),
  };
}

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
  // A missing direction, or the enum's zero, means ascending.
  const isDefault = direction === undefined || direction === 0;
  return {
    field: readField(field),
    direction: isDefault ? 'ASCENDING' : readEnum(direction, directions, 'direction'),
  };
}

function parseLimit(input: unknown): number {
  // Some protocol buffer encodings wrap the number in an object.
  const wrapped = typeof input === 'object' && input !== null ? input : { value: input };
  return readCount(readObject(wrapped, 'limit', ['value']).value, 'limit');
}

const fieldOperators = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
} as const;
const unaryOperators = { IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } as const;
const joins = { AND: 1, OR: 2 } as const;
const mostInValues = 30;
const mostOperandBytes = 1500;

function parseFilters(input: unknown): Filter[] {
  const filters = input === undefined ? [] : parseFilter(input, 0);
  const ranged = new Set(
    filters.filter(({ op }) => op in rangeOperators).map(({ field }) => field.join('.')),
  );
  if (ranged.size > 1) throw notSupported('ranges on more than one field');
  return filters;
}

function readField(input: unknown): FieldPath {
  const { fieldPath } = readObject(input, 'field', ['fieldPath']);
  return parseFieldPath(readString(fieldPath, 'fieldPath'));
}

function parseFilter(input: unknown, depth: number): Filter[] {
  if (depth > 20) throw invalidArgument('where is nested too deeply.');
  const where = readObject(input, 'where', ['fieldFilter', 'unaryFilter', 'compositeFilter']);
  if (where.fieldFilter !== undefined) return [parseFieldFilter(where.fieldFilter)];
  if (where.unaryFilter !== undefined) return [parseUnaryFilter(where.unaryFilter)];
  const { op, filters } = readObject(where.compositeFilter, 'where', ['op', 'filters']);
  if (readEnum(op, joins, 'op') === 'OR') throw notSupported('or() filters');
  return readArray(filters, 'filters').flatMap((inner) => parseFilter(inner, depth + 1));
}

function parseFieldFilter(input: unknown): Filter {
  const filter = readObject(input, 'fieldFilter', ['field', 'op', 'value']);
  const field = readField(filter.field);
  const op = readEnum(filter.op, fieldOperators, 'op');
  const value = op === 'IN' ? readValue(filter.value) : readExactly(filter.value);
  const values = op === 'IN' ? inValues(value) : [value];
  if (values.some((one) => sizeOf(one) > mostOperandBytes)) {
    throw invalidArgument(`The value for ${field.join('.')} is too large to be used in a query.`);
  }
  // NaN and null match only unary filters.
  const comparable = values.filter((one) => !isNaNOrNull(one));
  if (op === 'IN' || comparable.length === 0) return { op: 'IN', field, values: comparable };
  if (op === 'EQUAL' || op === 'ARRAY_CONTAINS' || op in rangeOperators)
    return { op, field, value } as Filter;
  throw notSupported(`${op} filters`);
}

const isNaNOrNull = (value: WireValue): boolean =>
  'nullValue' in value || ('doubleValue' in value && value.doubleValue === 'NaN');

/** Parses a filter value with nanoseconds. Firestore truncates them inside IN, lists and maps. */
function readExactly(input: unknown): WireValue {
  const value = readValue(input);
  const { timestampValue: text } = input as { timestampValue?: unknown };
  return typeof text === 'string' && isBelowMicrosecond(text) ? { timestampValue: text } : value;
}

function parseUnaryFilter(input: unknown): Filter {
  const filter = readObject(input, 'unaryFilter', ['field', 'op']);
  const field = readField(filter.field);
  const op = readEnum(filter.op, unaryOperators, 'op');
  if (op === 'IS_NULL') return { op: 'EQUAL', field, value: { nullValue: null } };
  if (op === 'IS_NAN') return { op: 'EQUAL', field, value: { doubleValue: 'NaN' } };
  throw notSupported(`${op} filters`);
}

function inValues(value: WireValue): WireValue[] {
  const values = 'arrayValue' in value ? value.arrayValue.values : [];
  if (values.length === 0 || values.length > mostInValues) {
    throw invalidArgument(`IN takes a list of 1 to ${mostInValues} values.`);
  }
  return values;
}
