import { testSite } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';
import { mostSubscriptions } from '../../channels/order-channels';

const { world, site } = testSite(() => ({
  push: { key: 'the key', send: async () => 'accepted' },
}));

const subscription = (name = 'x', endpoint = `https://fcm.googleapis.com/fcm/send/${name}`) => ({
  endpoint,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  },
  language: 'kn',
  text: 1,
});

async function place() {
  const { body } = await site.send('/api/orders', { body: orderBody(), token: 'asha' });
  const { trackingKey } = body as { trackingKey: string };
  const [key = ''] = [...world.orderStore.orders].find(
    ([, one]) => one.trackingKey === trackingKey,
  )!;
  const headers = { 'x-link-key': trackingKey };
  const send = (path: string, body: object) => site.send(path, { body, headers });
  return { key, send };
}

test('GET /api/push returns the public key of the shop', async () => {
  expect((await site.send('/api/push')).body).toEqual({ key: 'the key' });
});

test('a subscription is stored with consent, replaced when it comes again, and ended', async () => {
  const { key, send } = await place();
  for (let each = 0; each < 2; each += 1) {
    expect((await send('/api/push', subscription())).status).toBe(201);
  }
  const [stored, ...more] = (await world.ports.channels.of(key)).phones;
  expect(more).toEqual([]);
  expect(stored?.consent).toMatchObject({ purpose: 'order', text: 1, language: 'kn' });
  const { endpoint } = subscription();
  expect((await send('/api/push/end', { endpoint })).status).toBe(200);
  expect((await world.ports.channels.of(key)).phones).toEqual([]);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8080/x',
  'https://me@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/x',
  'https://push.apple.com.evil.example/x',
  'nothing',
])('the endpoint %s is refused: it belongs to no push service', async (endpoint) => {
  const { key, send } = await place();
  expect((await send('/api/push', subscription('x', endpoint))).status).toBe(400);
  expect((await world.ports.channels.of(key)).phones).toEqual([]);
});

test.each([
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://wns2-par02p.notify.windows.com/w/x',
])('the endpoint %s is accepted', async (endpoint) => {
  const { send } = await place();
  expect((await send('/api/push', subscription('x', endpoint))).status).toBe(201);
});

test('an unknown tracking key gets 404, damaged keys get 400, and one order has a limit of phones', async () => {
  const { send } = await place();
  const headers = { 'x-link-key': 'f'.repeat(32) };
  expect((await site.send('/api/push', { body: subscription(), headers })).status).toBe(404);
  const keys = { p256dh: 'x', auth: 'y' };
  expect((await send('/api/push', { ...subscription(), keys })).status).toBe(400);
  for (let each = 0; each < mostSubscriptions; each += 1) {
    expect((await send('/api/push', subscription(String(each)))).status).toBe(201);
  }
  expect((await send('/api/push', subscription('more'))).status).toBe(403);
});
