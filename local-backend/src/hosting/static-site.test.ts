import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { staticSite } from './static-site';

let folder: string;
let server: Server;
let url: string;

function put(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  put('index.html', '<h1>Home</h1>');
  put('menu/index.html', '<h1>Menu</h1>');
  put('remotes.json', '{}');
  put('shell/main.abc.js', 'let plain;');
  put('shell/main.abc.js.br', brotliCompressSync('let plain;'));
  server = createServer(express().use(...staticSite(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + name, { headers, method });

test.each([
  ['/', 'Home'],
  ['/menu', 'Menu'],
  ['/menu/', 'Menu'],
])('%s shows its page, which is asked for again each time', async (route, title) => {
  const answer = await get(route);
  expect(await answer.text()).toContain(title);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const again = await get(route, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('built files are kept for a year and come in brotli', async () => {
  const answer = await get('/shell/main.abc.js', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe('let plain;');
});

test('the list of remotes is never kept', async () => {
  expect((await get('/remotes.json')).headers.get('cache-control')).toBe('no-cache');
});

test('a file that is deployed while the server runs shows at once', async () => {
  expect((await get('/remotes/mfe-menu/2/entry.js')).status).toBe(404);
  put('remotes/mfe-menu/2/entry.js', 'let deployed;');
  expect((await get('/remotes/mfe-menu/2/entry.js')).status).toBe(200);
});

test('an unknown route shows the site under status 404, whatever the browser has kept', async () => {
  const home = await get('/nowhere');
  expect([home.status, await home.text()]).toEqual([404, '<h1>Home</h1>']);
  expect(home.headers.get('cache-control')).toBe('no-store');
  put('404.html', '<h1>Not here</h1>');
  const page = await get('/nowhere/at/all', { 'if-none-match': '*', range: 'bytes=0-3' });
  expect([page.status, await page.text()]).toEqual([404, '<h1>Not here</h1>']);
});

test('a missing built file is no page and is not kept', async () => {
  const answer = await get('/shell/gone.js');
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('nothing outside the folder can be read', async () => {
  writeFileSync(path.join(folder, '..', 'outside-of-site.txt'), 'secret');
  for (const name of [
    '/../outside-of-site.txt',
    '/%2e%2e/outside-of-site.txt',
    '/..%2foutside-of-site.txt',
  ]) {
    const answer = await get(name);
    expect(await answer.text()).not.toContain('secret');
  }
  rmSync(path.join(folder, '..', 'outside-of-site.txt'));
});

test('only GET and HEAD are answered', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/', {}, 'HEAD')).status).toBe(200);
});
