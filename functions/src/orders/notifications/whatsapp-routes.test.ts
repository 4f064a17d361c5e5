import { createHash, createHmac } from 'node:crypto';
import { orderBody } from '../../testing/order-body';
import { testSite } from '../../testing/counter';
import { metaCloud } from '../../whatsapp/cloud-api';
import { signatureOf } from '../../whatsapp/signature';
import { notificationDocument } from '../store/firestore-outbox';

const keys = {
  ...{ number: '106540352242922', account: '102290129340398', appSecret: 'f'.repeat(32) },
  ...{ token: 'a token of twenty letters', verifyToken: 'chosen-by-us' },
};
const at = Date.parse('2026-01-05T08:00:00Z');
let written: { phone: string; body: string }[] = [];
let time = at;
const { world, site } = testSite(() => ({
  now: () => new Date(time),
  whatsapp: {
    ...metaCloud(keys),
    sendTemplate: async () => 'accepted',
    sendText: async (phone, body) => {
      written.push({ phone, body });
      return 'accepted';
    },
  },
}));
beforeEach(() => {
  written = [];
  time = at;
});

async function place(changes: object = {}) {
  const body = orderBody({ ...changes });
  const answer = await site.send('/api/orders', { body, token: 'asha' });
  const { trackingKey } = answer.body as { trackingKey: string };
  const key = body.idempotencyKey;
  const phone = world.orderStore.order(key)!.customerDetails.phone;
  const headers = { 'x-link-key': trackingKey };
  return {
    ...{ key, phone, trackingKey },
    ask: async () => (await site.send('/api/whatsapp', { headers })).body,
    allow: () => site.send('/api/whatsapp', { body: { language: 'kn', text: 1 }, headers }),
    end: () => site.send('/api/whatsapp/end', { method: 'POST', headers }),
    consent: async () => (await world.ports.channels.of(key)).whatsapp,
  };
}

interface Options {
  signature?: string;
  type?: string;
}

function post(text: string, { signature, type = 'application/json' }: Options = {}) {
  const signed = signature ?? signatureOf(keys.appSecret, Buffer.from(text));
  const headers = { 'content-type': type, 'x-hub-signature-256': signed };
  return site.send('/api/webhooks/whatsapp', { body: text, headers });
}

const bodyOf = (value: object, number = keys.number) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: keys.account,
        changes: [
          { field: 'messages', value: { metadata: { phone_number_id: number }, ...value } },
        ],
      },
    ],
  });
const seconds = (ms = time) => String(Math.floor(ms / 1000));
const receipt = (id: string | undefined, status: string, sentAt = time) =>
  bodyOf({
    statuses: [{ id: 'wamid.x', status, timestamp: seconds(sentAt), biz_opaque_callback_data: id }],
  });
const message = (phone: string, text: string, sentAt = time) =>
  bodyOf({
    messages: [
      {
        ...{ from: phone.replace('+', ''), id: 'wamid.y', timestamp: seconds(sentAt) },
        ...{ type: 'text', text: { body: text } },
      },
    ],
  });

describe('the consent to WhatsApp messages', () => {
  test('is offered with the end of the number only, stored with date, text and language, and ended', async () => {
    const { ask, allow, end, consent, phone } = await place();
    expect(await ask()).toEqual({ ending: phone.slice(-2), isAllowed: false });
    expect((await allow()).status).toBe(201);
    expect(await consent()).toEqual({
      ...{ purpose: 'order', at: '2026-01-05T08:00:00.000Z', text: 1, language: 'kn', phone },
    });
    expect(await ask()).toMatchObject({ isAllowed: true });
    expect((await end()).status).toBe(200);
    expect(await consent()).toBeNull();
  });

  test('belongs to its order: another order of the same number has none', async () => {
    const first = await place();
    await first.allow();
    const second = await place();
    expect(await second.consent()).toBeNull();
  });

  test('is exported with the data of the customer, and deleted with the account', async () => {
    const { key, allow, consent, phone } = await place();
    await allow();
    const { body } = await site.send('/api/me/data', { token: 'asha' });
    expect(body).toMatchObject({ whatsAppConsents: [{ purpose: 'order', phone, text: 1 }] });
    const order = world.orderStore.order(key)!;
    world.orderStore.orders.set(key, { ...order, orderStatus: 'delivered' });
    const deleted = await site.send('/api/me', { method: 'DELETE', token: 'asha' });
    expect(deleted.status).toBe(200);
    expect(await consent()).toBeNull();
  });

  test('needs the key of the order and an open order', async () => {
    const { key, allow, ask } = await place();
    const headers = { 'x-link-key': 'f'.repeat(32) };
    for (const path of ['/api/whatsapp', '/api/whatsapp/end']) {
      const body = { language: 'en', text: 1 };
      expect((await site.send(path, { body, headers })).status).toBe(404);
    }
    const order = world.orderStore.order(key)!;
    world.orderStore.orders.set(key, { ...order, orderStatus: 'delivered' });
    expect((await allow()).status).toBe(409);
    expect(await ask()).toEqual({ ending: null, isAllowed: false });
  });
});

