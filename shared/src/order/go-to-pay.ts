import { linkKeyHeader } from '@burger/shared/platform/security';
import { fields } from '../platform/reading';
import { sessionText } from '../platform/storage/index';
import { ask, askForOwn } from './own-order-api';

const sentAway = () => sessionText('burger.sent-to-pay');

export const wasSentToPay = (orderId: string): boolean => sentAway().read() === orderId;

/** Result of starting a payment. `moved`: the order no longer waits for payment. */
export type Sent = 'away' | 'moved' | 'failed';

/** Starts a payment by tracking link, without sign-in. */
const askByLink = (linkKey: string) =>
  ask('track/pay', { [linkKeyHeader]: linkKey }).catch(() => ({ code: 'failed', body: null }));

/**
 * Submits a form that sends the browser to the payment page. Repeats use the same payment attempt. Never
 * rejects. The request uses the tracking link if `linkKey` is given, otherwise the customer's sign-in.
 */
export async function goToPay(orderId: string, linkKey = ''): Promise<Sent> {
  const { code, body } = await (linkKey ? askByLink(linkKey) : askForOwn(orderId, 'pay'));
  if (code !== 'ok') return code === 'already-moved' ? 'moved' : 'failed';
  const { action, fields: reported } = fields(body);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = String(action);
  for (const [name, value] of Object.entries(fields(reported))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  sentAway().write(orderId);
  // A customer who returns without having paid arrives at /track without a key, so it is read from here.
  if (linkKey) sessionText('burger.paid-by-link').write(linkKey);
  document.body.append(form);
  form.submit();
  return 'away';
}
