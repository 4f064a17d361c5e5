import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

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
  '==': (value, requested) => alike(value, requested) === 0,
  '<': (value, requested) => alike(value, requested) < 0,
  '<=': (value, requested) => alike(value, requested) <= 0,
  '>': (value, requested) => alike(value, requested) > 0,
  '>=': (value, requested) => alike(value, requested) >= 0,
  in: (value, requested) => (requested as unknown[]).includes(value),
  'array-contains': (value, requested) => Array.isArray(value) && value.includes(requested),
} satisfies Record<string, (value: unknown, requested: unknown) => boolean>;
type Comparison = keyof typeof comparisons;

const refused = (code: number, what: string) => Object.assign(new Error(what), { code });
const maxOperandBytes = 1500;
const [invalidArgument, notFound, alreadyExists, failedPrecondition] = [3, 5, 6, 9];

interface Reference {
  id: string;
  path: string;
  get(): Promise<unknown>;
}
interface Query {
  wheres: { field: string; compare: Comparison; wanted: unknown }[];
  order?: { field: string; sign: 1 | -1 };
  select?: string[];
  skip: number;
  most: number;
}

export interface MemoryFirestore extends Firestore {
  /** Number of document reads as Firestore bills them: a query without results counts as one. */
  reads: number;
  documentsIn(collection: string): Map<string, DocumentData>;
  /** Returns a copy of one document, while `kept` copies its whole collection. */
  documentAt(path: string): DocumentData | undefined;
  put(path: string, data: DocumentData): void;
}

/**
 * The part of the Admin SDK that our stores use, over in-memory maps. Transactions run one at a time;
 * `tests/rules` runs the same stores against the local Firestore with indexes and concurrency. `clock` is the
 * database clock.
 */
