import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { QuerySpec, At, Operation, Write } from './operations';
import { type Data, Sentinel } from './random-values';

const isNow = (moment: Timestamp) => Math.abs(moment.toMillis() - Date.now()) < 600_000;

/** Returns a value as text that is the same for both Firestores. Times of their own clocks are left out. */
export function comparable(value: unknown): unknown {
  if (value instanceof Timestamp)
    return isNow(value) ? 'now' : `at ${value.seconds}.${value.nanoseconds}`;
  if (Buffer.isBuffer(value)) return `bytes ${value.toString('hex')}`;
  if (typeof value === 'string' && value.length > 100)
    return `${value.slice(0, 1)} … ${value.slice(-1)} (${value.length})`;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'number')
    return Object.is(value, -0) || !Number.isFinite(value) ? `number ${1 / value} ${value}` : value;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, inner]) => [name, comparable(inner)]));
}

const rendered = (found: DocumentSnapshot) => [
  found.id,
  found.exists ? comparable(found.data()) : null,
];

function sentAs(value: unknown): unknown {
  if (!(value instanceof Sentinel)) return value;
  if (value.kind === 'increment') return FieldValue.increment(value.by);
  return value.kind === 'delete' ? FieldValue.delete() : FieldValue.serverTimestamp();
}

const byPath = (changes: Data): Data =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, sentAs(value)]));

/** Converts dotted paths to nested maps, which a merge write needs. */
function nested(changes: Data): Data {
  const whole: Data = {};
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = whole;
    for (const name of names) inner = (inner[name] ??= {}) as Data;
    inner[last] = sentAs(value);
  }
  return whole;
}

export function actorOf(db: Firestore, seed: number) {
  const home = db.doc(`seeds/${seed}`);
  const at = ([collection, id]: At): DocumentReference => home.collection(collection).doc(id);

  function queryOf({ collection, where, orderBy, select, offset, limit }: QuerySpec): Query {
    let query: Query = home.collection(collection);
    for (const part of where) query = query.where(...part);
    for (const part of orderBy) query = query.orderBy(...part);
    if (select) query = query.select(...select);
    if (offset) query = query.offset(offset);
    return limit ? query.limit(limit) : query;
  }

  function put(to: WriteBatch | Transaction, { kind, at: place, data, changes }: Write): void {
    const target = to as WriteBatch;
    if (kind === 'create') target.create(at(place), data);
    if (kind === 'set') target.set(at(place), data);
    if (kind === 'merge') target.set(at(place), nested(changes), { merge: true });
    if (kind === 'update') target.update(at(place), byPath(changes));
    if (kind === 'delete') target.delete(at(place));
  }

  async function write(one: Write): Promise<void> {
    // The order function also creates documents in a transaction without retries.
    if (one.kind === 'create')
      return db.runTransaction(async (transaction) => put(transaction, one), { maxAttempts: 1 });
    const batch = db.batch();
    put(batch, one);
    await batch.commit();
  }

  async function query(requested: QuerySpec): Promise<unknown> {
    if (requested.count) return (await queryOf(requested).count().get()).data().count;
    return (await queryOf(requested).get()).docs.map(rendered);
  }

  async function act(operation: Operation): Promise<unknown> {
    switch (operation.kind) {
      case 'write':
        return write(operation.write);
      case 'get':
        return rendered(await at(operation.at).get());
      case 'get all': {
        const { collection, ids, mask } = operation;
        const all = ids.map((id) => at([collection, id]));
        const found = mask ? db.getAll(...all, { fieldMask: mask }) : db.getAll(...all);
        return (await found).map(rendered);
      }
      case 'query':
        return query(operation.asked);
      case 'batch': {
        const batch = db.batch();
        for (const one of operation.writes) put(batch, one);
        await batch.commit();
        return null;
      }
      case 'transaction': {
        const { reads, asked, writes, throws, readOnly } = operation;
        return db.runTransaction(
          async (transaction) => {
            const found = await transaction.getAll(...reads.map((id) => at(['orders', id])));
            const more = asked && (await transaction.get(queryOf(asked))).docs.map(rendered);
            if (throws) throw new Error('It changed its mind');
            if (!readOnly) for (const one of writes) put(transaction, one);
            return [found.map(rendered), more];
          },
          readOnly ? { readOnly } : { maxAttempts: 1 },
        );
      }
      case 'precondition': {
        const found = await at(operation.at).get();
        const known = operation.isRight && found.updateTime;
        // The SDK treats the epoch as no precondition, so this is 1 ms later.
        const lastUpdateTime = known || Timestamp.fromMillis(1);
        await at(operation.at).update(byPath(operation.changes), { lastUpdateTime });
        return null;
      }
    }
  }

  return async (
    operation: Operation,
  ): Promise<{ result?: unknown; code?: unknown; message?: string }> => {
    try {
      return { result: (await act(operation)) ?? null };
    } catch (error) {
      const { code, name, message } = error as Error & { code?: unknown };
      return { code: code ?? name, message: message.slice(0, 200) };
    }
  };
}
