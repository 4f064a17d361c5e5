import { invalidArgument } from '../error';
import { endOfKind, orderKey } from '../values/order-key';
import { columnOf } from './order-columns';
import { isName, rangeOperators, type Filter, type Query } from './query';

export interface SqlQuery {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/** Turns a query into the SQL that selects its rows, in order. */
export function querySql(query: Query, columns: string): SqlQuery {
  const conditions: Condition[] = [
    { sql: 'collection = ?', parameters: [query.collection] },
    ...query.filters.map(conditionOf),
  ];
  const sorted = query.orders.map(({ field, direction }) => {
    const column = isName(field) ? 'path' : columnOf(field);
    // Firestore leaves out documents that lack a field by which it sorts.
    if (!isName(field)) conditions.push({ sql: `${column} IS NOT NULL`, parameters: [] });
    return `${column} ${direction === 'ASCENDING' ? 'ASC' : 'DESC'}`;
  });
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  return {
    sql: `SELECT ${columns} FROM documents WHERE ${where} ORDER BY ${sorted.join(', ')} LIMIT ? OFFSET ?`,
    parameters: [
      ...conditions.flatMap(({ parameters }) => parameters),
      query.limit ?? -1,
      query.offset,
    ],
  };
}

function conditionOf(filter: Filter): Condition {
  if (isName(filter.field)) {
    throw invalidArgument('Filters on the document name are not supported by the local Firestore.');
  }
  const column = columnOf(filter.field);
  if (filter.op === 'IN') {
    const places = filter.values.map(() => '?').join(', ');
    return { sql: `${column} IN (${places})`, parameters: filter.values.map(orderKey) };
  }
  const key = orderKey(filter.value);
  if (filter.op === 'EQUAL') return { sql: `${column} = ?`, parameters: [key] };
  const comparison = { sql: `${column} ${rangeOperators[filter.op]} ?`, parameters: [key] };
  const isUpward = filter.op.startsWith('GREATER');
  return {
    sql: `${comparison.sql} AND ${column} ${isUpward ? '<' : '>='} ?`,
    parameters: [key, isUpward ? endOfKind(key) : key.slice(0, 1)],
  };
}
