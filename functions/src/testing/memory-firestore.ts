import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

type Collection = Map<string, Kept>;
interface Kept {
  data: DocumentData;
  version: number;
}
interface Write {
  path: string;
  /** What becomes of the data; throws where it may not be. */
  becomes: (before: DocumentData | null) => DocumentData | null;
}

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const fieldIn = (data: DocumentData | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      data,
    );

const within = (path: string, value: unknown): DocumentData =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as DocumentData;

const kindOf = (value: unknown) => (value instanceof Timestamp ? 'moment' : typeof value);
const rankOf = (value: unknown) =>
  (value instanceof Timestamp ? value.toMillis() : value) as number;
const compare = (one: unknown, other: unknown) =>
  Math.sign(+(rankOf(one) > rankOf(other)) - +(rankOf(one) < rankOf(other)));
const alike = (one: unknown, other: unknown) =>
  kindOf(one) === kindOf(other) ? compare(one, other) : NaN;
const comparisons = {
  '==': (value, wanted) => alike(value, wanted) === 0,
  '<': (value, wanted) => alike(value, wanted) < 0,
  '<=': (value, wanted) => alike(value, wanted) <= 0,
  '>': (value, wanted) => alike(value, wanted) > 0,
  '>=': (value, wanted) => alike(value, wanted) >= 0,
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
} satisfies Record<string, (value: unknown, wanted: unknown) => boolean>;
type Comparison = keyof typeof comparisons;

const refused = (code: number, what: string) => Object.assign(new Error(what), { code });
const [notFound, alreadyExists, failedPrecondition] = [5, 6, 9];

interface Snapshot {
  id: string;
  ref: Reference;
  exists: boolean;
  updateTime: unknown;
  data(): DocumentData | undefined;
  get(field: string): unknown;
}
interface Reference extends Record<'create' | 'set' | 'update' | 'delete', unknown> {
  id: string;
  path: string;
  get(): Promise<Snapshot>;
}

interface Asked {
  wheres: { field: string; compare: Comparison; wanted: unknown }[];
  order?: { field: string; sign: 1 | -1 };
  select?: string[];
  skip: number;
  most: number;
}

export interface MemoryFirestore extends Firestore {
  /** How many documents were read, as the store counts: a question without an answer is one. */
  reads: number;
  /** What lies in a collection, by the names of its documents. */
  kept(collection: string): Map<string, DocumentData>;
  put(path: string, data: DocumentData): void;
}

/**
 * The Admin SDK over maps in memory, as far as our stores ask for it; transactions run one after the other. `tests/rules`
 * holds the same stores to the local Firestore, with its indexes and whoever comes at the same time. `clock` is the store's.
 */
