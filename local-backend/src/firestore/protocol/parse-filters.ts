import { invalidArgument, notSupported } from '../error';
import { rangeOperators, type Filter } from '../store/query';
import { parseFieldPath, type FieldPath } from '../values/paths';
import { readArray, readEnum, readObject, readString } from '../values/json';
import { readValue } from '../values/value';
import type { WireValue } from '../values/wire-value';

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

/** Reads `where` into conditions that must all hold. */
export function parseFilters(input: unknown): Filter[] {
  const filters = input === undefined ? [] : parseFilter(input, 0);
  const ranged = new Set(
    filters.filter(({ op }) => op in rangeOperators).map(({ field }) => field.join('.')),
  );
  if (ranged.size > 1) throw notSupported('ranges on more than one field');
  return filters;
}

/** Reads `{ "fieldPath": … }`. */
export function readField(input: unknown): FieldPath {
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
  const value = readValue(filter.value, 'value');
  const op = readEnum(filter.op, fieldOperators, 'op');
  if (op === 'IN') return { op, field, values: inValues(value) };
  if (op === 'EQUAL' || op in rangeOperators) return { op, field, value } as Filter;
  throw notSupported(`${op} filters`);
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
