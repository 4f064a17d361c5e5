import { linkKeyHeader } from '@burger/shared/platform/security';
import { fields } from '../platform/reading';
import { sessionText } from '../platform/storage/index';
import { ask, askForOwn } from './own-order-api';

const sentAway = () => sessionText('burger.sent-to-pay');

export const wasSentToPay = (orderId: string): boolean => sentAway().read() === orderId;

/**
 * Result of starting a payment. `away`: the browser leaves. `moved`: the order no longer waits for payment.
 * `refused`: the provider rejects payments, so trying again is of no use.
 */
export type Sent = 'away' | 'moved' | 'refused' | 'failed';

const isRefused = (body: unknown): boolean =>
  fields(fields(body)['error'])['reason'] === 'payment-refused';

/** Starts a payment by tracking link, without sign-in. */
const askByLink = (linkKey: string) =>
  ask('track/pay', { [linkKeyHeader]: linkKey }).catch(() => ({ code: 'failed', body: null }));

/**
 * Submits a form that sends the browser to the payment page. Repeats use the same payment attempt. Never
 * rejects. The request uses the tracking link if `linkKey` is given, otherwise the customer's sign-in.
 */
export async function goToPay(orderId: string, linkKey = ''): Promise<Sent> {
  const { code, body } = await (linkKey ? askByLink(linkKey) : askForOwn(orderId, 'pay'));
  if (code === 'already-moved') return 'moved';
  if (code !== 'ok') return isRefused(body) ? 'refused' : 'failed';
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
