import { createHmac } from 'node:crypto';
import type { Language } from '@burger/shared/i18n';
import { fields, list, text } from '@burger/shared/platform/reading';
import { outcomeOfFailure, type SendOutcome } from '../http/send-outcome';
import { noteNothing, type NoteRefusal } from '../http/service-refusals';
import type { WhatsAppKeys } from './keys';
import type { TemplateName } from './templates/messages/en';
import {
  type RegisteredTemplate,
  templateButton,
  templateName,
  templatesIn,
  templatesPath,
} from './templates/templates';
import { isSigned, isVerifyToken } from './signature';

/** A message whose text Meta approved before. */
export interface TemplateMessage {
  template: TemplateName;
  language: Language;
  /** Values of {{1}}, {{2}}… in the body. */
  values: readonly string[];
  /** End of the address of the button. */
  linkEnd: string;
}

/** Sends WhatsApp messages to +91XXXXXXXXXX. `id` comes back with each receipt. Never rejects. */
export interface WhatsApp {
  /** Id of the sending phone number. */
  number: string;
  sendTemplate(phone: string, message: TemplateMessage, id: string): Promise<SendOutcome>;
  /** Sends free text, which Meta delivers only within 24 hours of the customer's own message. */
  sendText(phone: string, body: string, id: string): Promise<SendOutcome>;
  isSigned(raw: Buffer, signature: string | undefined): boolean;
  isVerifyToken(token: unknown): boolean;
  /** Returns a hash that nobody can try out numbers for without the app secret. */
  keyedHash(text: string): string;
}

/** Reads and registers the message templates of the account. Throws an error if Meta refuses. */
export interface TemplateAccount {
  templates(): Promise<RegisteredTemplate[]>;
  register(template: object): Promise<void>;
}

export const metaVersion = 'v23.0';
/** A request to Meta’s API fails after this time. */
export const metaTimeoutMs = 2000;
// Meta's codes for a receiver without WhatsApp, and for the sending number itself:
// https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
const unreachable = new Set([131021, 131026]);

const codeIn = (answer: unknown): number => Number(fields(fields(answer)['error'])['code'] ?? 0);

interface Surroundings {
  /** Base URL of a stand-in for Meta's server. */
  url?: string;
  note?: NoteRefusal;
}

/** Uses Meta's Cloud API (docs/decisions/0048, tests/contract/whatsapp.test.ts). */
export function metaCloud(
  keys: WhatsAppKeys,
  { url = 'https://graph.facebook.com', note = noteNothing }: Surroundings = {},
): WhatsApp & TemplateAccount {
  const headers = { authorization: `Bearer ${keys.token}`, 'content-type': 'application/json' };

  async function ask(path: string, body?: object, timeoutMs = metaTimeoutMs) {
    const response = await fetch(`${url}/${metaVersion}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, answer };
  }

  async function send(phone: string, message: object, id: string): Promise<SendOutcome> {
    try {
      const { status, answer } = await ask(`${keys.number}/messages`, {
        ...{ messaging_product: 'whatsapp', recipient_type: 'individual' },
        ...{ to: phone.replace('+', ''), ...message, biz_opaque_callback_data: id },
      });
      if (status >= 500) return 'unknown';
      if (status < 300)
        return text(fields(list(fields(answer)['messages'])[0])['id']) ? 'accepted' : 'unknown';
      const code = codeIn(answer);
      if (unreachable.has(code)) return 'gone';
      // Meta's own words may name the customer's number, so only the code is logged.
      await note('whatsapp-send', `${status} ${code}`);
      return 'refused';
    } catch (error) {
      return outcomeOfFailure(error);
    }
  }

  /** Returns an answer of the account. Throws an error with Meta's reason. */
  async function askAccount(path: string, body?: object): Promise<Record<string, unknown>> {
    const { status, answer } = await ask(`${keys.account}/${path}`, body, 10_000);
    if (status < 300) return fields(answer);
    const reason = text(fields(fields(answer)['error'])['message']);
    throw new Error(`Meta answered ${status} ${codeIn(answer)}: ${reason}`);
  }

  return {
    number: keys.number,

    sendTemplate(phone, { template, language, values, linkEnd }, id) {
      const parameters = (texts: readonly string[]) =>
        texts.map((one) => ({ type: 'text', text: one }));
      const components = [
        { type: 'body', parameters: parameters(values) },
        { ...templateButton, parameters: parameters([linkEnd]) },
      ];
      const named = { name: templateName(template), language: { code: language }, components };
      return send(phone, { type: 'template', template: named }, id);
    },

    sendText: (phone, body, id) =>
      send(phone, { type: 'text', text: { preview_url: false, body } }, id),

    isSigned: (raw, signature) => isSigned(keys.appSecret, raw, signature),
    isVerifyToken: (token) => isVerifyToken(keys.verifyToken, token),
    keyedHash: (text) => createHmac('sha256', keys.appSecret).update(text).digest('hex'),

    async templates() {
      return templatesIn(await askAccount(templatesPath));
    },

    async register(template) {
      await askAccount('message_templates', template);
    },
  };
}
