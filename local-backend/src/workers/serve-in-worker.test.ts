import { createServer, request, type OutgoingHttpHeaders } from 'node:http';
import { listen, proxyHeader, stopListening } from '../loopback';
import { onlyProxied } from './serve-in-worker';

let answered = 0;
let asked: string | undefined;
const server = createServer(
  onlyProxied('known', ({ url }, response) => {
    answered += 1;
    asked = url;
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
  ['no secret', {}],
  ['no secret from this site', site],
  ['a guessed secret', { ...site, [proxyHeader]: 'know' }],
  ['a foreign origin', { ...secret, host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another port of this machine', { ...secret, ...site, origin: 'http://localhost:3001' }],
  ['no origin at all', { ...secret, host: 'localhost:3000', origin: 'null' }],
  ['a foreign name', { ...secret, host: 'rebound.example:3000' }],
])('%s: 403, nothing of what is behind, and no origin let in', async (_what, headers) => {
  for (const method of ['POST', 'OPTIONS', 'GET']) {
    const answer = await ask(headers, method);
    expect(answer).toMatchObject({ status: 403, origin: undefined });
    expect(answer.text).not.toContain('password');
  }
  expect(answered).toBe(0);
});

test('what the main thread passes on is answered', async () => {
  expect((await ask({ ...secret, ...site })).status).toBe(200);
  expect((await ask({ ...secret, host: 'localhost:3000' })).status).toBe(200);
  expect(answered).toBe(2);
});

test('who cannot send a header says the secret before the address', async () => {
  expect((await ask({ host: '127.0.0.1:3000' }, 'POST', '/known/v1/accounts')).status).toBe(200);
  expect(asked).toBe('/v1/accounts');
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
