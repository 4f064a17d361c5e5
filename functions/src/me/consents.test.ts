import { createWelcomeJob } from '../forms/newsletter';
import { orderBody } from '../testing/fake-ports';
import { testSite } from '../testing/counter';
import { metaCloud } from '../whatsapp/cloud-api';
import { templateStates } from '../whatsapp/templates/templates';

const hour = 60 * 60_000;
const start = Date.parse('2026-01-05T08:00:00Z');
let time: number;
const push = { key: 'k', send: jest.fn() };
const whatsapp = {
  ...metaCloud({ number: '1', account: '2', appSecret: 'f', token: 't', verifyToken: 'v' }),
  ...{ sendTemplate: jest.fn(), sendText: jest.fn() },
};
const {
  world,
  site,
  start: serveWith,
} = testSite(() => ({ now: () => new Date(time), push, whatsapp }));
beforeEach(() => (time = start));

const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** Places an order of an account, whose customer allows WhatsApp and push on a browser. */
async function allowing(token: string, browser: string) {
  const body = orderBody();
  const placed = await site.send('/api/orders', { body, token });
  const { trackingKey } = placed.body as { trackingKey: string };
  const headers = { 'x-link-key': trackingKey };
  const consent = { language: 'kn', text: 1 };
  const keys = {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  };
  const subscription = { ...consent, endpoint: endpointOf(browser), keys };
  expect((await site.send('/api/whatsapp', { body: consent, headers })).status).toBe(201);
  expect((await site.send('/api/push', { body: subscription, headers })).status).toBe(201);
  return () => world.ports.channels.of(body.idempotencyKey);
}

const read = async (token: string) => (await site.send('/api/me/consents', { token })).body;
const end = (token: string, body: object) => site.send('/api/me/consents/end', { token, body });
const verifyAddressOf = (uid: string) => {
  const { accounts } = world.person;
  const { find } = accounts;
  accounts.find = async (one) => {
    const account = await find(one);
    return account && { ...account, emailVerified: one === uid };
  };
};
const subscribe = (email: string) =>
  site.send('/api/newsletter', { body: { email, language: 'kn', text: 2 } });

test('GET /me/consents returns the consents of all orders of the account, with the end of the number', async () => {
  await allowing('asha', 'phone');
  time += hour;
  await allowing('asha', 'phone');
  await allowing('asha', 'laptop');
  await allowing('ravi', 'other');
  const since = new Date(start).toISOString();
  const later = new Date(time).toISOString();
  expect(await read('asha')).toEqual({
    isOffered: true,
    whatsApp: { endings: ['10'], since },
    browsers: expect.arrayContaining([
      { endpoint: endpointOf('phone'), since },
      { endpoint: endpointOf('laptop'), since: later },
    ]),
    newsletter: null,
  });
  expect(JSON.stringify(await read('asha'))).not.toMatch(/other|98765/);
});

test('one request ends WhatsApp for all orders of the account, and for no other account with that number', async () => {
  const [first, second] = [await allowing('asha', 'a'), await allowing('asha', 'a')];
  const ofRavi = await allowing('ravi', 'r');
  expect((await end('asha', { channel: 'whatsapp' })).status).toBe(200);
  for (const channels of [first, second]) {
    expect(await channels()).toMatchObject({ whatsapp: null, phones: [{}] });
  }
  expect((await ofRavi()).whatsapp).not.toBeNull();
  expect(await read('asha')).toMatchObject({ whatsApp: null });
  expect((await end('asha', { channel: 'whatsapp' })).status).toBe(200);
});

test('one request ends push on one browser for all orders of the account', async () => {
  const [first, second] = [await allowing('asha', 'phone'), await allowing('asha', 'phone')];
  const onLaptop = await allowing('asha', 'laptop');
  const ofRavi = await allowing('ravi', 'phone');
  const ended = await end('asha', { channel: 'push', endpoint: endpointOf('phone') });
  expect(ended.status).toBe(200);
  for (const channels of [first, second]) {
    expect(await channels()).toMatchObject({ phones: [], whatsapp: { text: 1 } });
  }
  expect((await onLaptop()).phones).toHaveLength(1);
  expect((await ofRavi()).phones).toHaveLength(1);
});

test('the newsletter of a verified address is listed and ended, that of an unverified one is not', async () => {
  await subscribe('asha@example.in');
  const isStored = () => world.db.documentsIn('newsletter').size === 1;
  expect(await read('asha')).toMatchObject({ newsletter: null });
  await end('asha', { channel: 'newsletter' });
  expect(isStored()).toBe(true);
  verifyAddressOf('asha');
  const newsletter = { email: 'asha@example.in', since: new Date(start).toISOString() };
  expect(await read('asha')).toMatchObject({ newsletter });
  const { body } = await site.send('/api/me/data', { token: 'asha' });
  expect(body).toMatchObject({ newsletter: { language: 'kn', text: 2 } });
  await end('ravi', { channel: 'newsletter' });
  expect(isStored()).toBe(true);
  await end('asha', { channel: 'newsletter' });
  expect(isStored()).toBe(false);
});

test('a consent to messages about an order names that purpose, and no advertising uses it', async () => {
  const channels = await allowing('asha', 'phone');
  const { phones, whatsapp: written } = await channels();
  expect([phones[0]?.consent.purpose, written?.purpose]).toEqual(['order', 'order']);
  await subscribe('asha@example.in');
  await createWelcomeJob(world.ports)();
  const about = world.mails.filter(({ kind }) => kind === 'newsletter');
  expect(about).toHaveLength(1);
  for (const send of [push.send, whatsapp.sendTemplate, whatsapp.sendText]) {
    expect(send).not.toHaveBeenCalled();
  }
  const categories = templateStates([]).map(({ registration }) => registration.category);
  expect(new Set(categories)).toEqual(new Set(['UTILITY']));
});

test('consents need a sign-in and a known channel', async () => {
  expect((await site.send('/api/me/consents')).status).toBe(401);
  expect((await site.send('/api/me/consents/end', { body: {} })).status).toBe(401);
  for (const body of [{}, { channel: 'sms' }, { channel: 'push' }])
    expect((await end('asha', body)).status).toBe(400);
});

test('a restaurant without push and WhatsApp offers no consent', async () => {
  await serveWith({ push: null, whatsapp: null });
  expect(await read('asha')).toMatchObject({ isOffered: false, whatsApp: null, browsers: [] });
});