describe('the webhook of Meta', () => {
  test.each([
    ['subscribe', keys.verifyToken, 200],
    ['subscribe', 'guessed-token', 403],
    ['other', keys.verifyToken, 403],
  ])('mode %s with the verify token %s gets %i', async (mode, token, status) => {
    const query = `hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`;
    const answer = await fetch(`${site.url}/api/webhooks/whatsapp?${query}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.text()).toBe('1158201444');
  });

  async function waiting() {
    const { key, ...order } = await place();
    const id = `${key}-confirmed`;
    const whatsappAt = world.ports.now();
    const stored = {
      ...notificationDocument({ order: key, kind: 'confirmed', at }, at),
      whatsappAt,
    };
    world.db.put(`outbox/${id}`, stored);
    const isSent = () => world.db.documentAt(`outbox/${id}`)?.['sentAt'] !== null;
    return { ...order, key, id, isSent };
  }

  test('brings receipts in any order and twice', async () => {
    const { id, isSent } = await waiting();
    expect((await post(receipt(id, 'sent'))).status).toBe(200);
    expect(isSent()).toBe(false);
    for (const state of ['read', 'delivered', 'failed', 'sent', 'deleted'])
      expect((await post(receipt(id, state))).status).toBe(200);
    expect(isSent()).toBe(true);
  });

  test('is refused with 401, and nothing changes, if it is forged, changed or replayed after a week', async () => {
    const { id, isSent, allow, consent, phone } = await waiting();
    await allow();
    const body = receipt(id, 'delivered');
    const right = signatureOf(keys.appSecret, Buffer.from(body));
    const forged: [string, Options][] = [
      [body, { signature: '' }],
      [body, { signature: right.slice(0, -1) }],
      [body, { signature: right.replace('sha256=', 'sha1=') }],
      [body, { signature: signatureOf('e'.repeat(32), Buffer.from(body)) }],
      [`${body} `, { signature: right }],
      [body, { type: 'text/plain' }],
      [receipt(id, 'delivered', time - 8 * 86_400_000), {}],
      [message(phone, 'STOP', time - 8 * 86_400_000), {}],
    ];
    for (const [text, options] of forged)
      expect([text, (await post(text, options)).status]).toEqual([text, 401]);
    expect(isSent()).toBe(false);
    expect(await consent()).not.toBeNull();
    expect(written).toEqual([]);
  });

  test('gets 400 for unknown messages, other numbers and malformed bodies, without a log of the customer', async () => {
    const { id, isSent, phone } = await waiting();
    const bad = [
      receipt('no-such-notification', 'delivered'),
      receipt(undefined, 'delivered'),
      receipt('another/program', 'delivered'),
      bodyOf({ messages: [{ from: phone }] }),
      message(phone, 'x').replace(keys.number, '1'),
      receipt(id, 'delivered').replace('"status"', '"state"'),
      '{"object":"page","entry":[]}',
      '{"object":',
      '[]',
      'null',
    ];
    for (const text of bad) expect([text, (await post(text)).status]).toEqual([text, 400]);
    expect(isSent()).toBe(false);
    expect(world.lines.length).toBe(bad.length);
    expect(world.lines.join()).not.toContain(phone.slice(1));
  });

  test('gets 413 for more than 1 MB', async () => {
    const text = JSON.stringify({ filled: 'x'.repeat(1024 * 1024) });
    expect((await post(text)).status).toBe(413);
  });

  test('handles the known receipts of a batch with an unknown one', async () => {
    const { id, isSent } = await waiting();
    const status = { status: 'delivered', timestamp: seconds() };
    const statuses = ['gone', id].map((one) => ({ ...status, biz_opaque_callback_data: one }));
    expect((await post(bodyOf({ statuses }))).status).toBe(400);
    expect(isSent()).toBe(true);
  });

  test.each(['STOP', ' stop. ', 'Unsubscribe', 'बंद करें', 'ನಿಲ್ಲಿಸಿ'])(
    'the word "%s" ends the messages of every order of the number',
    async (word) => {
      const orders = [await place(), await place()];
      for (const { allow } of orders) await allow();
      const { phone } = orders[0]!;
      time += 5000;
      expect((await post(message(phone, word))).status).toBe(200);
      for (const { consent } of orders) expect(await consent()).toBeNull();
      expect(written).toHaveLength(1);
    },
  );

  test('a repeated STOP withdraws no consent that was given after it', async () => {
    const { phone, allow, consent } = await place();
    const stop = message(phone, 'STOP');
    await post(stop);
    time += 60_000;
    await allow();
    expect((await post(stop)).status).toBe(200);
    expect(await consent()).not.toBeNull();
    expect(written).toHaveLength(1);
  });

  test('answers any other text once with the tracking link, in the language of the order', async () => {
    const { phone, trackingKey } = await place({ language: 'kn' });
    const question = message(phone, 'Where is my burger?');
    for (let each = 0; each < 3; each += 1) expect((await post(question)).status).toBe(200);
    expect(written).toHaveLength(1);
    expect(written[0]?.phone).toBe(phone);
    expect(written[0]?.body).toMatch(new RegExp(`ಆರ್ಡರ್ .*/kn/track#${trackingKey}$`));
    time += 10 * 60_000;
    await post(message(phone, 'Hello?'));
    expect(written).toHaveLength(2);
  });

  test('stores an answer under a hash that needs the app secret, as numbers alone could be tried out', async () => {
    const { phone } = await place();
    await post(message(phone, 'Hello'));
    const [name] = world.db.documentsIn('whatsappAnswers').keys();
    const turn = `${phone} ${Math.floor(time / (10 * 60_000))}`;
    expect(name).not.toBe(createHash('sha256').update(turn).digest('hex'));
    expect(name).toBe(createHmac('sha256', keys.appSecret).update(turn).digest('hex'));
  });

  test('answers nothing later than 24 hours after the message, and no link to a stranger', async () => {
    const { phone, trackingKey } = await place();
    const question = message(phone, 'Hello');
    time += 24 * 3_600_000 + 1000;
    expect((await post(question)).status).toBe(200);
    expect(written).toEqual([]);
    await post(message('+919000000001', 'Hello'));
    expect(written[0]?.body).not.toContain(trackingKey);
  });

  test('answers no reaction and no news of WhatsApp about a number', async () => {
    const { phone } = await place();
    for (const type of ['reaction', 'system', 'unsupported']) {
      const body = message(phone, 'x').replace('"type":"text"', `"type":"${type}"`);
      expect((await post(body)).status).toBe(200);
    }
    expect(written).toEqual([]);
  });

  test('reports a rejected template to the owner', async () => {
    const value = { event: 'REJECTED', message_template_name: 'order_ready' };
    const body = bodyOf(value).replace('"messages"', '"message_template_status_update"');
    expect((await post(body)).status).toBe(200);
    expect(world.lines.join()).toContain('whatsapp-template 400 REJECTED order_ready');
  });
});

test('without keys nothing is offered, and the webhook does not exist', async () => {
  const { createApi } = await import('../../app');
  const { serve } = await import('../../testing/counter');
  const bare = await serve(createApi({ ...world.ports, whatsapp: null }));
  const offered = await bare.send('/api/whatsapp');
  expect(offered.body).toEqual({ ending: null, isAllowed: false });
  expect((await bare.send('/api/webhooks/whatsapp', { body: {} })).status).toBe(404);
  await bare.close();
});
