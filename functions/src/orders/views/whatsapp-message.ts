import type { OrderDocument } from '@burger/shared/order';
import type { TemplateMessage } from '../../whatsapp/cloud-api';
import { showsTime } from '../../whatsapp/templates/templates';
import type { TemplateName } from '../../whatsapp/templates/messages/en';
import type { CustomerNews } from '../notifications/outbox';
import { mailPromisedText } from './mail-dates';

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
