import { linkKeyHeader } from '@burger/shared/security';
import { fields } from '../reading/index';
import { sessionText } from '../storage/index';
import { ask, askForOwn } from './own-order-api';

const sentAway = () => sessionText('burger.sent-to-pay');

/** Whether this tab has been sent away to pay for an order, and is back. */
export const wasSentToPay = (orderId: string): boolean => sentAway().read() === orderId;

/** What became of a press to pay; `moved`: the order does not wait for its money any more. */
export type Sent = 'away' | 'moved' | 'failed';

/** What the server says to who has only the link of an order. */
const askByLink = (linkKey: string) =>
  ask('track/pay', { [linkKeyHeader]: linkKey }).catch(() => ({ code: 'failed', body: null }));

/**
 * Sends the browser to where an order is paid, by a form: the same attempt, however often; as its customer, or with
 * its link. Never rejects.
 */
export async function goToPay(orderId: string, linkKey = ''): Promise<Sent> {
  const { code, body } = await (linkKey ? askByLink(linkKey) : askForOwn(orderId, 'pay'));
  if (code !== 'ok') return code === 'already-moved' ? 'moved' : 'failed';
  const { action, fields: told } = fields(body);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = String(action);
  for (const [name, value] of Object.entries(fields(told))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  sentAway().write(orderId);
  // Who comes back unpaid comes to /track without a key, which looks for it there.
  if (linkKey) sessionText('burger.paid-by-link').write(linkKey);
  document.body.append(form);
  form.submit();
  return 'away';
}
