import express from 'express';
import { serve } from '../testing/counter';
import { answerErrors, cloudLog } from './errors';

function logged() {
  const lines: unknown[] = [];
  const log = cloudLog((line) => lines.push(JSON.parse(line)));
  return { lines, log };
}

test('a log line is JSON in the format of Cloud Logging', () => {
  const { lines, log } = logged();
  log('It failed');
  log('It waits\nfor long', { severity: 'WARNING' });
  expect(lines).toEqual([
    { severity: 'ERROR', message: 'It failed' },
    { severity: 'WARNING', message: 'It waits\nfor long' },
  ]);
});

test('a failed request is logged with its path but without link keys, query and headers', async () => {
  const { lines, log } = logged();
  const app = express()
    .get('/track/:key', () => {
      throw new TypeError('about Asha');
    })
    .use(answerErrors(log));
  const site = await serve(app);
  await site.send('/track/0123456789abcdef0123456789abcdef?name=Asha', {
    headers: { authorization: 'Bearer secret' },
  });
  await site.close();
  expect(lines).toMatchObject([
    {
      severity: 'ERROR',
      httpRequest: { requestMethod: 'GET', requestUrl: '/track/<key>', status: 500 },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|secret|0123456789abcdef/);
});
