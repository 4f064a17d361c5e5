import { stat } from 'node:fs';
import { createLocks, documentReads, documentWrites, lockTimeoutMs, queryReads } from './locks';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Creates locks that record their results as `<owner> has` or `<owner> <status>`. */
function watchedLocks() {
  const locks = createLocks();
  const events: string[] = [];
  const acquire = (owner: string, requested: Parameters<typeof locks.acquire>[1]) =>
    void locks.acquire(owner, requested).then(
      () => events.push(`${owner} has`),
      ({ status }: { status: string }) => {
        events.push(`${owner} ${status}`);
        locks.release(owner);
      },
    );
  const settle = async (millis = 0) => {
    await jest.advanceTimersByTimeAsync(millis);
    // Timers that are due run in the next phase of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    return events.splice(0);
  };
  return { ...locks, acquire, settle };
}
const [read, write] = [documentReads(['orders/a']), documentWrites(['orders/a'])];

test('several readers can hold the lock of a document at the same time', async () => {
  const locks = watchedLocks();
  for (const owner of ['first', 'second']) locks.acquire(owner, read);
  expect(await locks.settle()).toEqual(['first has', 'second has']);
});

test('a writer waits for all readers of a document, and a reader may read again meanwhile', async () => {
  const locks = watchedLocks();
  for (const owner of ['first', 'second']) locks.acquire(owner, read);
  locks.acquire('writer', write);
  locks.acquire('first', read);
  expect(await locks.settle()).toEqual(['first has', 'second has', 'first has']);
  locks.release('first');
  expect(await locks.settle()).toEqual([]);
  locks.release('second');
  expect(await locks.settle()).toEqual(['writer has']);
});

test('waiting writers get a document in the order of their requests', async () => {
  const locks = watchedLocks();
  locks.acquire('reader', read);
  for (const owner of ['first', 'second', 'third']) locks.acquire(owner, write);
  await locks.settle();
  for (const [owner, next] of [
    ['reader', 'first'],
    ['first', 'second'],
    ['second', 'third'],
  ] as const) {
    locks.release(owner);
    expect(await locks.settle()).toEqual([`${next} has`]);
  }
});

test('the only reader of a document upgrades its lock to write, and a new reader waits', async () => {
  const locks = watchedLocks();
  locks.acquire('owner', read);
  locks.acquire('owner', write);
  locks.acquire('reader', read);
  expect(await locks.settle()).toEqual(['owner has', 'owner has']);
  locks.release('owner');
  expect(await locks.settle()).toEqual(['reader has']);
});

test('if two readers both want to write, the first times out after 2 s and the second gets the lock', async () => {
  const locks = watchedLocks();
  for (const owner of ['first', 'second']) locks.acquire(owner, read);
  for (const owner of ['first', 'second']) locks.acquire(owner, write);
  await locks.settle();
  expect(await locks.settle(lockTimeoutMs - 1)).toEqual([]);
  expect(await locks.settle(1)).toEqual(['first ABORTED', 'second has']);
});

test('a lock release that arrives while the event loop is blocked takes effect before the timeout', async () => {
  jest.useRealTimers();
  const setRealTimeout = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((work) => setRealTimeout(work, 20));
  const { acquire, release } = createLocks();
  await acquire('reader', read);
  const writer = acquire('writer', write);
  stat(__filename, () => release('reader'));
  const blockedUntil = performance.now() + 40;
  while (performance.now() < blockedUntil);
  await expect(writer).resolves.toBeUndefined();
});

test('commits that write the same documents in different orders do not deadlock', async () => {
  const locks = watchedLocks();
  locks.acquire('reader', documentReads(['orders/a', 'orders/b']));
  locks.acquire('first', documentWrites(['orders/b', 'orders/a']));
  locks.acquire('second', documentWrites(['orders/a', 'orders/b']));
  await locks.settle();
  locks.release('reader');
  expect(await locks.settle()).toEqual(['first has']);
  locks.release('first');
  expect(await locks.settle()).toEqual(['second has']);
});

test('releasing the locks of an owner removes its waiting requests', async () => {
  const locks = watchedLocks();
  locks.acquire('reader', read);
  locks.acquire('first', write);
  locks.acquire('second', write);
  await locks.settle();
  locks.release('first');
  locks.release('reader');
  expect(await locks.settle()).toEqual(['first INVALID_ARGUMENT', 'second has']);
});

describe('a query', () => {
  test('the lock of a query blocks writers in every collection of that name and nothing else', async () => {
    const locks = watchedLocks();
    locks.acquire('query', queryReads('orders'));
    for (const path of ['orders/new', 'shops/s/orders/o', 'slots/s', 'orders/o/lines/l'])
      locks.acquire(path, documentWrites([path]));
    locks.acquire('reader', read);
    expect(await locks.settle()).toEqual([
      'query has',
      'slots/s has',
      'orders/o/lines/l has',
      'reader has',
    ]);
    locks.release('query');
    expect(await locks.settle()).toEqual(['orders/new has', 'shops/s/orders/o has']);
  });

  test('the lock of a query is shared with other queries until its owner writes there', async () => {
    const locks = watchedLocks();
    for (const owner of ['first', 'second']) locks.acquire(owner, queryReads('orders'));
    expect(await locks.settle()).toEqual(['first has', 'second has']);
    locks.acquire('first', write);
    expect(await locks.settle()).toEqual([]);
    locks.release('second');
    expect(await locks.settle()).toEqual(['first has']);
    for (const owner of ['third', 'fourth'])
      locks.acquire(owner, owner === 'third' ? queryReads('orders') : documentWrites(['orders/b']));
    expect(await locks.settle()).toEqual([]);
  });

  test('the lock of a query waits for all writers of its collection, which do not wait for each other', async () => {
    const locks = watchedLocks();
    locks.acquire('first', write);
    locks.acquire('second', documentWrites(['orders/b']));
    locks.acquire('query', queryReads('orders'));
    expect(await locks.settle()).toEqual(['first has', 'second has']);
    locks.release('first');
    locks.release('second');
    expect(await locks.settle()).toEqual(['query has']);
  });
});
