import type { WireFields } from '../values/wire-value';
import type { CompositeIndex } from './composite-index';
import { checkIndex } from './indexes';
import { openDatabase } from './database';
import { orderColumns } from './order-columns';
import type { Query } from './query';
import { querySql } from './query-sql';

/** A stored document; times are microseconds since 1970. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: WireFields;
  readonly createTime: number;
  readonly updateTime: number;
}

export interface DocumentStore {
  read(path: string): StoredDocument | undefined;
  /** The documents of a query. Throws FAILED_PRECONDITION when it needs an index that is not declared. */
  query(query: Query): StoredDocument[];
  count(query: Query): number;
  put(path: string, fields: WireFields, time: number): void;
  remove(path: string): void;
  /**
   * Runs the work as one transaction: all of it is on disk when this returns, or none of it ever was.
   * The work gets the time of the commit, later than that of any commit before.
   */
  commit<T>(work: (time: number) => T): T;
  close(): void;
}

type Row = [path: string, fields: string, createTime: number, updateTime: number];
const columns = 'path, fields, create_time, update_time';

/** Opens a document store on one database file (or `:memory:`). */
export function openDocumentStore(
  file: string,
  indexes: readonly CompositeIndex[],
  say?: (line: string) => void,
): DocumentStore {
  const database = openDatabase(file, indexes, say);
  const select = database.prepare(`SELECT ${columns} FROM documents WHERE path = ?`).raw();
  const latest = database.prepare('SELECT max(update_time) FROM documents').raw();
  const upsert = database.prepare(
    `INSERT INTO documents (path, collection, fields, keys, create_time, update_time)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE
     SET fields = excluded.fields, keys = excluded.keys, update_time = excluded.update_time`,
  );
  const remove = database.prepare('DELETE FROM documents WHERE path = ?');
  let lastTime = 0;

  const selectAll = (sql: string, parameters: readonly (string | number)[]) =>
    database
      .prepare(sql)
      .raw()
      .all(...parameters);

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
          const [[stored] = [0]] = latest.all() as [number | null][];
          lastTime = Math.max(Date.now() * 1000, lastTime + 1, (stored ?? 0) + 1);
          return work(lastTime);
        })
        .immediate() as ReturnType<typeof work>,
    close: () => void database.close(),
  };
}

function documentOf([path, fields, createTime, updateTime]: Row): StoredDocument {
  return { path, fields: JSON.parse(fields) as WireFields, createTime, updateTime };
}
