import { dataHeaders } from '@burger/shared/platform/security';
import express from 'express';
import { serve, type Served } from '../testing/counter';
import { cloudLog } from './errors';
import { answerParserErrors } from './requests';

const lines: string[] = [];
const serveErrors = answerParserErrors(cloudLog((line) => lines.push(line)));

let site: Served;
beforeEach(async () => {
  site = await startPlatform();
});
afterEach(() => site.close());

/**
 * Simulates Google's functions framework, which parses the body before our handler. One request was handled
 * already.
 */
async function startPlatform() {
  const platform = express()
    .use(express.json(), express.text(), express.urlencoded(), express.raw({ type: '*/*' }))
    .all('/*path', (request, response) => {
      serveErrors(request.app);
      response.json({ answered: true });
    });
  const served = await serve(platform);
  await served.send('/api/health');
  return served;
}

const json = 'application/json';
test.each<[what: string, body: string, headers: Record<string, string>, status?: number]>([
  ['half an object', '{', {}],
  ['a bare string', '"text"', {}],
  ['another character set', '{}', { 'content-type': `${json}; charset=latin1` }],
  ['broken gzip', '{}', { 'content-encoding': 'gzip' }],
  ['an unknown encoding', '{}', { 'content-encoding': 'zip' }],
  ['text in an unknown character set', 'a', { 'content-type': 'text/plain; charset=none' }],
  ['more than the platform reads', `"${'a'.repeat(110_000)}"`, {}, 413],
])(
  'a body that Cloud Functions cannot parse gets a JSON error: %s',
  async (_what, body, more, status = 400) => {
    const code = status === 413 ? 'too-large' : 'invalid';
    const headers = { 'content-type': json, ...more };
    const answer = await site.send('/api/orders', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining(json),
    ]);
    expect(answer.body).toEqual({
      error: { code, message: expect.stringMatching(/^The request/) as string },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': dataHeaders()['Content-Security-Policy'],
    });
  },
);

test('serveErrors adds the error handler to the platform once and logs nothing', async () => {
  const before = await site.send('/api/health');
  expect(before.status).toBe(200);
  const platform = { use: jest.fn() };
  serveErrors(platform as never);
  serveErrors(platform as never);
  serveErrors(undefined);
  expect(platform.use).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});
