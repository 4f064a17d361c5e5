import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentVersionAt, publishedAt } from './ask-shop';

let server: Server;
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

/** An origin whose shop answers so. */
async function shopThat(answers: RequestListener): Promise<string> {
  server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

test('the current version is asked for past all caches', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await shopThat((request, response) => {
    asked.push(request.url);
    saying({ version: '0123456789ab', revision: 7 })(request, response);
  });
  await expect(currentVersionAt(origin)).resolves.toBe('0123456789ab');
  expect(asked).toEqual(['/api/shop?revision=0']);
});

test.each<[string, RequestListener, RegExp]>([
  ['hangs', () => undefined, /\/api\/shop\?revision=0 did not answer in time\.$/],
  ['fails', saying({ error: {} }, 500), / answered 500\.$/],
  ['answers a page', saying('<!doctype html>'), / answered no JSON\.$/],
  ['answers nothing', saying(null), / does not say which menu is current\.$/],
  ['answers a list', saying([1, 2]), / does not say which menu is current\.$/],
  ['names a path', saying({ version: '../../etc' }), / does not say which menu is current\.$/],
  [
    'names a number',
    saying({ version: 123_456_789_012 }),
    / does not say which menu is current\.$/,
  ],
  ['hangs up', (request) => void request.socket.destroy(), / cannot be reached\.$/],
])('a shop that %s is told in plain words', async (_name, answers, said) => {
  const origin = await shopThat(answers);
  await expect(currentVersionAt(origin, 1000)).rejects.toThrow(said);
});

test('a document comes without its name; one of another name is refused', async () => {
  const origin = await shopThat(saying({ version: '0123456789ab', dishes: [] }));
  await expect(publishedAt(origin, '0123456789ab')).resolves.toEqual({ dishes: [] });
  await expect(publishedAt(origin, 'ffffffffffff')).rejects.toThrow('is another document');
});
