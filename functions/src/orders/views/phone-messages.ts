import { addressIn, languages, textsIn, type Language } from '@burger/shared/i18n';
import { callNumber, type OrderDocument } from '@burger/shared/order';
import type { PushMessage } from '../../push/web-push';
import type { CustomerNews } from '../notifications/outbox';
import { newsWords } from './customer-mail';
import { mailPromisedText } from './mail-dates';
import { english } from './messages/en';
import { translations } from './messages/translations';
import type { TemplateMessage } from '../../whatsapp/cloud-api';
import { showsTime } from '../../whatsapp/templates/templates';
import type { TemplateName } from '../../whatsapp/templates/messages/en';

/**
 * Returns the message for a phone, in the order's language, without name, address or dishes: everyone near
 * the phone reads it. `id` names the notification.
 */
export function pushMessage(news: CustomerNews, order: OrderDocument, id: string): PushMessage {
  const { language, orderId, trackingKey } = order;
  const { push } = textsIn(language, english, translations);
  const { title, text } = newsWords(news, order);
  // In mails these texts introduce a table, which a push message lacks, so they are replaced.
  const bodies: Partial<Record<CustomerNews, string>> = {
    later: mailPromisedText(order),
    changed: push.open,
    delivered: push.bill,
    'taken-back': push.bill,
  };
  return {
    about: orderId,
    payload: {
      id,
      title,
      body: `${orderId}: ${bodies[news] ?? text}`,
      tag: orderId,
      lang: languages[language].tag,
      path: addressIn(language, trackingKey ? `/track#${trackingKey}` : '/orders'),
    },
  };
}

/**
 * Returns the message about a new order for a device of the counter, in its language. It names no customer,
 * as everybody near a locked screen reads it.
 */
export function newOrderMessage(order: OrderDocument, language: Language): PushMessage {
  const { push } = textsIn(language, english, translations);
  const { orderId, kind } = order;
  return {
    about: orderId,
    payload: {
      title: push.newOrder(callNumber(orderId)),
      body: `${push.kinds[kind]} · ${mailPromisedText({ ...order, language })}`,
      tag: orderId,
      lang: languages[language].tag,
      path: '/kitchen',
    },
  };
}

const templates: Record<CustomerNews, TemplateName> = {
  ...{ received: 'received', confirmed: 'confirmed', later: 'later', leaving: 'leaving' },
  ...{ 'brought-back': 'broughtBack', delivered: 'delivered', cancelled: 'cancelled' },
  ...{
    changed: 'changed',
    'taken-back': 'creditNoteIssued',
    'let-go': 'letGo',
    refunded: 'refunded',
  },
};

/** Returns the WhatsApp message of a customer's news, in the order's language, without name and address. */
export function whatsAppMessage(news: CustomerNews, order: OrderDocument): TemplateMessage {
  const { kind, language, orderId, trackingKey = '' } = order;
  const template = news === 'leaving' && kind === 'pickup' ? 'ready' : templates[news];
  const values = [orderId, ...(showsTime(template) ? [mailPromisedText(order)] : [])];
  return { template, language, values, linkEnd: trackingKey };
}
