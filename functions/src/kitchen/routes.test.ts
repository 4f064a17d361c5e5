import { KitchenDaySchema, KitchenMenuSchema } from '@burger/shared/kitchen';
import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import * as v from 'valibot';
import { codeIn, feedIn, testCounter, testSite } from '../testing/counter';
import { firstVersion, priced } from '../testing/fake-ports';
import { mostStaffDevices } from '../channels/staff-devices';
import { createJobs } from '../jobs';

const counter = testCounter();

describe('POST /api/kitchen/today', () => {
  const change = (body: unknown) => counter.post('/today', body);
  const today = async () => (await counter.shopStore.live())!;
  const until = '2026-01-05T12:00:00.000Z';

  test('each shop change by staff is visible immediately and recorded with its author', async () => {
    const [group] = published.groups;
    const choice = `${group!.id}/${group!.choices[0]!.id}`;
    const signed = jest.spyOn(counter.shopStore, 'change');
    const { status, body } = await change({ kind: 'sold-out', thing: { what: 3, until } });
    expect([status, body]).toMatchObject([200, { today: { soldOut: [{ what: 3, until }] } }]);
    expect(signed).toHaveBeenCalledWith(expect.anything(), 'meena@burgerkatte.example');
    await change({ kind: 'sold-out', thing: { what: choice, until: null } });
    await change({ kind: 'sold-out', thing: { what: 3, until: null } });
    expect((await today()).soldOut).toEqual([
      { what: choice, until: null },
      { what: 3, until: null },
    ]);
    await change({ kind: 'back', what: 3 });
    await change({ kind: 'busy', extraMinutes: 20 });
    await change({ kind: 'pause', until: null });
    await change({ kind: 'closed-day', day: '2026-01-26', closed: true });
    await change({ kind: 'closed-day', day: '2026-01-20', closed: true });
    expect(await today()).toMatchObject({
      soldOut: [{ what: choice, until: null }],
      extraMinutes: 20,
      paused: { until: null },
      closedDays: ['2026-01-20', '2026-01-26'],
    });
    await change({ kind: 'go-on' });
    await change({ kind: 'closed-day', day: '2026-01-20', closed: false });
    expect(await today()).toMatchObject({ paused: null, closedDays: ['2026-01-26'] });
    expect(feedIn(await counter.get('/orders')).today).toEqual(await today());
  });

  test.each([
    {},
    { kind: 'sold-out', thing: { what: 99_999, until: null } },
    { kind: 'sold-out', thing: { what: 'extras/truffle', until: null } },
    { kind: 'busy', extraMinutes: 181 },
    { kind: 'closed-day', day: '2026-13-01', closed: true },
  ])('POST /today with the invalid change %j gets 400', async (body) => {
    await counter.get('/orders');
    expect((await change(body)).status).toBe(400);
    expect((await today()).revision).toBe(1);
  });
});

describe('/api/kitchen/menu', () => {
  const publish = (body: unknown) => counter.post('/menu', body, 'owner');
  beforeEach(() => counter.shopStore.start(published));

  test('the owner publishes a menu, sees its versions and rolls back', async () => {
    const next = priced('₹59');
    const answer = await publish({ published: next, basedOn: firstVersion });
    expect([answer.status, answer.body]).toEqual([200, { version: versionOf(next) }]);
    const { body } = await counter.get('/menu', 'owner');
    const menu = v.parse(KitchenMenuSchema, body);
    expect(menu).toMatchObject({ version: versionOf(next), published: next });
    expect(menu.versions.map(({ by }) => by)).toEqual([
      'owner@burgerkatte.example',
      'the first start',
    ]);
    expect((await publish({ back: firstVersion })).body).toEqual({ version: firstVersion });
    expect((await publish({ back: '000000000000' })).status).toBe(404);
    expect((await publish({ back: 'x' })).status).toBe(400);
    expect((await counter.shopStore.live())?.version).toBe(firstVersion);
  });

  test('an invalid menu gets 400 with a list of all problems and their positions', async () => {
    const answer = await publish({ published: priced('59 rupees'), basedOn: firstVersion });
    const message = 'dishes.0 (Aloo Tikki Burger).price: A price is written like ₹5 or ₹5.50';
    const error = { code: 'invalid', message, field: 'published.dishes.0.price' };
    expect([answer.status, answer.body]).toEqual([400, { error, problems: [message] }]);
    for (const nonsense of [null, [], 'menu', { dishes: [] }]) {
      expect((await publish({ published: nonsense, basedOn: firstVersion })).status).toBe(400);
    }
    expect((await counter.shopStore.live())?.revision).toBe(1);
  });

  test('a menu based on an outdated version gets 409 and is not published', async () => {
    await publish({ published: priced('₹59'), basedOn: firstVersion });
    const late = await publish({ published: priced('₹69'), basedOn: firstVersion });
    expect([late.status, codeIn(late)]).toEqual([409, 'menu-changed']);
    expect((await counter.shopStore.live())?.version).toBe(versionOf(priced('₹59')));
  });

  test('a menu body may be larger than an order body, but not larger than its limit', async () => {
    const long = (pad: number) => ({ published, basedOn: firstVersion, pad: 'x'.repeat(pad) });
    expect((await publish(long(200_000))).status).toBe(200);
    expect((await publish(long(2_000_000))).status).toBe(413);
  });
});

