import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { staticSite } from './site';

let folder: string;
let server: Server;
let url: string;
let hosts: string | null = null;

function put(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  put('index.html', '<h1>Home</h1>');
  put('menu/index.html', '<h1>Menu</h1>');
  put('rider/index.html', '<h1>Rider</h1>');
  put('remotes.json', '{}');
  put('shell/main.abc.js', 'let plain;');
  put('shell/main.abc.js.br', brotliCompressSync('let plain;'));
  const { files, missing } = staticSite(folder, () => ({ hosts }));
  server = createServer(express().use(files, missing));
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

/** As a program asks that does not tidy up addresses. */
const getRaw = (address: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path: address }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + name, { headers, method });

test.each([
  ['/', 'Home'],
  ['/menu', 'Menu'],
  ['/menu/', 'Menu'],
  ['/rider/0123456789abcdef0123456789abcdef', 'Rider'],
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

test('other origins read what remotes are made of where the owner lets them in, and no page', async () => {
  const allowed = async (name: string) => {
    const { headers } = await get(name);
    return [
      headers.get('access-control-allow-origin'),
      headers.get('cross-origin-resource-policy'),
    ];
  };
  expect(await allowed('/shell/main.abc.js')).toEqual([null, 'same-origin']);
  hosts = 'https://host.example';
  expect(await allowed('/shell/main.abc.js')).toEqual([hosts, 'cross-origin']);
  expect(await allowed('/menu')).toEqual([null, null]);
  hosts = null;
});

test.each(['/remotes.json', '/remotes/mfe-menu/mf-manifest.json'])(
  '%s, which names the versions that run, is never kept',
  async (name) => {
    put(name, '{}');
    expect((await get(name)).headers.get('cache-control')).toBe('no-cache');
  },
);

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

test.each([
  '/headers.json',
  '/shell.json',
  '/shop.json',
  '/history.json',
  '//shell.json',
  '/./shell.json/',
  '/%73hell.json',
])('%s, which a deployment wrote down for the next one, is not served', async (address) => {
  for (const record of ['headers.json', 'shell.json', 'shop.json', 'history.json'])
    put(record, '{"kept":"record"}');
  const answer = await getRaw(address);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('record');
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