export function memoryFirestore(clock: () => number = Date.now): MemoryFirestore {
  const collections = new Map<string, Map<string, DocumentData>>();
  // Each write gets a unique update time, even while the clock stands still.
  const updateTimes = new Map<string, Timestamp>();
  let updates = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function copyOf(value: unknown): unknown {
    if (value === undefined) throw new Error('Firestore rejects undefined values');
    if (value instanceof Date) return Timestamp.fromDate(value);
    if (Array.isArray(value)) return value.map(copyOf);
    return isMap(value) ? changed({}, value) : value;
  }

  /** Applies fields to a map; `isDeep` merges nested maps field by field. */
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
  const allIn = (name: string) => {
    const known = collections.get(name) ?? new Map<string, DocumentData>();
    collections.set(name, known);
    return known;
  };
  const at = (path: string) => {
    const [collection, id] = split(path);
    return allIn(collection).get(id);
  };

  /** Applies create, set, update and delete to a document. Each throws where Firestore would. */
  const ways = {
    create(path: string, before: DocumentData | undefined, data: DocumentData) {
      if (before) throw refused(alreadyExists, `${path} exists already`);
      return changed({}, data);
    },
    set: (
      _path: string,
      before: DocumentData | undefined,
      data: DocumentData,
      { merge = false } = {},
    ) => changed((merge && before) || {}, data, merge),
    update(
      path: string,
      before: DocumentData | undefined,
      fields: DocumentData,
      { lastUpdateTime }: { lastUpdateTime?: Timestamp } = {},
    ) {
      if (!before) throw refused(notFound, `There is no ${path}`);
      if (lastUpdateTime && !updateTimes.get(path)?.isEqual(lastUpdateTime))
        throw refused(failedPrecondition, `${path} has changed`);
      return Object.entries(fields).reduce(
        (data, [name, value]) =>
          name.includes('.')
            ? changed(data, within(name, value), true)
            : changed(data, { [name]: value }),
        before,
      );
    },
    delete: () => undefined,
  };
  type WriteMethod = keyof typeof ways;
  type Write = [way: WriteMethod, path: string, args: unknown[]];
  const eachWay = (write: (method: WriteMethod) => unknown) => ({
    ...{ create: write('create'), set: write('set') },
    ...{ update: write('update'), delete: write('delete') },
  });

  function commit(writes: readonly Write[]): void {
    const after = new Map<string, DocumentData | undefined>();
    for (const [method, path, args] of writes) {
      const become = ways[method] as (...requestArgs: unknown[]) => DocumentData | undefined;
      after.set(path, become(path, after.has(path) ? after.get(path) : at(path), ...args));
    }
    for (const [path, data] of after) {
      const [collection, id] = split(path);
      updateTimes.set(path, Timestamp.fromMillis((updates += 1)));
      if (data) allIn(collection).set(id, data);
      else allIn(collection).delete(id);
    }
  }

  const snapshotOf = (path: string, data: DocumentData | undefined) => ({
    ...{ id: split(path)[1], ref: reference(path), exists: data !== undefined },
    ...{ readTime: Timestamp.fromMillis(clock()), updateTime: data && updateTimes.get(path) },
    data: () => data && changed({}, data),
    get: (field: string) => fieldIn(data, field),
  });
  const read = (path: string) => {
    store.reads += 1;
    return snapshotOf(path, at(path));
  };
  const reference = (path: string): Reference => ({
    ...{ id: split(path)[1], path, get: async () => read(path) },
    ...eachWay((method) => async (...args: unknown[]) => {
      commit([[method, path, args]]);
      return { writeTime: Timestamp.fromMillis(clock()) };
    }),
  });

  function query(collection: string, requested: Query) {
    const more = (changes: Partial<Query>) => query(collection, { ...requested, ...changes });
    async function get() {
      const { wheres, skip, most, select } = requested;
      const ranged = wheres.find(({ compare }) => /[<>]/.test(compare))?.field;
      const { field, sign } = requested.order ?? { field: ranged, sign: 1 };
      const found = [...allIn(collection)]
        .filter(([, data]) =>
          wheres.every((one) => comparisons[one.compare](fieldIn(data, one.field), one.wanted)),
        )
        .map(([id, data]) => ({ id, data, by: field && fieldIn(data, field) }))
        .filter(({ by }) => !field || by !== undefined)
        .sort((one, other) => (compare(one.by, other.by) || compare(one.id, other.id)) * sign)
        .slice(skip, skip + most);
      store.reads += Math.max(1, found.length);
      const docs = found.map(({ id, data }) => {
        const parts = select?.filter((path) => fieldIn(data, path) !== undefined);
        const observed = parts
          ? Object.assign({}, ...parts.map((path) => within(path, fieldIn(data, path))))
          : data;
        return snapshotOf(`${collection}/${id}`, observed);
      });
      const [size, empty] = [docs.length, docs.length === 0];
      return { docs, size, empty, readTime: Timestamp.fromMillis(clock()) };
    }
    return {
      get,
      where(field: string, compare: Comparison, requests: unknown) {
        if (typeof requests === 'string' && requests.length > maxOperandBytes)
          throw refused(invalidArgument, 'A value of a query is longer than 1,500 bytes');
        return more({ wheres: [...requested.wheres, { field, compare, wanted: requests }] });
      },
      orderBy: (field: string, method = 'asc') =>
        more({ order: { field, sign: method === 'asc' ? 1 : -1 } }),
      select: (...select: string[]) => more({ select }),
      offset: (skip: number) => more({ skip }),
      limit: (most: number) => more({ most }),
    };
  }

  /** Returns a transaction that collects writes and, like the SDK, rejects reads after the first write. */
  function gathering() {
    const writes: Write[] = [];
    const beforeAll =
      <Args extends unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
      async (...args: Args) => {
        if (writes.length > 0) throw new Error('A transaction reads before it writes');
        return ask(...args);
      };
    return {
      ...eachWay(
        (method) =>
          ({ path }: Reference, ...args: unknown[]) =>
            void writes.push([method, path, args]),
      ),
      get: beforeAll((what: { get(): Promise<unknown> }) => what.get()),
      getAll: beforeAll(getAll),
      commit: async () => commit(writes),
    };
  }
  const getAll = async (...requestArgs: (Reference | { fieldMask: string[] })[]) =>
    requestArgs.flatMap((one) => ('path' in one ? read(one.path) : []));

  const store = {
    reads: 0,
    documentsIn: (name: string) =>
      new Map([...allIn(name)].map(([id, data]) => [id, changed({}, data)])),
    documentAt: (path: string) => snapshotOf(path, at(path)).data(),
    put: (path: string, data: DocumentData) => commit([['set', path, [data]]]),
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
