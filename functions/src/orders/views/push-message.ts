import { addressIn, languages, textsIn } from '@burger/shared/i18n';
import type { OrderDocument } from '@burger/shared/order';
import type { PushMessage } from '../../push/web-push';
import type { CustomerNews } from '../notifications/outbox';
import { newsWords } from './customer-mail';
import { mailPromisedText } from './mail-dates';
import { english } from './mail-text';
import { translations } from './mail-text.translations';

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
