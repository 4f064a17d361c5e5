import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { isUnserved } from '@burger/shared/platform/security';
import express from 'express';
import { listen, stopListening } from '../loopback';
import { testFolder } from '../testing/test-folder';
import { architecture } from './architecture';
import { staticSite } from './site';

const at = testFolder();
let server: Server;
let port: number;

function put(name: string, content: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

beforeEach(async () => {
  put('index.html', '<body>Home</body>');
  put('menu/index.html', '<body>Menu</body>');
  put('.architecture.html', '<body>Architecture</body>');
  put('shell.json', '{"shell":{"base":"/shell/1/"}}');
  put('shell/1/architecture/probe.js', 'probe();');
  put('service-worker.js', 'cache();');
  put('remotes/mfe-menu/1/entry.js', 'menu();');
  put('remotes/mfe-content/1/entry.js', 'content();');
  const needs = () => ({ pages: { '/.architecture.html': { scripts: ["'sha256-own'"] } } });
  const { files, missing } = staticSite(at(), needs, { architecture: true });
  server = createServer(express().use(architecture(at(), needs), files, missing));
  port = await listen(server, 0);
});
afterEach(async () => {
  server.closeAllConnections();
  await stopListening(server);
});

const get = (name: string, switches = '', method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${name}`, {
    method,
    headers: switches ? { cookie: `a=b; burger_architecture=${switches}` } : {},
  });

test.each([
  ['/', 'Home'],
  ['/menu', 'Menu'],
  ['/architecture', 'Architecture'],
])('GET %s returns its page with the probe of the running shell', async (route, content) =>
  expect(await (await get(route)).text()).toBe(
    `<body>${content}<script src="/shell/1/architecture/probe.js"></script></body>`,
  ),
);

test('the page for engineers is not cached and allows its own scripts', async () => {
  const { headers } = await get('/architecture');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-own'");
});

test('the scripts of the page for engineers are served here, and nowhere else', async () => {
  const address = '/shell/1/architecture/probe.js';
  expect(await (await get(address)).text()).toBe('probe();');
  expect(isUnserved(address)).toBe(true);
  expect(isUnserved('/shell/1/main.js')).toBe(false);
});

test('a shell without a probe gets its pages unchanged', async () => {
  put('shell.json', '{"shell":{"base":"/shell/0/"}}');
  expect(await (await get('/menu')).text()).toBe('<body>Menu</body>');
});

test('a stopped remote answers 503, and other remotes and the sizes of its scripts as before', async () => {
  const stopped = 'frames+mfe-menu.stop';
  expect((await get('/remotes/mfe-menu/1/entry.js', stopped)).status).toBe(503);
  expect((await get('/remotes/mfe-menu/1/entry.js', stopped, 'HEAD')).status).toBe(200);
  expect(await (await get('/remotes/mfe-content/1/entry.js', stopped)).text()).toBe('content();');
  expect(await (await get('/remotes/mfe-menu/1/entry.js')).text()).toBe('menu();');
});

test('a delayed remote answers five seconds later', async () => {
  const before = performance.now();
  const answer = await get('/remotes/mfe-menu/1/entry.js', 'mfe-menu.delay');
  expect(await answer.text()).toBe('menu();');
  expect(performance.now() - before).toBeGreaterThan(4900);
}, 20_000);

test('browsers ask again for each script of a remote, so that no cached one answers for a stopped remote', async () =>
  expect((await get('/remotes/mfe-menu/1/entry.js')).headers.get('cache-control')).toBe(
    'no-cache',
  ));

test('there is no service worker while a remote has a fault', async () => {
  expect((await get('/service-worker.js', 'mfe-menu.stop')).status).toBe(404);
  expect((await get('/service-worker.js', 'frames')).status).toBe(200);
});
