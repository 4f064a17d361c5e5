import { createServer, request, type OutgoingHttpHeaders } from 'node:http';
import { listen, proxyHeader, stopListening } from '../loopback';
import { onlyProxied } from './serve-in-worker';

let answered = 0;
let query: string | undefined;
const server = createServer(
  onlyProxied('known', ({ url }, response) => {
    answered += 1;
    query = url;
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('every password');
  }),
);
let port: number;
beforeAll(async () => {
  port = await listen(server, 0);
});
afterAll(() => stopListening(server));
beforeEach(() => (answered = 0));

const ask = (headers: OutgoingHttpHeaders, method = 'POST', path = '/v1/accounts') =>
  new Promise<{ status: number | undefined; origin: unknown; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      const { statusCode: status, headers } = answer;
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve({ status, origin: headers['access-control-allow-origin'], text }),
      );
    })
      .on('error', reject)
      .end(method === 'POST' ? 'a body' : undefined);
  });

const secret = { [proxyHeader]: 'known' };
const site = { host: 'localhost:3000', origin: 'http://localhost:3000' };

test.each<[string, OutgoingHttpHeaders]>([
  ['a request without the secret', {}],
  ['a request of this site without the secret', site],
  ['a request with a wrong secret', { ...site, [proxyHeader]: 'know' }],
  [
    'a request with a foreign Origin',
    { ...secret, host: 'localhost:3000', origin: 'https://evil.example' },
  ],
  [
    'a request from another port of this machine',
    { ...secret, ...site, origin: 'http://localhost:3001' },
  ],
  ['a request with the null Origin', { ...secret, host: 'localhost:3000', origin: 'null' }],
  ['a request with a foreign Host', { ...secret, host: 'rebound.example:3000' }],
])('the worker responds 403 without CORS headers to %s', async (_what, headers) => {
  for (const method of ['POST', 'OPTIONS', 'GET']) {
    const answer = await ask(headers, method);
    expect(answer).toMatchObject({ status: 403, origin: undefined });
    expect(answer.text).not.toContain('password');
  }
  expect(answered).toBe(0);
});

test('the worker responds to requests that the main thread forwards', async () => {
  expect((await ask({ ...secret, ...site })).status).toBe(200);
  expect((await ask({ ...secret, host: 'localhost:3000' })).status).toBe(200);
  expect(answered).toBe(2);
});

test('the worker accepts its secret as a path prefix, for clients that cannot send a header', async () => {
  expect((await ask({ host: '127.0.0.1:3000' }, 'POST', '/known/v1/accounts')).status).toBe(200);
  expect(query).toBe('/v1/accounts');
  const refused: [OutgoingHttpHeaders, path: string][] = [
    [{}, '/know/v1/accounts'],
    [{}, '/known'],
    [{ ...site, origin: 'https://evil.example' }, '/known/v1/accounts'],
  ];
  for (const [headers, path] of refused) {
    expect((await ask(headers, 'POST', path)).status).toBe(403);
  }
  expect(answered).toBe(1);
});
