import express, { type RequestHandler } from 'express';
import { serve, type Served } from '../testing/counter';
import { answerErrors } from './errors';
import { limitByAddress, limitWrongKeys } from './limits';

const nothing: RequestHandler = (_request, response) => void response.sendStatus(204);
const two = { points: 2, seconds: 60 };

const start = (proxies: true | number): Promise<Served> =>
  serve(
    express()
      .set('trust proxy', proxies)
      .get('/menu', limitByAddress(two), nothing)
      .get('/orders/:key', limitWrongKeys(two), ({ params }, response) => {
        response.sendStatus(params.key === 'right' ? 204 : 404);
      })
      .use(answerErrors(() => {})),
  );

let served: Served;
beforeEach(async () => (served = await start(true)));
afterEach(() => served.close());

const ask = async (path: string, from: string): Promise<number> =>
  (await fetch(served.url + path, { headers: { 'x-forwarded-for': from } })).status;

test('each address has its own request allowance, and a 429 response says how long to wait', async () => {
  for (const status of [204, 204, 429]) expect(await ask('/menu', '203.0.113.7')).toBe(status);
  expect(await ask('/menu', '::ffff:203.0.113.7')).toBe(429);
  expect(await ask('/menu', '203.0.113.8')).toBe(204);
  const answer = await served.send('/menu', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  // Setting the system clock back must not lengthen the announced wait.
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  const later = await served.send('/menu', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  jest.restoreAllMocks();
  expect([later.status, later.headers.get('retry-after')]).toEqual([429, '60']);
});

test('addresses of one IPv6 /56 network share an allowance', async () => {
  const ours = ['2001:db8:1:1::1', '2001:db8:1:20::2', '2001:db8:1:ff::3'];
  expect(await Promise.all(ours.map((from) => ask('/menu', from)))).toEqual([204, 204, 429]);
  expect(await ask('/menu', '2001:db8:1:100::1')).toBe(204);
});

test('the wrong-key limit counts only keys that match no order, also in concurrent requests', async () => {
  const from = '203.0.113.9';
  for (let times = 0; times < 5; times += 1) expect(await ask('/orders/right', from)).toBe(204);
  const guesses = await Promise.all(['a', 'b', 'c', 'd'].map((key) => ask(`/orders/${key}`, from)));
  expect(guesses.filter((status) => status === 404)).toHaveLength(2);
  expect(await ask('/orders/right', from)).toBe(429);
});

test('a forged X-Forwarded-For address is ignored behind two proxies', async () => {
  const hosted = await start(2);
  // Each proxy appends its caller's address: the last two entries are genuine, earlier ones come from the
  // visitor.
  const from = async (claimed: string, visitor: string): Promise<number> => {
    const chain = [claimed, visitor, '198.51.100.1'].filter(Boolean).join(', ');
    const headers = { 'x-forwarded-for': chain, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
    return (await hosted.send('/menu', { headers })).status;
  };
  const statuses: number[] = [];
  for (const claimed of ['', '192.0.2.1', '192.0.2.2, 192.0.2.3', '127.0.0.1']) {
    statuses.push(await from(claimed, '203.0.113.7'));
  }
  expect(statuses).toEqual([204, 204, 429, 429]);
  expect(await from('203.0.113.7', '203.0.113.8')).toBe(204);
  await hosted.close();
});
