import { invalidArgument, notSupported } from '../error';
import { endOfKind, orderKey, startOfKind } from '../values/order-key';
import type { FieldPath } from '../values/paths';
import type { WireFields, WireValue } from '../values/value';
import { columnOf, openDatabase, orderColumns } from './database';
import { checkIndex, type CompositeIndex } from './indexes';
import { type Filter, isName, type Query, rangeOperators } from './query';

export interface StoredDocument {
  readonly path: string;
  readonly fields: WireFields;
  readonly createTime: number;
  readonly updateTime: number;
}

export interface DocumentStore {
  read(path: string): StoredDocument | undefined;
  /** Returns the documents of a query. Throws FAILED_PRECONDITION if it needs an undeclared index. */
  query(query: Query): StoredDocument[];
  count(query: Query): number;
  put(path: string, fields: WireFields, time: number): void;
  remove(path: string): void;
  /** Runs a transaction, which is on disk when this returns. Its time is later than any previous commit. */
  commit<T>(work: (time: number) => T): T;
  close(): void;
}

type Row = [path: string, fields: string, createTime: number, updateTime: number];
const columns = 'path, fields, create_time, update_time';

export function openDocumentStore(
  file: string,
  indexes: readonly CompositeIndex[],
  say?: (line: string) => void,
): DocumentStore {
  const database = openDatabase(file, indexes, say);
  const select = database.prepare(`SELECT ${columns} FROM documents WHERE path = ?`).raw();
  const upsert = database.prepare(
    `INSERT INTO documents (path, collection, fields, keys, create_time, update_time)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE
     SET fields = excluded.fields, keys = excluded.keys, update_time = excluded.update_time`,
  );
  const remove = database.prepare('DELETE FROM documents WHERE path = ?');

  const selectAll = (sql: string, parameters: readonly (string | number)[]) =>
    database
      .prepare(sql)
      .raw()
      .all(...parameters);

  // No other process writes to the database file of a running site, so the last time need not be read again.
  const [[latest]] = selectAll('SELECT max(update_time) FROM documents', []) as [[number | null]];
  let lastTime = latest ?? 0;

  return {
    read: (path) => (select.all(path) as Row[]).map(documentOf)[0],
    query: (query) => {
      checkIndex(query, indexes);
      const { sql, parameters } = querySql(query, columns);
      return (selectAll(sql, parameters) as Row[]).map(documentOf);
    },
    count: (query) => {
      checkIndex(query, indexes);
      const { sql, parameters } = querySql(query, '1');
      const [[count] = [0]] = selectAll(`SELECT count(*) FROM (${sql})`, parameters) as [number][];
      return count;
    },
    put: (path, fields, time) => {
      const collection = path.slice(0, path.lastIndexOf('/'));
      upsert.run(path, collection, JSON.stringify(fields), orderColumns(fields), time, time);
    },
    remove: (path) => void remove.run(path),
    commit: (work) =>
      database
        .transaction(() => {
          lastTime = Math.max(Date.now() * 1000, lastTime + 1);
          return work(lastTime);
        })
        .immediate() as ReturnType<typeof work>,
    close: () => void database.close(),
  };
}

function documentOf([path, fields, createTime, updateTime]: Row): StoredDocument {
  return { path, fields: JSON.parse(fields) as WireFields, createTime, updateTime };
}

interface SqlQuery {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/**
 * Returns the condition for a collection. A plain name is inlined into the SQL, because SQLite cannot match a
 * partial index to a bound parameter.
 */
const collectionIs = (collection: string): Condition =>
  /^[\w/-]+$/.test(collection)
    ? { sql: `collection = '${collection}'`, parameters: [] }
    : { sql: 'collection = ?', parameters: [collection] };

export function querySql(query: Query, columns: string): SqlQuery {
  const conditions: Condition[] = [
    collectionIs(query.collection),
    ...query.filters.map(conditionOf),
  ];
  const sorted = query.orders.map(({ field, direction }) => {
    const column = isName(field) ? 'path' : columnOf(field);
    // Firestore omits documents that lack a field of the sort order.
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

/** Returns the condition that a list contains a value. No index covers it, so it scans the documents. */
function containing(field: FieldPath, value: WireValue): Condition {
  if (!field.every((name) => /^\w+$/.test(name))) throw notSupported('lists under such a name');
  const path = field.map((name) => `"${name}"`).join('.mapValue.fields.');
  const list = `json_each(fields, '$.${path}.arrayValue.values')`;
  return {
    sql: `EXISTS (SELECT 1 FROM ${list} AS item WHERE item.value = ?)`,
    parameters: [JSON.stringify(value)],
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
  if (filter.op === 'ARRAY_CONTAINS') return containing(filter.field, filter.value);
  const key = orderKey(filter.value);
  if (filter.op === 'EQUAL') return { sql: `${column} = ?`, parameters: [key] };
  const comparison = { sql: `${column} ${rangeOperators[filter.op]} ?`, parameters: [key] };
  const isUpward = filter.op.startsWith('GREATER');
  return {
    sql: `${comparison.sql} AND ${column} ${isUpward ? '<' : '>='} ?`,
    parameters: [key, isUpward ? endOfKind(key) : startOfKind(key)],
  };
}
