import type { Request, Response } from 'express';
import { loopbackGuard } from '../http/loopback-guard';

const host = 'https://host.example';

/** What is answered to a request: 200 where it is let in. */
function answerTo(
  request: { path: string; origin?: string; host?: string; method?: string },
  hosts: string | null,
): number {
  const { path, method = 'GET', ...named } = request;
  const headers = { host: 'localhost:3000', ...named };
  let status = 0;
  const response = { status: (code: number) => ((status = code), { json: () => undefined }) };
  loopbackGuard(() => ({ hosts }))(
    { headers, method, path } as Request,
    response as unknown as Response,
    () => (status = 200),
  );
  return status;
}

test.each<[string, Parameters<typeof answerTo>[0], string | null, number]>([
  ['a page of the site', { path: '/api/orders', origin: 'http://localhost:3000' }, null, 200],
  ['a foreign page', { path: '/remotes/a.js', origin: host }, null, 403],
  ['a host that is let in', { path: '/remotes/a.js', origin: host }, host, 200],
  ['another than that', { path: '/remotes/a.js', origin: 'https://other.example' }, host, 403],
  ['any host where all are let in', { path: '/api/shop', origin: host }, '*', 200],
  ['a host that asks for a page', { path: '/menu', origin: host }, '*', 403],
  ['a host that asks for orders', { path: '/api/orders', origin: host }, '*', 403],
  ['a host that writes', { path: '/api/shop', origin: host, method: 'POST' }, '*', 403],
  ['a name of the page’s own', { path: '/api/shop', origin: host, host: 'evil.example' }, '*', 403],
])('%s is answered so', (_words, request, hosts, status) =>
  expect(answerTo(request, hosts)).toBe(status),
);
