import { mostStaffDevices } from '../channels/staff-devices';
import { createJobs } from '../jobs';
import { testSite } from '../testing/counter';

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
