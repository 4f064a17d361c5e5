import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

interface TransactionCount {
  committed: number;
  /** Number of attempts that Firestore aborted, whether the SDK or the caller repeated them. */
  aborted: number;
}

interface DocumentCount {
  writers: number;
  /** Number of aborted attempts that read or wrote the document. */
  aborted: number;
}

export interface Tally {
  kinds: Record<string, TransactionCount>;
  documents: Record<string, DocumentCount>;
  /** Number of unfinished transactions, and of unfinished calls that run several. */
  underWay: number;
}

interface Attempt {
  reads: Set<string>;
  writes: Set<string>;
}

const collectionsOf = (paths: Iterable<string>) =>
  new Set([...paths].map((path) => path.split('/')[0] ?? ''));

function kindOf({ reads, writes }: Attempt): string {
  const [read, written] = [collectionsOf(reads), collectionsOf(writes)];
  if (written.has('orderNumbers')) return 'order stored';
  if (read.has('orderNumbers') || read.has('deletedAccounts')) return 'order not stored';
  if (written.has('papers') || written.has('series')) return 'bill';
  if (written.has('staffLog')) return 'step';
  return [...(written.size > 0 ? written : read)].sort().join(' and ') || 'nothing';
}

function pathsIn(values: readonly unknown[]): string[] {
  return values
    .map((value) => (value as Partial<DocumentReference> | null)?.path)
    .filter((path) => typeof path === 'string');
}

const emptyTally = (): Tally => ({ kinds: {}, documents: {}, underWay: 0 });

const addedTo = <Value>(record: Record<string, Value>, name: string, first: Value): Value =>
  (record[name] ??= first);

function watch(transaction: Transaction): Attempt {
  const attempt: Attempt = { reads: new Set(), writes: new Set() };
  const methods = { get: 'reads', getAll: 'reads', create: 'writes', set: 'writes' } as const;
  const all = { ...methods, update: 'writes', delete: 'writes' } as const;
  for (const [name, kind] of Object.entries(all)) {
    const method = transaction[name as keyof typeof all] as (...args: unknown[]) => unknown;
    Object.assign(transaction, {
      [name]: (...args: unknown[]) => {
        const touched = kind === 'reads' ? pathsIn(args) : pathsIn(args.slice(0, 1));
        for (const path of touched) attempt[kind].add(path);
        return method.apply(transaction, args);
      },
    });
  }
  return attempt;
}

// gRPC status codes of transactions that conflicted with another one.
const conflicts = new Set<unknown>([5, 6, 9, 10]);
const isConflict = (error: unknown) => conflicts.has((error as { code?: unknown } | null)?.code);

/**
 * Counts the attempts of each transaction of a Firestore client, including repeats by the SDK and the caller.
 */
export function countAttempts(firestore: Firestore) {
  let tally = emptyTally();
  let underWay = 0;

  function add(attempt: Attempt, end: keyof TransactionCount): void {
    addedTo(tally.kinds, kindOf(attempt), { committed: 0, aborted: 0 })[end] += 1;
    const document = (path: string) => addedTo(tally.documents, path, { writers: 0, aborted: 0 });
    for (const path of attempt.writes) {
      if (end === 'committed') document(path).writers += 1;
    }
    for (const path of new Set([...attempt.reads, ...attempt.writes])) {
      if (end === 'aborted') document(path).aborted += 1;
    }
  }

  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = async (work, options) => {
    const attempts: Attempt[] = [];
    underWay += 1;
    try {
      const result = await run((transaction) => {
        attempts.push(watch(transaction));
        return work(transaction);
      }, options);
      const last = attempts.pop();
      if (last) add(last, 'committed');
      return result;
    } catch (error) {
      // No conflict: the transaction decided not to write, or Firestore failed.
      if (!isConflict(error)) attempts.pop();
      throw error;
    } finally {
      underWay -= 1;
      for (const attempt of attempts) add(attempt, 'aborted');
    }
  };

  return {
    underWay: () => underWay,
    /** Wraps a function, so that its calls count as unfinished until they end. */
    counted:
      <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
      async (...args: Args): Promise<Value> => {
        underWay += 1;
        try {
          return await call(...args);
        } finally {
          underWay -= 1;
        }
      },
    take(): Tally {
      const counted = tally;
      tally = emptyTally();
      return { ...counted, underWay };
    },
  };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const { kinds, documents, underWay } of tallies) {
    sum.underWay += underWay;
    for (const [name, count] of Object.entries(kinds)) {
      const all = addedTo(sum.kinds, name, { committed: 0, aborted: 0 });
      all.committed += count.committed;
      all.aborted += count.aborted;
    }
    for (const [path, count] of Object.entries(documents)) {
      const all = addedTo(sum.documents, path, { writers: 0, aborted: 0 });
      all.writers += count.writers;
      all.aborted += count.aborted;
    }
  }
  return sum;
}
