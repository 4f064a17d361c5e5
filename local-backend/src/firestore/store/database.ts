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

/** Opens the file and looks through it. Throws a DamagedError where it is no database, or one that cannot be read. */
function connect(file: string): Connection {
  const database = new Database(file, { timeout: 1000 });
  try {
    database.pragma('journal_mode = WAL');
    // FULL syncs every commit to disk before it is acknowledged; NORMAL could lose the last ones.
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

/** The database of a file; one that is damaged is kept beside, that is said, and a new one takes its place. */
function connectAnyway(file: string, say: (line: string) => void): Connection {
  try {
    return connect(file);
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    const kept = setAside(file, ['-wal', '-shm']);
    say(
      `${file} is damaged: it is no database. It is kept as ${kept}, and the site starts without orders.`,
    );
    return connect(file);
  }
}

/** Opens the database file, with its indexes as firestore.indexes.json wants them. `say` is told of a damaged one. */
export function openDatabase(
  file: string,
  indexes: readonly CompositeIndex[],
  say: (line: string) => void = () => undefined,
): Connection {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = connectAnyway(file, say);
  const wanted = new Map([...indexes, ...sweptFields].map((index) => namedIndex(index)));
  const present = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'composite%'`)
    .raw()
    .all() as [string][];
  for (const [name] of present) if (!wanted.has(name)) database.exec(`DROP INDEX "${name}"`);
  for (const [name, on] of wanted) {
    database.exec(`CREATE INDEX IF NOT EXISTS "${name}" ON documents ${on}`);
  }
  return database;
}

/** An index of the documents of one collection: whatever else is written has no part in it. */
const swept = (collectionId: string, ...names: FieldPath[]): CompositeIndex[] =>
  names.map((field) => ({ collectionId, fields: [{ field, direction: 'ASCENDING' }] }));

// Hosted, each field has an index by itself. Here those have one by which something is looked for each second: without
// it all that was ever stored would be looked through.
const sweptFields: readonly CompositeIndex[] = [
  ...swept('outbox', ['at'], ['nextAt'], ['escalateAt'], ['sentAt']),
  ...swept('orders', ['online', 'askAt']),
];

function namedIndex({ collectionId, fields }: CompositeIndex): [name: string, on: string] {
  const parts = fields.map(({ field, direction }) => `${columnOf(field)} ${sql[direction]}`);
  const last = fields[fields.length - 1];
  // The collection comes first all the same: only so SQLite takes this one before the index of all collections.
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

/** The SQL expression for one field; an index is only used when both say it in exactly the same words. */
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

/** Only letters, digits, `_`, `%` and the dot, so that a label can stand inside an SQL text and a JSON path. */
function label(path: FieldPath): string {
  return path
    .map((name) =>
      name.replace(/[^A-Za-z0-9_]/gu, (other) => `%${other.codePointAt(0)?.toString(16)}%`),
    )
    .join('.');
}
