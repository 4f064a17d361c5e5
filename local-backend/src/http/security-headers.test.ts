import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { securityHeaders } from './security-headers';

async function headersOf(devOrigins: string[] = []): Promise<Headers> {
  const app = express().use(...securityHeaders(devOrigins), (_request, response) => {
    response.end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { connection: 'close' },
  });
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

interface Hosting {
  target: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

test('hosting sends what the local backend sends, and more only where the hosted services need it', async () => {
  const local = await headersOf();
  const file = path.resolve(__dirname, '../../../firebase.json');
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting[] };
  const everywhere = hosting
    .find(({ target }) => target === 'shell')
    ?.headers.find(({ source }) => source === '**')?.headers;
  const hosted = new Map(everywhere?.map(({ key, value }) => [key, value]));

  for (const name of [
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ]) {
    expect([name, hosted.get(name)]).toEqual([name, local.get(name)]);
  }
  const here = directives(local.get('Content-Security-Policy') ?? '');
  const there = directives(hosted.get('Content-Security-Policy') ?? '');
  for (const [name, sources] of here) {
    expect([name, there.get(name)]).toEqual([name, expect.arrayContaining(sources)]);
  }
  const scripts = there.get('script-src') ?? [];
  expect(scripts.filter((source) => source.startsWith("'"))).toEqual(["'self'"]);
  expect(
    scripts.every((source) =>
      /^('self'|https:\/\/(apis\.google|www\.google|www\.gstatic)\.com)/.test(source),
    ),
  ).toBe(true);
  expect(there.has('upgrade-insecure-requests')).toBe(true);
  expect(here.has('upgrade-insecure-requests')).toBe(false);
});

test('development servers are let in, with their sockets, only when named', async () => {
  const policy = (await headersOf(['http://127.0.0.1:3002'])).get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self' http://127.0.0.1:3002;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:3002 ws://127.0.0.1:3002;");
  expect((await headersOf()).get('Content-Security-Policy')).not.toContain('127.0.0.1');
});
