import { fetchMenu } from './load-shop';

const forGood = 'public, max-age=31536000, immutable';
const menu = { version: '0123456789ab', dishes: [] };

/** Returns these responses to requests in turn, and records the cache mode of each request. */
function answerWith(...answers: [status: number, cacheControl: string][]) {
  const caches: (RequestCache | undefined)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    caches.push(init?.cache);
    const [status, cacheControl] = answers[caches.length - 1] ?? [500, ''];
    const headers = { 'Cache-Control': cacheControl };
    return Promise.resolve(new Response(JSON.stringify(menu), { status, headers }));
  });
  return caches;
}

afterEach(() => jest.restoreAllMocks());

test('fetchMenu uses the HTTP cache for a menu, which never changes', async () => {
  const caches = answerWith([200, forGood]);
  expect(await fetchMenu(menu.version)).toEqual(menu);
  expect(caches).toEqual(['default']);
});

test.each([404, 429, 500, 503])(
  'fetchMenu replaces a cached %i response by a fresh menu',
  async (status) => {
    const caches = answerWith([status, forGood], [200, forGood]);
    expect(await fetchMenu(menu.version)).toEqual(menu);
    expect(caches).toEqual(['default', 'reload']);
  },
);

test('fetchMenu does not repeat a request whose uncached error came from the function', async () => {
  const caches = answerWith([429, 'no-store']);
  await expect(fetchMenu(menu.version)).rejects.toThrow('answered 429');
  expect(caches).toEqual(['default']);
});

test('fetchMenu rejects if the request that bypasses caches also fails', async () => {
  const caches = answerWith([503, forGood], [429, 'no-store']);
  await expect(fetchMenu(menu.version)).rejects.toThrow('answered 429');
  expect(caches).toEqual(['default', 'reload']);
});
