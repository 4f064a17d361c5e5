import { serve, testSite, type Served } from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import { metaCloud } from '../../functions/src/whatsapp/cloud-api';
import { whatsAppKeys } from '../../functions/src/whatsapp/keys';
import { runTemplates } from '../../functions/src/whatsapp/templates/command';
import {
  createWhatsAppStandIn,
  standInKeys,
  standInPath,
} from '../../local-backend/src/whatsapp/stand-in';
import { scriptedApi } from './scripted-api';

/** Meta's documentation, as read in November 2026; the answers below are its examples, shortened. */
const docs = {
  send: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages',
  errors:
    'https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes',
  templates:
    'https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/template-management',
};

const accepted = {
  messaging_product: 'whatsapp',
  contacts: [{ input: '919876543210', wa_id: '919876543210' }],
  messages: [{ id: 'wamid.HBgLMTY0NjcwNDM1OTUVAgARGBI1RjQyNUE3NEYxMzAzMzQ5MkEA' }],
};
const error = (code: number) => ({
  error: {
    ...{ message: `(#${code}) for +919876543210`, type: 'OAuthException', code },
    ...{ error_data: { messaging_product: 'whatsapp', details: 'x' }, fbtrace_id: 'Az8or2yhqkZ' },
  },
});

const api = scriptedApi();
const note = jest.fn(() => Promise.resolve());
let whatsapp: ReturnType<typeof metaCloud>;
beforeEach(() => {
  note.mockClear();
  whatsapp = metaCloud(standInKeys, { url: api.url, note });
});

const send = () =>
  whatsapp.sendTemplate(
    '+919876543210',
    { template: 'broughtBack', language: 'kn', values: ['BK123456789'], linkEnd: 'a key' },
    'order-1',
  );

describe(`sending a template (${docs.send}, ${docs.errors})`, () => {
  test('the request has the documented fields', async () => {
    api.answers = [[200, accepted]];
    expect(await send()).toBe('accepted');
    expect(api.requested[0]).toMatchObject({
      what: `POST /v23.0/${standInKeys.number}/messages`,
      headers: { authorization: `Bearer ${standInKeys.token}` },
      body: {
        ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '919876543210' },
        type: 'template',
        template: {
          name: 'order_brought_back',
          language: { code: 'kn' },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: 'BK123456789' }] },
            {
              ...{ type: 'button', sub_type: 'url', index: '0' },
              parameters: [{ type: 'text', text: 'a key' }],
            },
          ],
        },
        biz_opaque_callback_data: 'order-1',
      },
    });
  });

  test.each([
    [429, error(130_429), 'refused'],
    [400, error(131_056), 'refused'],
    [401, error(190), 'refused'],
    [404, error(132_001), 'refused'],
    [400, error(131_026), 'gone'],
    [500, error(131_000), 'unknown'],
    [503, error(2), 'unknown'],
    [200, {}, 'unknown'],
    [0, null, 'unknown'],
  ])('the status %i with %j is read as %s', async (status, answer, outcome) => {
    api.answers = [[status, answer]];
    expect(await send()).toBe(outcome);
    const noted =
      outcome === 'refused' ? [['whatsapp-send', expect.stringMatching(/^4\d\d \d+$/)]] : [];
    expect(note.mock.calls).toEqual(noted);
  });

  test('a server that cannot be reached has taken no message', async () => {
    await api.close();
    expect(await whatsapp.sendText('+919876543210', 'x', 'answer')).toBe('refused');
  });
});

test('the setting of the keys is read in its form only', () => {
  const word = `106540352242922:102290129340398:${'a'.repeat(32)}:${'T'.repeat(40)}:verify-me`;
  expect(whatsAppKeys(word)).toMatchObject({ number: '106540352242922', verifyToken: 'verify-me' });
  for (const other of ['', 'none', word.slice(1), `${word}:x`, word.replace('a', 'A')])
    expect(whatsAppKeys(other.replace(/^0/, 'x'))?.number === '106540352242922').toBe(false);
});

