import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { readSiteNeeds, type ReadSiteNeeds } from '../hosting/site-needs';
import { securityHeaders } from './security-headers';

async function policyOf(
  needs: ReadSiteNeeds,
  devOrigins: string[] = [],
  address = '/menu',
): Promise<string> {
  const app = express().use(securityHeaders(needs, devOrigins), (_request, response) => {
    response.end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { connection: 'close' },
  });
  await new Promise((resolve) => server.close(resolve));
  return headers.get('content-security-policy') ?? '';
}

const directive = (policy: string, name: string): string | undefined =>
  policy.split(';').find((one) => one.startsWith(`${name} `));

const nothing = () => ({});

test('styles run by their hash, and remotes of other sites are let in', async () => {
  const policy = await policyOf(() => ({
    pages: { '/menu': { styles: ["'sha256-one='"] } },
    origins: ['https://menu.example'],
  }));
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-one='$/);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://menu.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://menu.example");
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['/menu', "'sha256-menu='"],
  ['/menu?veg=yes', "'sha256-menu='"],
  ['/nowhere', "'sha256-missing='"],
])('%s lets in the styles of its own page only', async (address, styles) => {
  const needs = () => ({
    pages: { '/': { styles: ["'sha256-home='"] }, '/menu': { styles: ["'sha256-menu='"] } },
    others: { styles: ["'sha256-missing='"] },
  });
  const named = directive(await policyOf(needs, [], address), 'style-src')
    ?.split(' ')
    .slice(3);
  expect(named).toEqual([styles]);
});

test('development servers are let in, with their sockets and styles, only when named', async () => {
  const policy = await policyOf(
    () => ({ others: { styles: ["'sha256-one='"] } }),
    ['http://127.0.0.1:3002'],
  );
  expect(directive(policy, 'script-src')).toBe("script-src 'self' http://127.0.0.1:3002");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' http://127.0.0.1:3002 ws://127.0.0.1:3002",
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(await policyOf(nothing)).not.toMatch(/127\.0\.0\.1|unsafe/);
});

test('what a deployment writes while the server runs holds from the next answer on', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const file = path.join(site, 'headers.json');
  const needs = readSiteNeeds(site);
  expect(needs()).toEqual({});
  for (const [second, styles] of [["'sha256-one='"], ["'sha256-two='"]].entries()) {
    const written = { pages: {}, others: { styles }, origins: [] };
    writeFileSync(file, JSON.stringify(written));
    utimesSync(file, second, second);
    expect(needs()).toEqual(written);
    expect(await policyOf(needs)).toContain(styles[0]);
  }
  rmSync(site, { recursive: true });
});
