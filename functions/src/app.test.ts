import { ApiErrorSchema, type ApiError } from '@burger/shared/contracts';
import * as v from 'valibot';
import { createApi } from './app';
import type { Limits } from './http/limits';
import { newKey, orderBody } from './testing/fake-ports';
import { serve, type Served, testSite } from './testing/counter';

const { world, site, start } = testSite();
const place = (body: unknown, token = 'asha') => site.send('/api/orders', { body, token });
const errorOf = (body: unknown): ApiError['error'] => v.parse(ApiErrorSchema, body).error;
const customer = orderBody().customer;
const line = { dishId: 1, quantity: 1, choices: [], note: '' };

describe('POST /api/orders', () => {
  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic asha' }],
    ['two tokens', { authorization: 'Bearer asha, Bearer ravi' }],
  ])('an order request with %s gets 401', async (_name, headers: Record<string, string>) => {
    const answer = await site.send('/api/orders', { body: orderBody(), headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(errorOf(answer.body).code).toBe('unauthenticated');
    expect(world.orderStore.orders.size).toBe(0);
  });

  // Other invalid fields are tested with the order request schema, and in tests/attacks.
  test.each<[string, string, Record<string, unknown>]>([
    ['idempotencyKey', 'idempotencyKey is missing', { idempotencyKey: undefined }],
    ['lines.1', 'Each line may be listed once', { lines: [line, line] }],
    ['version', 'version is not valid', { version: '../../shop/live' }],
    ['customer.name', 'Please enter your name', { customer: { ...customer, name: ' ' } }],
    [
      'paymentMethod',
      'Paying online is not offered just now. Please pay when you get it.',
      { paymentMethod: 'online' },
    ],
  ])('an order request with an invalid %s gets 400: %s', async (field, message, changes) => {
    const { status, body } = await place(orderBody(changes));
    expect(status).toBe(400);
    expect(errorOf(body)).toMatchObject({ code: 'invalid', field, message });
    expect(world.orderStore.orders.size).toBe(0);
  });

  test('the order burst limit returns 429 to one customer, but repeating a stored order still returns 200', async () => {
    const body = orderBody();
    await place(body);
    for (let sent = 1; sent < world.ports.limits.orderBurst.points; sent += 1) {
      expect((await place(orderBody())).status).toBe(201);
    }
    const refused = await place(orderBody());
    expect(refused.status).toBe(429);
    expect(errorOf(refused.body).code).toBe('too-many-requests');
    expect(errorOf(refused.body).message).toMatch(/Please try again in \d+ (seconds|minutes)/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await place(body)).status).toBe(200);
    expect((await place(orderBody(), 'ravi')).status).toBe(201);
  });
});

describe('every response', () => {
  test.each(['/api/', '/api/orders', '/nothing'])(
    'an unknown path (%s) returns a 404 in JSON with security headers and no caching',
    async (path) => {
      const { status, headers, body } = await site.send(path);
      expect([status, errorOf(body).code]).toEqual([404, 'not-found']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test.each([
    new Error('cannot store Asha Rao, 98765 43210'),
    // A 4xx of an upstream service (mail, maps) must not reach the customer as a fault of their request.
    ...[400, 429].map((status) =>
      Object.assign(new Error('The quota of Asha is used up'), {
        ...{ status, statusCode: status, type: 'entity.parse.failed', expose: true },
      }),
    ),
  ])(
    'an internal failure returns 500 without details, and the log holds no personal data',
    async (failure) => {
      await start({ orderStore: { ...world.orderStore, add: () => Promise.reject(failure) } });
      const { status, body } = await place(orderBody());
      expect([status, errorOf(body).code]).toEqual([500, 'internal']);
      expect(JSON.stringify(body)).not.toMatch(/store|quota/);
      expect(world.lines.join('\n')).toContain('POST /api/orders failed: Error');
      expect(world.lines.join('\n')).not.toMatch(/Asha|98765/);
    },
  );

  test.each<[keyof Limits, string, Parameters<typeof site.send>[1]?]>([
    ['forms', '/api/contact', { body: {} }],
    ['forms', '/api/newsletter', { body: {} }],
    ['forms', '/api/send-feedback-email', { body: {} }],
    ['maps', '/api/maps/directions', { body: {} }],
    ['maps', '/api/maps/geocode', { body: {} }],
    ['me', '/api/me', { method: 'DELETE' }],
    ['me', '/api/me/data'],
    ['reviews', '/api/reviews'],
    ['riders', '/api/rider/x'],
    ['riders', '/api/rider/x', { body: {} }],
    ['shop', '/api/health'],
    ['shop', '/api/shop'],
    ['shop', '/api/shop/x/en.json'],
    ['shop', '/api/slots'],
    ['tracks', '/api/orders/x/bill', { body: {} }],
    ['tracks', '/api/orders/x/cancel', { body: {} }],
    ['tracks', '/api/track/x'],
    ['tracks', '/api/unsubscribe/x', { body: {} }],
    ['vitals', '/api/vitals', { body: {} }],
    ['vitalsOfAll', '/api/vitals', { body: {} }],
    ['wrongTracks', '/api/track/x'],
  ])('the rate limit "%s" applies to %s per address', async (limit, path, options = {}) => {
    await start({ limits: { ...world.ports.limits, [limit]: { points: 1, seconds: 60 } } });
    expect((await site.send(path, options)).status).not.toBe(429);
    const { status, headers } = await site.send(path, options);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 60]);
  });

  test('an unreadable request body returns a 4xx and is not logged', async () => {
    const sets = ['latin1', '"utf-16"', 'UTF-16LE', 'utf-7', 'utf-80'];
    const others = sets.map((set) => ({ 'content-type': `application/json; charset=${set}` }));
    const zipped = { 'content-encoding': 'gzip' };
    const answers = [
      ...(await Promise.all(
        others.map((headers) =>
          site.send('/api/orders', { body: JSON.stringify(orderBody()), token: 'asha', headers }),
        ),
      )),
      await site.send('/api/orders', { body: '{}', token: 'asha', headers: zipped }),
      await site.send('/api/rider/%E0%A4%A'),
      await site.send('/api/orders', { body: '{"half":', token: 'asha' }),
      await site.send('/api/orders', { body: `"${'x'.repeat(70_000)}"`, token: 'asha' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([...Array(sets.length + 3).fill(400), 413]);
    for (const { body } of answers) expect(errorOf(body).message).not.toMatch(/Failed|charset|URI/);
    expect(world.lines).toEqual([]);
  });

  test('a body that Cloud Functions has already parsed is parsed again and validated', async () => {
    const app = createApi(world.ports);
    const utf8 = { 'content-type': 'application/json;charset="UTF-8"' };
    const utf16 = { 'content-type': 'application/json; charset=utf-16' };
    const raw = (text: string): Promise<Served> =>
      serve((request, response) => {
        request.resume();
        Object.assign(request, { rawBody: Buffer.from(text), body: { already: 'parsed' } });
        app(request as never, response as never);
      });
    const statuses: number[] = [];
    for (const [text, headers] of [
      [JSON.stringify(orderBody({ idempotencyKey: newKey() })), utf8],
      [JSON.stringify(orderBody({ idempotencyKey: newKey() })), utf16],
      ['{"half":', utf8],
      [JSON.stringify(orderBody({ padding: 'x'.repeat(70_000) })), utf8],
    ] as const) {
      const hosted = await raw(text);
      const requested = { body: 'sent', token: 'asha', headers };
      statuses.push((await hosted.send('/api/orders', requested)).status);
      await hosted.close();
    }
    expect(statuses).toEqual([201, 400, 400, 413]);
  });
});
