import { FirestoreError, invalidArgument } from '../error';

type LockMode = 'read' | 'write';

/** A lock on a document, or on all collections of one name. */
export interface Lock {
  readonly resource: string;
  readonly mode: LockMode;
  /** Writers share the lock of a collection. Only queries exclude them. */
  readonly isCollection?: boolean;
}

interface Waiter {
  readonly owner: string;
  readonly missing: Lock[];
  settle(error?: FirestoreError): void;
}

/** The lock timeout of Google's emulator, as measured. It is the only way out of a deadlock. */
export const lockTimeoutMs = 2000;

const collectionLock = (collection: string, mode: LockMode): Lock => ({
  // Google's emulator locks all collections of the same name, whatever their parent document.
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

/** Creates shared locks for readers and exclusive locks for writers, as in Google's emulator. */
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
  /** Takes free locks in order, also ahead of older requests: readers overtake a waiting writer. */
  const advance = (waiter: Waiter): void => {
    for (let [next] = waiter.missing; next && isFree(waiter.owner, next); [next] = waiter.missing) {
      take(waiter.owner, next);
      waiter.missing.shift();
    }
    if (waiter.missing.length === 0) waiter.settle();
  };

  return {
    /** Resolves once the owner holds these locks. Rejects with ABORTED after `lockTimeoutMs`. */
    acquire: (owner: string, locks: readonly Lock[]): Promise<void> =>
      new Promise((resolve, reject) => {
        const expire = () =>
          waiter.settle(new FirestoreError('ABORTED', 'Transaction lock timeout.'));
        // After the event loop was blocked, first handle commits and rollbacks that have arrived meanwhile.
        const timer = setTimeout(() => setImmediate(expire), lockTimeoutMs);
        const waiter: Waiter = {
          owner,
          // All commits take locks in one global order, so that commits without reads cannot deadlock.
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
    /** Releases all locks of an owner. Waiting requests get them in their order. */
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
