import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { setAside } from '../../data-folder';
import { orderKey } from '../values/order-key';
import type { FieldPath } from '../values/paths';
import type { WireFields } from '../values/value';
import type { CompositeIndex } from './indexes';

const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    fields TEXT NOT NULL,
    keys TEXT NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection, path);
  DROP INDEX IF EXISTS documents_by_update_time;
`;

type Connection = InstanceType<typeof Database>;
const damages = new Set<unknown>(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

class DamagedError extends Error {}

/** Opens the database file and checks it. Throws DamagedError if it is not a readable database. */
function connect(file: string): Connection {
  const database = new Database(file, { timeout: 1000 });
  try {
    database.pragma('journal_mode = WAL');
    // FULL syncs each commit to disk before it is acknowledged. NORMAL could lose the last commits.
    database.pragma('synchronous = FULL');
    const [[found] = []] = database.prepare('PRAGMA quick_check(1)').raw().all() as [string][];
    if (found !== 'ok') throw new DamagedError();
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw damages.has((error as { code?: unknown }).code) ? new DamagedError() : error;
  }
}

/** Opens the database file. Renames and reports a damaged one, and replaces it with an empty database. */
function connectAnyway(file: string, say: (line: string) => void): Connection {
  try {
    return connect(file);
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    const stored = setAside(file, ['-wal', '-shm']);
    say(
      `${file} is damaged: it is not a database. It was renamed to ${stored}, and the site starts without orders.`,
    );
    return connect(file);
  }
}

/** Opens the database file and creates the indexes of firestore.indexes.json. `say` reports a damaged file. */
export function openDatabase(
  file: string,
  indexes: readonly CompositeIndex[],
  say: (line: string) => void = () => undefined,
): Connection {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = connectAnyway(file, say);
  const requested = new Map([...indexes, ...queriedFields].map((index) => namedIndex(index)));
  const present = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'composite%'`)
    .raw()
    .all() as [string][];
  for (const [name] of present) if (!requested.has(name)) database.exec(`DROP INDEX "${name}"`);
  for (const [name, on] of requested) {
    database.exec(`CREATE INDEX IF NOT EXISTS "${name}" ON documents ${on}`);
  }
  return database;
}

/** Declares single-field indexes of one collection, so writes to other collections need not update them. */
const fieldsOf = (collectionId: string, ...names: FieldPath[]): CompositeIndex[] =>
  names.map((field) => ({ collectionId, fields: [{ field, direction: 'ASCENDING' }] }));

// Hosted Firestore indexes every field. Here only fields that jobs, tracking pages and counters query each second
// have an index, to avoid full scans.
const queriedFields: readonly CompositeIndex[] = [
  ...fieldsOf('outbox', ['at'], ['nextAt'], ['escalateAt'], ['sentAt']),
  ...fieldsOf('orders', ['online', 'askAt'], ['trackingKey'], ['changedAt']),
];

function namedIndex({ collectionId, fields }: CompositeIndex): [name: string, on: string] {
  const parts = fields.map(({ field, direction }) => `${columnOf(field)} ${sql[direction]}`);
  const last = fields[fields.length - 1];
  // The collection column comes first because SQLite otherwise prefers the index of all collections.
  const columns = ['collection', ...parts, `path ${sql[last?.direction ?? 'ASCENDING']}`].join(
    ', ',
  );
  const on = `(${columns}) WHERE collection = '${collectionId}'`;
  return [`composite_${createHash('sha256').update(on).digest('hex').slice(0, 16)}`, on];
}

const sql = { ASCENDING: 'ASC', DESCENDING: 'DESC' } as const;

export function orderColumns(fields: WireFields): string {
  return JSON.stringify(Object.fromEntries(entriesOf(fields, [])));
}

/** Returns the SQL expression of a field. SQLite uses an index only for the identical expression. */
export function columnOf(field: FieldPath): string {
  return `json_extract(keys, '$."${label(field)}"')`;
}

function* entriesOf(fields: WireFields, around: FieldPath): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...around, name];
    yield [label(path), orderKey(value)];
    if ('mapValue' in value) yield* entriesOf(value.mapValue.fields, path);
  }
}

/** Escapes a field path to letters, digits, `_`, `%` and dots, which are safe in SQL strings and JSON paths. */
function label(path: FieldPath): string {
  return path
    .map((name) =>
      name.replace(/[^A-Za-z0-9_]/gu, (other) => `%${other.codePointAt(0)?.toString(16)}%`),
    )
    .join('.');
}
