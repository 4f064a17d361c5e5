import type { TakeOrderBody } from '@burger/shared/kitchen';
import { aFeed, anOrder, numbered } from './testing/an-order';
import { kitchenApi, readFeed, type Asking } from './api';

const refusal = (message: string, field?: string) => ({
  error: { code: 'invalid', message, ...(field && { field }) },
});

function answering(...answers: (Response | Error)[]) {
  const requests: { path: string; init: RequestInit | undefined }[] = [];
  const tokens: boolean[] = [];
  const asking: Asking = {
    ask: async (path, init) => {
      requests.push({ path: String(path), init });
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('No more answers');
      return answer;
    },
    token: async (fresh) => {
      tokens.push(fresh);
      return fresh ? 'new' : 'old';
    },
  };
  return { api: kitchenApi(asking), asked: requests, tokens };
}

const requested = { addMinutes: 10, reason: null, rider: null, payment: null };
const step = { from: 'placed', to: 'confirmed', ...requested } as const;
const json = (body: unknown, status = 200) => Response.json(body, { status });

test('kitchenApi.feed() requests the orders after its cursor with the staff token', async () => {
  const { api, asked } = answering(json(aFeed({ orders: [anOrder()] })), json(aFeed()));
  await expect(api.feed(null)).resolves.toMatchObject({ kind: 'ok', value: { unreadable: [] } });
  await api.feed('a&b');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/kitchen/orders',
    '/api/kitchen/orders?after=a%26b',
  ]);
  expect(asked[0]?.init?.headers).toMatchObject({ authorization: 'Bearer old' });
});

test('kitchenApi.step() posts a status step, and a conflict returns the order as another tablet left it', async () => {
  const order = anOrder({ status: 'confirmed' });
  const { api, asked } = answering(json({ order }), json({ ...refusal('Moved'), order }, 409));
  await expect(api.step(order.key, step)).resolves.toEqual({ kind: 'ok', value: order });
  await expect(api.step(order.key, step)).resolves.toEqual({ kind: 'moved', order });
  expect(asked[0]?.path).toBe(`/api/kitchen/orders/${order.key}/step`);
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual(step);
});

test('kitchenApi.take() returns the possible time after a refused one, and other refusals without', async () => {
  const time = { next: null, readyAt: '2026-11-21T07:30:00.000Z' };
  const error = { code: 'slot-refused', message: 'Later', field: 'slot' };
  const { api } = answering(
    json({ error, ...time }, 422),
    json({ error: { ...error, code: 'slot-full' }, next: null }, 409),
  );
  const order = {} as TakeOrderBody;
  await expect(api.take(order)).resolves.toEqual({ kind: 'time-refused', message: 'Later', time });
  await expect(api.take(order)).resolves.toMatchObject({ kind: 'refused', message: 'Later' });
});

test('a rejected staff token is refreshed once, then the session ends as signed-out', async () => {
  const signIn = () => json(refusal('Sign in'), 401);
  const { api, tokens } = answering(signIn(), json(aFeed()), signIn(), signIn());
  await expect(api.feed(null)).resolves.toMatchObject({ kind: 'ok' });
  expect(tokens).toEqual([false, true]);
  await expect(api.feed(null)).resolves.toEqual({ kind: 'ended', why: 'signed-out' });
});

test.each([
  ['no network', new TypeError('Failed to fetch'), { kind: 'unreached' }],
  ['a broken server', json(refusal('Oops'), 500), { kind: 'unreached' }],
  ['too many questions', json(refusal('Slowly'), 429), { kind: 'unreached' }],
  ['no JSON', new Response('<html>'), { kind: 'unreached' }],
  ['another shape', json({ nothing: true }), { kind: 'unreached' }],
  ['none of the staff', json(refusal('No'), 403), { kind: 'ended', why: 'forbidden' }],
  [
    'a refusal',
    json(refusal('Too dear', 'published.dishes.1.price'), 400),
    { kind: 'refused', message: 'Too dear', field: 'published.dishes.1.price' },
  ],
  [
    'a refusal without words',
    new Response('', { status: 404 }),
    { kind: 'refused', message: 'The server answered 404' },
  ],
])('kitchenApi returns %s as a value instead of throwing', async (_name, answer, expected) => {
  await expect(answering(answer).api.feed(null)).resolves.toEqual(expected);
});

test('kitchenApi.riderLink() returns an absolute URL and rejects foreign paths', async () => {
  const path = '/rider/0123456789abcdef0123456789abcdef';
  const link = `${location.origin}/rider#0123456789abcdef0123456789abcdef`;
  const { api } = answering(json({ path }), json({ path: '//evil.example' }));
  await expect(api.riderLink('k')).resolves.toEqual({
    kind: 'ok',
    value: link,
  });
  await expect(api.riderLink('k')).resolves.toEqual({ kind: 'unreached' });
});

test('an unreadable order in the kitchen feed is listed by number and hides no other order', () => {
  const damaged = { ...numbered(2), lines: 'none', orderId: 'BK2' };
  const { feed, unreadable } = readFeed({ ...aFeed(), orders: [numbered(1), damaged, null] });
  expect(feed.orders.map(({ key }) => key)).toEqual([numbered(1).key]);
  expect(unreadable).toEqual(['BK2', '?']);
});
