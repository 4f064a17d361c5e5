import { randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { signatureOf } from '@burger/functions/whatsapp-signature';
import { fields, list, text } from '@burger/shared/platform/reading';
import express, { type RequestHandler, type Response, Router } from 'express';

/** The stand-in's behaviour, set by tests. With `lost` it accepts a message but drops the connection. */
export interface Behaviour {
  api: 'up' | 'down' | 'slow' | 'limited' | 'lost' | 'no template' | 'no WhatsApp';
  receipts: 'at once' | 'late' | 'twice' | 'out of order' | 'failed' | 'never';
}

export interface WrittenMessage {
  id: string;
  to: string;
  /** Name of the template, or `text`. */
  what: string;
  language: string;
  texts: string[];
  at: number;
}

export interface MetaWebhook {
  body: string;
  signature: string;
}

export const standInPath = '/local/whatsapp';
// Not secrets: they are the same in every copy.
export const standInKeys = {
  number: '106540352242922',
  account: '102290129340398',
  appSecret: '0123456789abcdef0123456789abcdef',
  token: 'LocalStandInAccessToken',
  verifyToken: 'local-verify-token',
};

const slowMs = 10_000;
const lateMs = 1500;

export const deliverTo = (port: number) => (webhook: MetaWebhook) =>
  fetch(`http://localhost:${port}/api/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': webhook.signature },
    body: webhook.body,
  });

/** Signs a webhook of the stand-in's number. */
export function metaWebhook(value: object, field = 'messages'): MetaWebhook {
  const metadata = { display_phone_number: '911234567890', phone_number_id: standInKeys.number };
  const change = { field, value: { messaging_product: 'whatsapp', metadata, ...value } };
  const entry = [{ id: standInKeys.account, changes: [change] }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
  return { body, signature: signatureOf(standInKeys.appSecret, Buffer.from(body)) };
}

const secondsNow = () => String(Math.floor(Date.now() / 1000));

type Status = 'sent' | 'delivered' | 'read' | 'failed';

function statusOf({ id, to }: WrittenMessage, callback: string, status: Status): object {
  const failure = { code: 131_049, title: 'This message was not delivered' };
  return {
    ...{ id, status, timestamp: secondsNow(), recipient_id: to },
    ...(callback && { biz_opaque_callback_data: callback }),
    ...(status === 'failed'
      ? { errors: [failure] }
      : { pricing: { billable: true, pricing_model: 'PMP', category: 'utility' } }),
  };
}

const order: Record<Behaviour['receipts'], readonly Status[]> = {
  'at once': ['sent', 'delivered'],
  late: ['sent', 'delivered'],
  twice: ['sent', 'sent', 'delivered', 'delivered'],
  'out of order': ['read', 'delivered', 'sent'],
  failed: ['sent', 'failed'],
  never: [],
};

const refusals: Partial<Record<Behaviour['api'], readonly [status: number, code: number]>> = {
  down: [503, 2],
  limited: [429, 130_429],
  'no template': [404, 132_001],
  'no WhatsApp': [400, 131_026],
};

/**
 * A stand-in for Meta's Cloud API at `/local/whatsapp`. `GET …/messages` lists what was sent, `POST
 * …/behaviour` changes how it behaves, `POST …/inbound` writes as a customer.
 */
export function createWhatsAppStandIn(
  deliver: (webhook: MetaWebhook) => Promise<unknown>,
  say: (line: string) => void = () => undefined,
) {
  const behaviour: Behaviour = { api: 'up', receipts: 'at once' };
  const messages: WrittenMessage[] = [];
  const templates = new Map<string, object>();

  const refuse = (response: Response, status: number, code: number, type = 'OAuthException') =>
    void response.status(status).json({
      error: { message: `(#${code}) refused`, type, code, fbtrace_id: 'local' },
    });

  const report = (value: object) => deliver(metaWebhook(value)).catch(() => undefined);

  async function reportReceipts(message: WrittenMessage, callback: string): Promise<void> {
    const { receipts } = behaviour;
    if (receipts === 'late') await after(lateMs, null, { ref: false });
    for (const status of order[receipts])
      await report({ statuses: [statusOf(message, callback, status)] });
  }

  const guard: RequestHandler = ({ headers }, response, next) => {
    if (headers.authorization !== `Bearer ${standInKeys.token}`) return refuse(response, 401, 190);
    next();
  };

  /** Returns the fault of a message as Meta judges it; null if it has none. */
  function faultOf(body: Record<string, unknown>): number | null {
    if (body['messaging_product'] !== 'whatsapp') return 100;
    if (!/^\d{8,15}$/.test(text(body['to']))) return 131_009;
    const template = fields(body['template']);
    if (body['type'] === 'template')
      return text(template['name']) && text(fields(template['language'])['code']) ? null : 132_000;
    return text(fields(body['text'])['body']) ? null : 131_008;
  }

  const api = Router()
    .use(guard, express.json())
    .post('/:number/messages', async ({ params, body }, response) => {
      if (behaviour.api === 'slow') await after(slowMs, null, { ref: false });
      const refusal = refusals[behaviour.api];
      if (refusal) return refuse(response, ...refusal);
      if (params.number !== standInKeys.number) return refuse(response, 400, 100);
      const sent = fields(body);
      const fault = faultOf(sent);
      if (fault !== null) return refuse(response, 400, fault);
      const template = fields(sent['template']);
      const components = list(template['components']).flatMap((one) =>
        list(fields(one)['parameters']),
      );
      const message: WrittenMessage = {
        id: `wamid.${randomBytes(12).toString('base64url')}`,
        to: text(sent['to']),
        what: text(template['name']) || 'text',
        language: text(fields(template['language'])['code']),
        texts: [
          ...components.map((one) => text(fields(one)['text'])),
          ...[text(fields(sent['text'])['body'])].filter(Boolean),
        ],
        at: Date.now(),
      };
      messages.push(message);
      say(`WhatsApp to +${message.to}: ${message.what} ${message.texts.join(' · ')}`);
      if (behaviour.api === 'lost') return void response.destroy();
      response.json({
        messaging_product: 'whatsapp',
        contacts: [{ input: message.to, wa_id: message.to }],
        messages: [{ id: message.id, message_status: 'accepted' }],
      });
      void reportReceipts(message, text(sent['biz_opaque_callback_data']));
    })
    .get('/:account/message_templates', (_request, response) => {
      response.json({ data: [...templates.values()], paging: {} });
    })
    .post('/:account/message_templates', ({ body }, response) => {
      const { name, language } = body as { name: string; language: string };
      if (templates.has(`${name} ${language}`)) return refuse(response, 400, 2_388_024);
      templates.set(`${name} ${language}`, { ...(body as object), status: 'APPROVED' });
      response.json({ id: randomBytes(6).toString('hex'), status: 'PENDING', category: 'UTILITY' });
    });

  /** Writes as a customer. */
  async function write(from: string, words: string): Promise<void> {
    const id = `wamid.${randomBytes(12).toString('base64url')}`;
    const written = { type: 'text', text: { body: words } };
    await report({
      contacts: [{ profile: { name: 'Customer' }, wa_id: from }],
      messages: [{ from, id, timestamp: secondsNow(), ...written }],
    });
  }

  const routes = Router()
    .get('/messages', (_request, response) => void response.json(messages))
    .post('/behaviour', express.json(), ({ body }, response) => {
      response.json(Object.assign(behaviour, body));
    })
    .post('/inbound', express.json(), async ({ body }, response) => {
      const { from = '', text: words = '' } = body as { from?: string; text?: string };
      await write(from, words);
      response.json({});
    })
    .use('/v23.0', api);

  return { app: express().use(standInPath, routes), behaviour, messages, templates, write };
}
