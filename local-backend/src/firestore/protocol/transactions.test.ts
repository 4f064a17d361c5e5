import { root, startFirestore, type StartedFirestore } from '../../testing/start-firestore';

let store: StartedFirestore | undefined;
afterEach(async () => {
  jest.useRealTimers();
  await store?.stop();
  store = undefined;
});

interface Answer {
  readonly code: number;
  readonly status: string;
  readonly body: unknown;
}

/** Opens a local Firestore as its owner. `events` lists its responses in order of arrival. */
async function open(locks: 'pessimistic' | 'optimistic' = 'pessimistic') {
  store = await startFirestore({ locks });
  const { port } = store;
  const events: string[] = [];
  const send = async (action: string, body: object): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/${root}:${action}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as { error?: { status: string } };
    return { code: answer.status, status: json.error?.status ?? 'OK', body: json };
  };
  const named = (path: string) => `${root}/${path}`;
  const api = {
    events,
    begin: async (options: object = { readWrite: {} }) => {
      const { body } = await send('beginTransaction', { options });
      return (body as { transaction: string }).transaction;
    },
    read: (transaction: string | undefined, ...paths: string[]) =>
      send('batchGet', { documents: paths.map(named), ...(transaction && { transaction }) }),
    query: (transaction: string, collectionId: string) =>
      send('runQuery', { structuredQuery: { from: [{ collectionId }] }, transaction }),
    write: (transaction: string | undefined, n: number, ...paths: string[]) =>
      send('commit', {
        writes: paths.map((path) => ({
          update: { name: named(path), fields: { n: { integerValue: n } } },
        })),
        ...(transaction && { transaction }),
      }),
    update: (transaction: string, path: string) =>
      send('commit', {
        writes: [{ update: { name: named(path), fields: {} }, currentDocument: { exists: true } }],
        transaction,
      }),
    rollback: (transaction: string) => send('rollback', { transaction }),
    noted: async (name: string, answer: Promise<Answer>) => {
      const { status } = await answer;
      events.push(`${name} ${status}`);
    },
  };
  return api;
}

const numberIn = ({ body }: Answer): unknown =>
  (body as { found?: { fields: { n: { integerValue: string } } } }[])[0]?.found?.fields.n;

test('a write outside a transaction waits for a transaction that read its document', async () => {
  const { begin, events, noted, read, write } = await open();
  const transaction = await begin();
  await read(transaction, 'orders/a');
  const outside = noted('outside', write(undefined, 2, 'orders/a'));
  // A read outside a transaction does not wait for locks.
  await noted('plain read', read(undefined, 'orders/a'));
  await noted('inside', write(transaction, 1, 'orders/a'));
  await outside;
  expect(events).toEqual(['plain read OK', 'inside OK', 'outside OK']);
  expect(numberIn(await read(undefined, 'orders/a'))).toEqual({ integerValue: '2' });
});

test('of two transactions that read and write the same document, one is aborted and the other commits', async () => {
  const { begin, read, write } = await open();
  const both = [await begin(), await begin()] as const;
  for (const one of both) expect((await read(one, 'orders/a')).status).toBe('OK');
  const answers = await Promise.all(both.map((one, n) => write(one, n, 'orders/a')));
  expect(answers.map(({ status }) => status).sort()).toEqual(['ABORTED', 'OK']);
  const [loser, winner] = answers[0]?.status === 'OK' ? [both[1], both[0]] : both;
  // Both transactions have ended, so neither can be used again.
  for (const one of [loser, winner]) {
    expect((await write(one, 3, 'orders/a')).status).toBe('INVALID_ARGUMENT');
  }
});

test('rolling back a transaction releases its locks, and its retry reads the value stored meanwhile', async () => {
  const { begin, events, noted, read, rollback, write } = await open();
  const first = await begin();
  await read(first, 'orders/a');
  const outside = noted('outside', write(undefined, 1, 'orders/a'));
  await noted('first', rollback(first));
  await outside;
  const again = await begin({ readWrite: { retryTransaction: first } });
  expect(numberIn(await read(again, 'orders/a'))).toEqual({ integerValue: '1' });
  await noted('again', write(again, 2, 'orders/a'));
  expect(events).toEqual(['first OK', 'outside OK', 'again OK']);
});

test('a transaction locks missing documents too, and a failed commit releases all locks', async () => {
  const { begin, events, noted, read, update, write } = await open();
  const transaction = await begin();
  await read(transaction, 'orders/none');
  const outside = noted('outside', write(undefined, 1, 'orders/none'));
  await noted('inside', update(transaction, 'orders/none'));
  await outside;
  expect(events).toEqual(['inside NOT_FOUND', 'outside OK']);
});

test('a query in a transaction blocks new documents in its collection', async () => {
  const { begin, events, noted, query, write } = await open();
  const transaction = await begin();
  await query(transaction, 'orders');
  const outside = noted('outside', write(undefined, 1, 'orders/new'));
  await noted('elsewhere', write(undefined, 1, 'slots/new'));
  await noted('inside', write(transaction, 1, 'orders/own'));
  await outside;
  expect(events).toEqual(['elsewhere OK', 'inside OK', 'outside OK']);
});

test('a read-only transaction holds no locks and cannot write', async () => {
  const { begin, read, write } = await open();
  const transaction = await begin({ readOnly: {} });
  await read(transaction, 'orders/a');
  expect((await write(undefined, 1, 'orders/a')).status).toBe('OK');
  expect((await write(transaction, 2, 'orders/a')).status).toBe('INVALID_ARGUMENT');
});

test('a transaction that begins with a read forbidden by the rules holds no lock', async () => {
  const { write } = await open();
  const body = { documents: [`${root}/orders/a`], newTransaction: { readWrite: {} } };
  const answer = await fetch(`http://127.0.0.1:${store?.port}/v1/${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(403);
  expect((await write(undefined, 1, 'orders/a')).status).toBe('OK');
});

test.each([
  ['60 s without a request', [59_000, 61_000]],
  ['270 s of requests', [50_000, 50_000, 50_000, 50_000, 50_000, 21_000]],
])('a Firestore transaction ends and releases its locks after %s', async (_what, pauses) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { begin, read, write } = await open();
  const transaction = await begin();
  for (const [at, pause] of pauses.entries()) {
    expect([at, (await read(transaction, 'orders/a')).status]).toEqual([at, 'OK']);
    jest.advanceTimersByTime(pause);
  }
  expect((await write(transaction, 1, 'orders/a')).status).toBe('INVALID_ARGUMENT');
  expect((await write(undefined, 2, 'orders/a')).status).toBe('OK');
});

test('in optimistic mode a write does not wait, and the later commit is aborted immediately', async () => {
  const { begin, read, write } = await open('optimistic');
  const transaction = await begin();
  await read(transaction, 'orders/a');
  expect((await write(undefined, 2, 'orders/a')).status).toBe('OK');
  expect((await write(transaction, 1, 'orders/a')).status).toBe('ABORTED');
});
