import { FirestoreError, invalidArgument } from '../error';

type LockMode = 'read' | 'write';

/** A lock on a document, or on all collections of one name. */
export interface Lock {
  readonly resource: string;
  readonly mode: LockMode;
  /** Writers share a collection: only queries exclude them. */
  readonly isCollection?: boolean;
}

interface Waiter {
  readonly owner: string;
  readonly missing: Lock[];
  settle(error?: FirestoreError): void;
}

/** Measured on Google's emulator. Deadlocks end by this timeout only. */
export const lockTimeoutMs = 2000;

const collectionLock = (collection: string, mode: LockMode): Lock => ({
  // Google's emulator locks all collections of a name, below whichever document.
  resource: `collection ${collection.slice(collection.lastIndexOf('/') + 1)}`,
  mode,
  isCollection: true,
});
const documentLock = (path: string, mode: LockMode): Lock => ({
  resource: `document ${path}`,
  mode,
});

export const documentReads = (paths: readonly string[]): Lock[] =>
  paths.map((path) => documentLock(path, 'read'));

export const queryReads = (collection: string): Lock[] => [collectionLock(collection, 'read')];

export const documentWrites = (paths: readonly string[]): Lock[] =>
  paths.flatMap((path) => [
    collectionLock(path.slice(0, path.lastIndexOf('/')), 'write'),
    documentLock(path, 'write'),
  ]);

/** Shared locks of readers and exclusive locks of writers, as Google's emulator has them. */
export function createLocks() {
  const held = new Map<string, { readonly owner: string; readonly mode: LockMode }[]>();
  const waiters = new Set<Waiter>();

  const holdersOf = ({ resource }: Lock) => held.get(resource) ?? [];
  const isFree = (owner: string, lock: Lock): boolean =>
    holdersOf(lock).every(
      (other) =>
        other.owner === owner ||
        (other.mode === lock.mode && (lock.mode === 'read' || lock.isCollection === true)),
    );
  const take = (owner: string, lock: Lock): void => {
    const { resource, mode } = lock;
    const holders = holdersOf(lock);
    if (holders.some((holder) => holder.owner === owner && holder.mode === mode)) return;
    held.set(resource, [...holders, { owner, mode }]);
  };
  /** Takes free locks in order, also ahead of older waiters: readers overtake a waiting writer. */
  const advance = (waiter: Waiter): void => {
    for (let [next] = waiter.missing; next && isFree(waiter.owner, next); [next] = waiter.missing) {
      take(waiter.owner, next);
      waiter.missing.shift();
    }
    if (waiter.missing.length === 0) waiter.settle();
  };

  return {
    /** Resolves when the owner holds these locks. Rejects with ABORTED after `lockTimeoutMs`. */
    acquire: (owner: string, locks: readonly Lock[]): Promise<void> =>
      new Promise((resolve, reject) => {
        const expire = () =>
          waiter.settle(new FirestoreError('ABORTED', 'Transaction lock timeout.'));
        // After a blocked event loop, commits and rollbacks that have arrived are handled first.
        const timer = setTimeout(() => setImmediate(expire), lockTimeoutMs);
        const waiter: Waiter = {
          owner,
          // One global order, so that commits without reads cannot deadlock.
          missing: [...locks].sort((a, b) => (a.resource < b.resource ? -1 : 1)),
          settle: (error) => {
            clearTimeout(timer);
            if (!waiters.delete(waiter)) return;
            if (error) reject(error);
            else resolve();
          },
        };
        waiters.add(waiter);
        advance(waiter);
      }),
    /** Frees all locks of an owner; waiters get them first come, first served. */
    release: (owner: string): void => {
      for (const waiter of waiters) {
        if (waiter.owner === owner) waiter.settle(invalidArgument('The transaction was ended.'));
      }
      for (const [resource, holders] of held) {
        const others = holders.filter((holder) => holder.owner !== owner);
        if (others.length > 0) held.set(resource, others);
        else held.delete(resource);
      }
      for (const waiter of waiters) advance(waiter);
    },
  };
}

export type Locks = ReturnType<typeof createLocks>;
