import { fields } from '../reading/index';
import { sessionText } from '../storage/index';
import { askForOwn } from './own-order-api';

const sentAway = () => sessionText('burger.sent-to-pay');

/** Whether this tab has been sent away to pay for an order, and is back. */
export const wasSentToPay = (orderId: string): boolean => sentAway().read() === orderId;

/** What became of a press to pay; `moved`: the order does not wait for its money any more. */
export type Sent = 'away' | 'moved' | 'failed';

/** Sends the browser to where an order is paid, by a form: the same attempt, however often. Never rejects. */
export async function goToPay(orderId: string): Promise<Sent> {
  const { code, body } = await askForOwn(orderId, 'pay');
  if (code !== 'ok') return code === 'already-moved' ? 'moved' : 'failed';
  const { action, fields: told } = fields(body);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = String(action);
  for (const [name, value] of Object.entries(fields(told))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  sentAway().write(orderId);
  document.body.append(form);
  form.submit();
  return 'away';
}
