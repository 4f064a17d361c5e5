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

// The command as people and the local backend run it, up to where pages would be written.
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

test('an answer that is none changes nothing', async () => {
  answers = saying({ version: 'latest' });
  const { code, said } = await prerender('--from', origin);
  expect([code, said]).toEqual([
    1,
    `${origin}/api/shop?revision=0 does not say which menu is current.`,
  ]);
  expect(readFileSync(path.join(site, 'shop.json'), 'utf8')).toContain('0123456789ab');
});

test('the current version is asked for past all caches', async () => {
  const asked: (string | undefined)[] = [];
  answers = (request, response) => {
    asked.push(request.url);
    saying({ version: '0123456789ab', revision: 7 })(request, response);
  };
  await expect(currentVersionAt(origin)).resolves.toBe('0123456789ab');
  expect(asked).toEqual(['/api/shop?revision=0']);
});

test.each<[string, RequestListener, RegExp]>([
  ['hangs', () => undefined, /\/api\/shop\?revision=0 did not answer in time\.$/],
  ['fails', saying({ error: {} }, 500), / answered 500\.$/],
  ['answers a page', saying('<!doctype html>'), / answered no JSON\.$/],
  ['names a path', saying({ version: '../../etc' }), / does not say which menu is current\.$/],
  ['hangs up', (request) => void request.socket.destroy(), / cannot be reached\.$/],
])('a shop that %s is told in plain words', async (_name, listener, said) => {
  answers = listener;
  await expect(currentVersionAt(origin, 1000)).rejects.toThrow(said);
});

test('a document comes without its name; one of another name is refused', async () => {
  answers = saying({ version: '0123456789ab', dishes: [] });
  await expect(publishedAt(origin, '0123456789ab')).resolves.toEqual({ dishes: [] });
  await expect(publishedAt(origin, 'ffffffffffff')).rejects.toThrow('is another document');
});
