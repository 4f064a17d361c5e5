import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The command as people and the local backend run it, up to where pages would be written.
let site: string;
let server: Server;
let origin: string;
let current: object;

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(site, 'shop.json'), '{"version":"0123456789ab","source":"store"}');
  server = createServer((_request, response) => response.end(JSON.stringify(current)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(site, { recursive: true });
});

const prerender = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.resolve('scripts/release.mjs'), 'prerender', ...args],
      { env: { ...process.env, SITE_DIR: site } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: (out + err).trim() }),
    );
  });

test('does nothing where the pages show what is current', async () => {
  current = { version: '0123456789ab' };
  await expect(prerender('--from', origin)).resolves.toEqual({
    code: 0,
    said: 'The pages show 0123456789ab already.',
  });
});

test('an answer that is none changes nothing', async () => {
  current = { version: 'latest' };
  const { code, said } = await prerender('--from', origin);
  expect([code, said]).toEqual([
    1,
    `${origin}/api/shop?revision=0 does not say which menu is current.`,
  ]);
  expect(readFileSync(path.join(site, 'shop.json'), 'utf8')).toContain('0123456789ab');
});

test('a folder without pages is said so', async () => {
  rmSync(path.join(site, 'shop.json'));
  await expect(prerender('--from', origin)).resolves.toEqual({
    code: 1,
    said: 'There are no pages yet: npm run build',
  });
});

test('an origin that is none is answered with how it is used', async () => {
  const { code, said } = await prerender('--from', 'here');
  expect([code, said]).toEqual([1, expect.stringContaining('npm run prerender -- --from')]);
});
