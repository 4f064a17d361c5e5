import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dataHeaders, type SiteNeeds } from '@burger/shared/platform/security';
import express from 'express';
import { listen, stopListening } from '../loopback';
import { testFolder } from '../testing/test-folder';
import { loopbackGuard, securityHeaders, staticSite } from './site';

const at = testFolder();
const devOrigins: string[] = [];
let needs: SiteNeeds;
let server: Server;
let port: number;

function put(name: string, content: string | Buffer): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

beforeEach(async () => {
  needs = {};
  devOrigins.splice(0);
  put('index.html', '<h1>Home</h1>');
  put('menu/index.html', '<h1>Menu</h1>');
  put('rider/index.html', '<h1>Rider</h1>');
  put('remotes.json', '{}');
  put('shell/main.abc.js', 'let plain;');
  put('shell/main.abc.js.br', brotliCompressSync('let plain;'));
  const { files, missing } = staticSite(at(), () => needs);
  server = createServer(
    express().use(
      securityHeaders(() => needs, devOrigins),
      loopbackGuard(() => needs),
      files,
      missing,
    ),
  );
  port = await listen(server, 0);
});
afterEach(async () => {
  server.closeAllConnections();
  await stopListening(server);
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${name}`, { headers, method });

/** Sends a request with any Host header, without normalising its path. */
const getRaw = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ port, path: address, headers, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 'Home'],
  ['/menu', 'Menu'],
  ['/rider/0123456789abcdef0123456789abcdef', 'Rider'],
])('GET %s returns its page with no-cache, and 304 for a matching ETag', async (route, title) => {
  const answer = await get(route);
  expect(await answer.text()).toContain(title);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const again = await get(route, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('the local server serves built files in brotli and cacheable for a year', async () => {
  const answer = await get('/shell/main.abc.js', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe('let plain;');
});

test('files deployed while the server runs are served immediately, version manifests with no-cache', async () => {
  for (const name of ['/remotes/mfe-menu/2/entry.js', '/remotes/mfe-menu/mf-manifest.json']) {
    expect((await get(name)).status).toBe(404);
    put(name, '{}');
    expect((await get(name)).status).toBe(200);
  }
  for (const name of ['/remotes.json', '/remotes/mfe-menu/mf-manifest.json']) {
    expect((await get(name)).headers.get('cache-control')).toBe('no-cache');
  }
});

test('an unknown route returns 404 with an HTML page and no-store, a missing built file a plain 404', async () => {
  const home = await get('/nowhere');
  expect([home.status, await home.text()]).toEqual([404, '<h1>Home</h1>']);
  expect(home.headers.get('cache-control')).toBe('no-store');
  put('404.html', '<h1>Not here</h1>');
  const page = await get('/nowhere/at/all', { 'if-none-match': '*', range: 'bytes=0-3' });
  expect([page.status, await page.text()]).toEqual([404, '<h1>Not here</h1>']);
  const file = await get('/shell/gone.js');
  expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  expect(file.headers.get('cache-control')).toBe('no-store');
});

test.each(['/headers.json', '/shell.json', '/shop.json', '/./shell.json/', '/%73hell.json'])(
  '%s returns 404, because deployment records are not public',
  async (address) => {
    for (const record of ['headers.json', 'shell.json', 'shop.json', 'history.json'])
      put(record, '{"kept":"record"}');
    const answer = await getRaw(address);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('record');
  },
);

test.each([
  ['/.deployed.json', '.deployed.json'],
  ['/%2edeployed.json', '.deployed.json'],
  ['/shell/.part.js', 'shell/.part.js'],
  ['/shell/main.abc.js.br', 'shell/main.abc.js.br'],
  ['/shell/main.abc.js.%62r', 'shell/main.abc.js.br'],
  ['/shell/main.abc.js.map', 'shell/main.abc.js.map'],
  ['/remotes/mfe-menu/1/node/prerender.cjs', 'remotes/mfe-menu/1/node/prerender.cjs'],
])('GET %s returns 404, because hosting ignores the file', async (address, file) => {
  put(file, 'for no visitor');
  const answer = await getRaw(address);
  expect([answer.status, answer.text]).not.toContain('for no visitor');
  expect(answer.status).toBe(404);
});

test('a missing file below /shell/ gets a response with the headers of data files', async () => {
  put('shell/main.abc.js.map', 'for no visitor');
  const { headers } = await get('/shell/main.abc.js.map');
  expect(headers.get('content-security-policy')).toBe(dataHeaders()['Content-Security-Policy']);
});

test('a file in a hidden folder is served, as Firebase Hosting does', async () => {
  put('.well-known/security.txt', 'Contact');
  expect((await getRaw('/.well-known/security.txt')).text).toBe('Contact');
});

test('files outside the site folder cannot be read, and methods other than GET and HEAD return 405', async () => {
  writeFileSync(at('../outside.txt'), 'secret');
  for (const address of ['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt']) {
    expect((await getRaw(address)).text).not.toContain('secret');
  }
  rmSync(at('../outside.txt'));
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/', {}, 'HEAD')).status).toBe(200);
});

test('configured host origins may read the files of remotes but no HTML page', async () => {
  const allowed = async (name: string) => {
    const { headers } = await get(name);
    return ['access-control-allow-origin', 'cross-origin-resource-policy'].map((one) =>
      headers.get(one),
    );
  };
  expect(await allowed('/shell/main.abc.js')).toEqual([null, 'same-origin']);
  needs = { hosts: 'https://host.example' };
  expect(await allowed('/shell/main.abc.js')).toEqual([needs.hosts, 'cross-origin']);
  expect((await allowed('/menu'))[0]).toBeNull();
});

const foreign = 'https://host.example';

test.each<[string, string, { origin?: string; host?: string }, string | null, boolean]>([
  ['a page of the site', 'POST /api/orders', { origin: 'http://localhost:3000' }, null, true],
  ['a foreign page', 'GET /remotes/a.js', { origin: foreign }, null, false],
  ['a configured host origin', 'GET /remotes/a.js', { origin: foreign }, foreign, true],
  [
    'an origin other than the configured host',
    'GET /remotes/a.js',
    { origin: 'https://other.example' },
    foreign,
    false,
  ],
  ['any host when all are allowed', 'GET /api/shop', { origin: foreign }, '*', true],
  ['a host origin that requests a page', 'GET /menu', { origin: foreign }, '*', false],
  ['a host origin that posts', 'POST /api/shop', { origin: foreign }, '*', false],
  ['a foreign Host header', 'GET /api/shop', { host: 'evil.example' }, '*', false],
  ['a page with the null origin', 'GET /', { origin: 'null' }, null, false],
])(
  'the loopback guard decides on %s by Host, Origin, method and path',
  async (_who, query, headers, hosts, isLetIn) => {
    needs = { hosts };
    const [method, address = ''] = query.split(' ');
    const { status } = await getRaw(address, { host: 'localhost:3000', ...headers }, method);
    expect(status !== 403).toBe(isLetIn);
  },
);

const directive = async (name: string, address = '/menu') => {
  const policy = (await get(address)).headers.get('content-security-policy') ?? '';
  return policy.split(';').find((one) => one.startsWith(`${name} `));
};

test('the CSP of each page allows its own styles by hash and the configured remote origins', async () => {
  needs = {
    pages: { '/': { styles: ["'sha256-home='"] }, '/menu': { styles: ["'sha256-menu='"] } },
    others: { styles: ["'sha256-missing='"] },
    origins: ['https://menu.example'],
  };
  for (const [address, hash] of [
    ['/menu?veg=yes', 'menu'],
    ['/nowhere', 'missing'],
  ]) {
    const styles = await directive('style-src', address);
    expect(styles).toMatch(new RegExp(`^style-src 'self' 'sha256-\\S+' 'sha256-${hash}='$`));
  }
  expect(await directive('script-src')).toBe("script-src 'self' https://menu.example");
  expect(await directive('connect-src')).toBe("connect-src 'self' https://menu.example");
});
