import { withAppCheck, type PageToken } from './app-check-fetch';

const answer = (status: number, body: unknown) =>
  ({ status, clone: () => ({ json: () => Promise.resolve(body) }) }) as unknown as Response;
const done = answer(201, {});
const refused = answer(403, { error: { code: 'forbidden', reason: 'not-our-page' } });

/** Wraps a fake API that returns these responses in turn, and records the App Check token of each request. */
function asking(token: PageToken, answers: Response[]) {
  const brought: (string | null)[] = [];
  const ask: typeof fetch = (_address, init) => {
    brought.push(new Headers(init?.headers).get('X-Firebase-AppCheck'));
    return Promise.resolve(answers.shift() ?? done);
  };
  return { brought, ask: withAppCheck(token, ask) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("appCheckFetch sends the App Check token with the request's other headers", async () => {
  const observed: Headers[] = [];
  const ask = withAppCheck(
    () => Promise.resolve('ours'),
    (_address, init) => {
      observed.push(new Headers(init?.headers));
      return Promise.resolve(done);
    },
  );
  await ask('/api/orders', { method: 'POST', headers: { Authorization: 'Bearer asha' } });
  expect(observed.map((headers) => [...headers])).toEqual([
    [
      ['authorization', 'Bearer asha'],
      ['x-firebase-appcheck', 'ours'],
    ],
  ]);
});

test('a missing App Check token delays the first request by two seconds and later ones not at all', async () => {
  const { ask, brought } = asking(() => new Promise(() => undefined), []);
  const first = ask('/api/orders', { method: 'POST' });
  await jest.advanceTimersByTimeAsync(1999);
  expect(brought).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await first).toBe(done);
  const second = ask('/api/orders', { method: 'POST' });
  await jest.advanceTimersByTimeAsync(0);
  expect(await second).toBe(done);
  expect(brought).toEqual([null, null]);
});

test('a request that App Check rejects is repeated once with a new token', async () => {
  const token: PageToken = (fresh) => Promise.resolve(fresh ? 'new' : 'expired');
  const { ask, brought } = asking(token, [refused]);
  expect(await ask('/api/orders')).toBe(done);
  expect(brought).toEqual(['expired', 'new']);
});

test('the App Check rejection is returned if the retry fails or no new token comes in time', async () => {
  const again = asking(() => Promise.resolve('forged'), [refused, refused]);
  expect(await again.ask('/api/orders')).toBe(refused);
  expect(again.brought).toHaveLength(2);

  const slow: PageToken = (fresh) =>
    fresh ? new Promise(() => undefined) : Promise.resolve('old');
  const over = new AbortController();
  const { ask, brought } = asking(slow, [refused]);
  const requested = ask('/api/orders', { signal: over.signal });
  await jest.advanceTimersByTimeAsync(19_000);
  over.abort();
  expect(await requested).toBe(refused);
  expect(brought).toEqual(['old']);
});

test('requests are sent without an App Check token if there is none, and other 403 responses not retried', async () => {
  const bare = asking(() => Promise.resolve(null), []);
  expect(await bare.ask('/api/contact', { method: 'POST' })).toBe(done);
  expect(bare.brought).toEqual([null]);
  const another = answer(403, { error: { code: 'forbidden' } });
  const { ask, brought } = asking(() => Promise.resolve('ours'), [another]);
  expect(await ask('/api/orders')).toBe(another);
  expect(brought).toEqual(['ours']);
});
