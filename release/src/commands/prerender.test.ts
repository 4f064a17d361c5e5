import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentVersionAt, publishedAt } from './prerender';

let server: Server;
let origin: string;
let answers: RequestListener;

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

beforeAll(async () => {
  server = createServer((request, response) => answers(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

// Runs the real command, up to the point where it would write pages.
let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(site, 'shop.json'), '{"version":"0123456789ab","source":"store"}');
});
afterEach(() => rmSync(site, { recursive: true }));

const prerender = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.resolve('scripts/release.mjs'), 'prerender', ...args],
      { env: { ...process.env, SITE_DIR: site } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: (out + err).trim() }),
    );
  });

test('an invalid answer of the shop API leaves the pages unchanged and exits with 1', async () => {
  answers = saying({ version: 'latest' });
  const { code, said } = await prerender('--from', origin);
  expect([code, said]).toEqual([
    1,
    `${origin}/api/shop?revision=0 does not say which menu is current.`,
  ]);
  expect(readFileSync(path.join(site, 'shop.json'), 'utf8')).toContain('0123456789ab');
});

test('the request for the current version bypasses all caches', async () => {
  const requests: (string | undefined)[] = [];
  answers = (request, response) => {
    requests.push(request.url);
    saying({ version: '0123456789ab', revision: 7 })(request, response);
  };
  await expect(currentVersionAt(origin)).resolves.toBe('0123456789ab');
  expect(requests).toEqual(['/api/shop?revision=0']);
});

test.each<[string, RequestListener, RegExp]>([
  ['does not answer', () => undefined, /\/api\/shop\?revision=0 did not answer in time\.$/],
  ['answers 500', saying({ error: {} }, 500), / answered 500\.$/],
  ['answers with HTML', saying('<!doctype html>'), / answered no JSON\.$/],
  [
    'answers with a path as its version',
    saying({ version: '../../etc' }),
    / does not say which menu is current\.$/,
  ],
  ['closes the connection', (request) => void request.socket.destroy(), / cannot be reached\.$/],
])(
  'prerendering from a shop that %s fails with a readable message',
  async (_name, listener, message) => {
    answers = listener;
    await expect(currentVersionAt(origin, 1000)).rejects.toThrow(message);
  },
);

test('a published document is returned without its version, and a document of another version is rejected', async () => {
  answers = saying({ version: '0123456789ab', dishes: [] });
  await expect(publishedAt(origin, '0123456789ab')).resolves.toEqual({ dishes: [] });
  await expect(publishedAt(origin, 'ffffffffffff')).rejects.toThrow('returned another document');
});