describe(`the templates (${docs.templates})`, () => {
  test('are listed as missing, handed in once, and approved', async () => {
    const standIn = createWhatsAppStandIn(async () => undefined);
    const meta = await serve(standIn.app);
    const account = metaCloud(standInKeys, { url: meta.url + standInPath });
    const run = async (registers: boolean) => {
      const lines: string[] = [];
      return { code: await runTemplates(account, registers, (line) => lines.push(line)), lines };
    };
    const before = await run(false);
    expect(before.code).toBe(1);
    expect(before.lines.filter((line) => line.startsWith('missing: '))).toHaveLength(36);
    expect(standIn.templates.size).toBe(0);
    await run(true);
    expect(standIn.templates.size).toBe(36);
    expect((await run(true)).lines).toContain('All templates are approved.');
    await meta.close();
  });

  test('have texts that Meta accepts: no variable at either end, buttons and footers of its lengths', async () => {
    const standIn = createWhatsAppStandIn(async () => undefined);
    const meta = await serve(standIn.app);
    await runTemplates(metaCloud(standInKeys, { url: meta.url + standInPath }), true, () => {});
    await meta.close();
    for (const template of standIn.templates.values()) {
      const { components } = template as {
        components: [
          { text: string; example: { body_text: string[][] } },
          { text: string },
          { buttons: { text: string; url: string }[] },
        ];
      };
      const [body, footer, { buttons }] = components;
      expect(body.text).not.toMatch(/^\s*\{\{|\}\}[\s.]*$/);
      expect(body.text.length).toBeLessThanOrEqual(1024);
      expect(new Set(body.text.match(/\{\{\d\}\}/g)).size).toBe(body.example.body_text[0]?.length);
      expect(footer.text.length).toBeLessThanOrEqual(60);
      expect(buttons[0]!.text.length).toBeLessThanOrEqual(25);
      expect(buttons[0]!.url).toMatch(/^https:\/\/.*#\{\{1\}\}$/);
    }
  });
});

describe('an order at the stand-in of Meta', () => {
  let meta: Served;
  let standIn: ReturnType<typeof createWhatsAppStandIn>;
  const { world, site, start } = testSite();
  beforeEach(async () => {
    standIn = createWhatsAppStandIn(async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
      const { status } = await site.send('/api/webhooks/whatsapp', { body, headers });
      expect(status).toBe(200);
    });
    meta = await serve(standIn.app);
    const cloud = metaCloud(standInKeys, { url: meta.url + standInPath });
    await start({ whatsapp: cloud, now: () => new Date() });
  });
  afterEach(() => meta.close());

  async function allowed() {
    const body = orderBody();
    const placed = await site.send('/api/orders', { body, token: 'asha' });
    const { trackingKey } = placed.body as { trackingKey: string };
    const headers = { 'x-link-key': trackingKey };
    await site.send('/api/whatsapp', { body: { language: 'hi', text: 1 }, headers });
    const step = (from: string, to: string, more: object = {}) =>
      site.send(`/api/kitchen/orders/${body.idempotencyKey}/step`, {
        ...{ token: 'meena', body: { from, to, ...more } },
      });
    return { key: body.idempotencyKey, step, trackingKey };
  }
  const documentOf = (id: string) => world.db.documentAt(`outbox/${id}`);

  test.each(['at once', 'twice', 'out of order'] as const)(
    'a step at the counter is one message in the language of the consent, with receipts %s',
    async (receipts) => {
      standIn.behaviour.receipts = receipts;
      const { key, step, trackingKey } = await allowed();
      expect((await step('placed', 'confirmed')).status).toBe(200);
      expect(standIn.messages.map(({ what, language }) => `${what} ${language}`)).toEqual(
        expect.arrayContaining(['order_confirmed hi']),
      );
      expect(new Set(standIn.messages.map(({ what }) => what)).size).toBe(standIn.messages.length);
      expect(standIn.messages.at(-1)?.texts).toContain(trackingKey);
      const isSettled = async () => {
        while ((documentOf(`${key}-confirmed`)?.['sentAt'] ?? null) === null)
          await new Promise((resolve) => setImmediate(resolve));
      };
      await isSettled();
    },
  );

  test('a lost answer of Meta leads to no second message, and its receipt settles the step', async () => {
    const { key, step } = await allowed();
    standIn.behaviour.api = 'lost';
    await step('placed', 'confirmed');
    const before = standIn.messages.length;
    standIn.behaviour.api = 'up';
    await step('confirmed', 'preparing');
    expect(standIn.messages.length).toBe(before);
    expect(documentOf(`${key}-confirmed`)?.['whatsappAt']).toBeDefined();
  });

  test('a customer who writes gets the tracking link, and STOP ends the messages', async () => {
    const { key, trackingKey } = await allowed();
    const from = world.orderStore.order(key)!.customerDetails.phone.slice(1);
    await standIn.write(from, 'Hello');
    expect(standIn.messages.at(-1)).toMatchObject({
      what: 'text',
      texts: [expect.stringContaining(trackingKey)],
    });
    await standIn.write(from, 'stop');
    expect((await world.ports.channels.of(key)).whatsapp).toBeNull();
  });
});