export function memoryFirestore(clock: () => number = Date.now): MemoryFirestore {
  const collections = new Map<string, Collection>();
  let version = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function copyOf(value: unknown): unknown {
    if (value === undefined) throw new Error('The store keeps nothing that is undefined');
    if (value instanceof Date) return Timestamp.fromDate(value);
    if (Array.isArray(value)) return value.map(copyOf);
    return isMap(value) ? changed({}, value) : value;
  }

  /** A map with some of its fields written; `isDeep` where maps within are written field by field as well. */
  function changed(before: DocumentData, fields: DocumentData, isDeep = false): DocumentData {
    const after = { ...before };
    for (const [name, value] of Object.entries(fields)) {
      const had: unknown = Object.hasOwn(after, name) ? after[name] : undefined;
      if (!(value instanceof FieldValue)) {
        const isPart = isDeep && isMap(value) && Object.keys(value).length > 0;
        after[name] = isPart ? changed(isMap(had) ? had : {}, value, true) : copyOf(value);
      } else if (value.isEqual(FieldValue.delete())) Reflect.deleteProperty(after, name);
      else if (value.isEqual(FieldValue.serverTimestamp()))
        after[name] = Timestamp.fromMillis(clock());
      else after[name] = Number(had ?? 0) + (value as unknown as { operand: number }).operand;
    }
    return after;
  }

  const split = (path: string) => path.split('/') as [string, string];
  const allIn = (name: string): Collection => {
    const known = collections.get(name) ?? new Map<string, Kept>();
    collections.set(name, known);
    return known;
  };
  const at = (path: string) => {
    const [collection, id] = split(path);
    return allIn(collection).get(id);
  };

  /** All or none. */
  function commit(writes: readonly Write[]): void {
    const after = new Map<string, DocumentData | null>();
    for (const { path, becomes } of writes) {
      const known = after.get(path);
      after.set(path, becomes(known === undefined ? (at(path)?.data ?? null) : known));
    }
    version += 1;
    for (const [path, data] of after) {
      const [collection, id] = split(path);
      if (data) allIn(collection).set(id, { data, version });
      else allIn(collection).delete(id);
    }
  }

  const writesOf = {
    create: (path: string, data: DocumentData): Write => ({
      path,
      becomes(before) {
        if (before) throw refused(alreadyExists, `${path} exists already`);
        return changed({}, data);
      },
    }),
    set: (path: string, data: DocumentData, { merge = false } = {}): Write => ({
      path,
      becomes: (before) => changed((merge && before) || {}, data, merge),
    }),
    update: (
      path: string,
      fields: DocumentData,
      { lastUpdateTime }: { lastUpdateTime?: unknown } = {},
    ): Write => ({
      path,
      becomes(before) {
        if (!before) throw refused(notFound, `There is no ${path}`);
        if (lastUpdateTime !== undefined && lastUpdateTime !== at(path)?.version)
          throw refused(failedPrecondition, `${path} was changed meanwhile`);
        return Object.entries(fields).reduce(
          (data, [name, value]) =>
            name.includes('.')
              ? changed(data, within(name, value), true)
              : changed(data, { [name]: value }),
          before,
        );
      },
    }),
    delete: (path: string): Write => ({ path, becomes: () => null }),
  };
  type Way = keyof typeof writesOf;
  const writeOf = (way: Way, path: string, args: unknown[]) =>
    (writesOf[way] as (path: string, ...args: unknown[]) => Write)(path, ...args);

  function snapshotOf(path: string, { data, version }: Partial<Kept> = {}): Snapshot {
    return {
      ...{ id: split(path)[1], ref: reference(path), exists: data !== undefined },
      ...{ updateTime: version, data: () => data && changed({}, data) },
      get: (field: string) => fieldIn(data, field),
    };
  }
  function read(path: string) {
    store.reads += 1;
    return snapshotOf(path, at(path));
  }

  function reference(path: string): Reference {
    const write =
      (way: Way) =>
      async (...args: unknown[]) =>
        commit([writeOf(way, path, args)]);
    return {
      ...{ id: split(path)[1], path, get: async () => read(path) },
      ...{ create: write('create'), set: write('set') },
      ...{ update: write('update'), delete: write('delete') },
    };
  }

  function query(collection: string, asked: Asked) {
    const more = (changes: Partial<Asked>) => query(collection, { ...asked, ...changes });
    async function get() {
      const { wheres, skip, most, select } = asked;
      const ranged = wheres.find(({ compare }) => /[<>]/.test(compare))?.field;
      const { field, sign } = asked.order ?? { field: ranged, sign: 1 };
      const found = [...allIn(collection)]
        .filter(([, { data }]) =>
          wheres.every((one) => comparisons[one.compare](fieldIn(data, one.field), one.wanted)),
        )
        .map(([id, kept]) => ({ id, kept, by: field && fieldIn(kept.data, field) }))
        .filter(({ by }) => !field || by !== undefined)
        .sort((one, other) => (compare(one.by, other.by) || compare(one.id, other.id)) * sign)
        .slice(skip, skip + most);
      store.reads += Math.max(1, found.length);
      const docs = found.map(({ id, kept: { data, version } }) => {
        const parts = select?.filter((name) => Object.hasOwn(data, name));
        const seen = parts ? Object.fromEntries(parts.map((name) => [name, data[name]])) : data;
        return snapshotOf(`${collection}/${id}`, { data: seen, version });
      });
      const [size, empty] = [docs.length, docs.length === 0];
      return { docs, size, empty, readTime: Timestamp.fromMillis(clock()) };
    }
    return {
      get,
      where: (field: string, compare: Comparison, wanted: unknown) =>
        more({ wheres: [...asked.wheres, { field, compare, wanted }] }),
      orderBy: (field: string, way = 'asc') =>
        more({ order: { field, sign: way === 'asc' ? 1 : -1 } }),
      select: (...select: string[]) => more({ select }),
      offset: (skip: number) => more({ skip }),
      limit: (most: number) => more({ most }),
    };
  }

  /** Gathers what is written, and reads nothing any more from then on, as the SDK. */
  function gathering() {
    const writes: Write[] = [];
    const write =
      (way: Way) =>
      ({ path }: Reference, ...args: unknown[]) =>
        void writes.push(writeOf(way, path, args));
    const beforeAll =
      <Args extends unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
      async (...args: Args) => {
        if (writes.length > 0) throw new Error('A transaction reads before it writes');
        return ask(...args);
      };
    return {
      ...{ create: write('create'), set: write('set') },
      ...{ update: write('update'), delete: write('delete') },
      get: beforeAll((what: { get(): Promise<unknown> }) => what.get()),
      getAll: beforeAll(getAll),
      commit: async () => commit(writes),
    };
  }
  const getAll = async (...asked: (Reference | { fieldMask: string[] })[]) =>
    asked.flatMap((one) => ('path' in one ? read(one.path) : []));

  const store = {
    reads: 0,
    kept: (name: string) =>
      new Map([...allIn(name)].map(([id, { data }]) => [id, changed({}, data)])),
    put: (path: string, data: DocumentData) => commit([writesOf.set(path, data)]),
    doc: reference,
    collection: (name: string) => ({
      ...query(name, { wheres: [], skip: 0, most: Infinity }),
      doc: (id: string) => reference(`${name}/${id}`),
    }),
    getAll,
    batch: gathering,
    runTransaction<Value>(work: (transaction: object) => Promise<Value>): Promise<Value> {
      const made = turn.then(async () => {
        const { commit, ...transaction } = gathering();
        const value = await work(transaction);
        await commit();
        return value;
      });
      turn = made.catch(() => undefined);
      return made;
    },
  };
  return store as unknown as MemoryFirestore;
}