describe('GET /api/kitchen/day', () => {
  test("GET /day follows the restaurant's time zone and business hours", async () => {
    const key = await counter.sold();
    // 00:30 in the restaurant's time zone belongs to the previous business day; 04:10 starts the next, while
    // UTC has the same date.
    counter.pass(11 * 3600);
    expect((await counter.get('/day')).body).toMatchObject({ date: '2026-01-05' });
    counter.pass(220 * 60);
    const next = await counter.place();
    const { body } = await counter.get('/day?date=2026-01-05');
    expect(v.parse(KitchenDaySchema, body)).toMatchObject({
      delivered: 1,
      sales: 10_290,
      cash: 10_290,
      orders: [{ key }],
    });
    expect((await counter.get('/day')).body).toMatchObject({
      date: '2026-01-06',
      orders: [{ key: next }],
    });
  });

  test.each(['2026-13-01', ''])('GET /day with the invalid date %j gets 400', async (date) => {
    expect((await counter.get(`/day?date=${date}`)).status).toBe(400);
  });
});

describe('POST /api/kitchen/search', () => {
  const search = async (q: string) => {
    const { status, body } = await counter.post('/search', { q });
    const { orders = [] } = body as { orders?: { key: string }[] };
    return status === 200 ? orders.map(({ key }) => key) : status;
  };
  test("the kitchen search finds an order by number, and a customer's orders by phone, newest first", async () => {
    const first = await counter.place();
    counter.pass(60);
    const second = await counter.place();
    const { orderId } = counter.orderStore.orders.get(first)!;
    for (const typed of [orderId, orderId.toLowerCase(), ` #${orderId.slice(2)}\u200b `]) {
      expect(await search(typed)).toEqual([first]);
    }
    expect(await search('98765 43210')).toEqual([second, first]);
    expect(await search('\u2068+91 (0) 98765\u201343210\u2069')).toEqual([second, first]);
    expect(await search('9999999999')).toEqual([]);
    counter.pass(90 * 86_400 + 1);
    expect([await search(orderId), await search('9876543210')]).toEqual([[], []]);
  });
  test.each(['', 'BK12', '98765'])('the kitchen search for %j gets 400', async (typed) => {
    expect(await search(typed)).toBe(400);
  });
});

let time = Date.parse('2026-01-05T08:00:00Z');
const { world, site, start } = testSite(() => ({
  now: () => new Date(time),
  push: { key: 'the key', send: async () => 'accepted' },
}));

const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const subscription = (endpoint = endpointOf('x')) => ({
  endpoint,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  },
  language: 'kn',
});
const post = (path: string, body: object, token: string | null = 'meena') =>
  site.send(`/api/kitchen${path}`, { body, ...(token && { token }) });
const stored = () => world.ports.staffDevices.all(time);

test('a push subscription is stored once, for the staff account that sent it, until it is ended', async () => {
  expect((await site.send('/api/kitchen/push', { token: 'meena' })).body).toEqual({
    key: 'the key',
  });
  expect((await post('/push', subscription())).status).toBe(201);
  expect((await post('/push', subscription(), 'kiran')).status).toBe(201);
  expect(await stored()).toEqual([{ ...subscription(), uid: 'kiran', at: time }]);
  expect((await post('/push/end', { endpoint: endpointOf('x') })).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test.each([
  ['asha', 403],
  ['revoked', 401],
  [null, 401],
])('POST /kitchen/push with the token %j returns %i and stores nothing', async (token, status) => {
  for (const path of ['/push', '/push/end'])
    expect((await post(path, subscription(), token)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test.each(['https://evil.example/x', 'http://fcm.googleapis.com/x', 'https://localhost/x'])(
  'POST /kitchen/push rejects the endpoint %s, which is no known push service',
  async (endpoint) => expect((await post('/push', subscription(endpoint))).status).toBe(400),
);

test('the restaurant has at most twenty devices: another replaces the oldest', async () => {
  for (let each = 0; each <= mostStaffDevices; each += 1) {
    time += 1000;
    expect((await post('/push', subscription(endpointOf(String(each))))).status).toBe(201);
    // The first tablet opens the counter again, so the second is the oldest.
    if (each === 1) await post('/push', subscription(endpointOf('0')));
  }
  const left = (await stored()).map(({ endpoint }) => endpoint);
  expect(left).toHaveLength(mostStaffDevices);
  expect(left).toContain(endpointOf('0'));
  expect(left).not.toContain(endpointOf('1'));
});

test('the nightly job deletes a device thirty days after its counter was opened', async () => {
  await post('/push', subscription());
  const many = async () => {
    await createJobs(world.ports).retention();
    return world.db.documentsIn('staffDevices').size;
  };
  time += 30 * 86_400_000;
  expect(await many()).toBe(1);
  time += 1;
  expect(await many()).toBe(0);
});

test('without a push key, GET /kitchen/push returns null and POST returns 503', async () => {
  await start({ push: null });
  expect((await site.send('/api/kitchen/push', { token: 'meena' })).body).toEqual({ key: null });
  expect((await post('/push', subscription())).status).toBe(503);
});
