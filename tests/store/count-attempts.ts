import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

interface TransactionCount {
  transactions: number;
  attempts: number;
  mostAttempts: number;
}

interface DocumentCount {
  /** Transactions that wrote the document. */
  writers: number;
  /** Attempts that had touched the document and were repeated. */
  aborted: number;
}

/** What the transactions of an instance cost, by their kind and by document. */
export interface Tally {
  kinds: Record<string, TransactionCount>;
  documents: Record<string, DocumentCount>;
  /** Transactions that have not ended. */
  underWay: number;
}

interface Attempt {
  reads: Set<string>;
  writes: Set<string>;
}

const collectionsOf = (paths: Iterable<string>) =>
  new Set([...paths].map((path) => path.split('/')[0] ?? ''));

/** Names a transaction by the documents of its last attempt. */
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

/** Notes which documents an attempt reads and writes. */
function watch(transaction: Transaction): Attempt {
  const attempt: Attempt = { reads: new Set(), writes: new Set() };
  const methods = { get: 'reads', getAll: 'reads', create: 'writes', set: 'writes' } as const;
  const all = { ...methods, update: 'writes', delete: 'writes' } as const;
  for (const [name, kind] of Object.entries(all)) {
    const method = transaction[name as keyof typeof all] as (...given: unknown[]) => unknown;
    Object.assign(transaction, {
      [name]: (...given: unknown[]) => {
        const touched = kind === 'reads' ? pathsIn(given) : pathsIn(given.slice(0, 1));
        for (const path of touched) attempt[kind].add(path);
        return method.apply(transaction, given);
      },
    });
  }
  return attempt;
}

/**
 * Counts the attempts of every transaction of a client. The client retries an attempt that the store aborted, so all
 * attempts but the last one were aborted.
 */
export function countAttempts(firestore: Firestore) {
  let tally = emptyTally();
  let underWay = 0;

  function add(attempts: readonly Attempt[]): void {
    const last = attempts.at(-1);
    if (!last) return;
    const kind = addedTo(tally.kinds, kindOf(last), {
      transactions: 0,
      attempts: 0,
      mostAttempts: 0,
    });
    kind.transactions += 1;
    kind.attempts += attempts.length;
    kind.mostAttempts = Math.max(kind.mostAttempts, attempts.length);
    const document = (path: string) => addedTo(tally.documents, path, { writers: 0, aborted: 0 });
    for (const path of last.writes) document(path).writers += 1;
    for (const { reads, writes } of attempts.slice(0, -1)) {
      for (const path of new Set([...reads, ...writes])) document(path).aborted += 1;
    }
  }

  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = async (work, options) => {
    const attempts: Attempt[] = [];
    underWay += 1;
    try {
      return await run((transaction) => {
        attempts.push(watch(transaction));
        return work(transaction);
      }, options);
    } finally {
      underWay -= 1;
      add(attempts);
    }
  };

  return {
    underWay: () => underWay,
    /** The tally since the last call. */
    take(): Tally {
      const counted = tally;
      tally = emptyTally();
      return { ...counted, underWay };
    },
  };
}

/** One tally of those of several instances. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const { kinds, documents, underWay } of tallies) {
    sum.underWay += underWay;
    for (const [name, count] of Object.entries(kinds)) {
      const all = addedTo(sum.kinds, name, { transactions: 0, attempts: 0, mostAttempts: 0 });
      all.transactions += count.transactions;
      all.attempts += count.attempts;
      all.mostAttempts = Math.max(all.mostAttempts, count.mostAttempts);
    }
    for (const [path, count] of Object.entries(documents)) {
      const all = addedTo(sum.documents, path, { writers: 0, aborted: 0 });
      all.writers += count.writers;
      all.aborted += count.aborted;
    }
  }
  return sum;
}
