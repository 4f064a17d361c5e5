import { appCheckFetch } from '@burger/shared/app-check';
import { currentIdToken } from '@burger/shared/firebase';
import { fields, type Fields } from '../reading/index';
import { sessionText } from '../storage/index';

const longest = 15_000;

interface OwnAnswer {
  /** `ok`, or the code of the refusal; `failed` where nobody knows what came of it. */
  code: string;
  body: Fields;
}

async function askWith(token: string, path: string): Promise<OwnAnswer> {
  const answer = await appCheckFetch(`/api/orders/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(longest),
  });
  const body = fields(await answer.json());
  const { code } = fields(body['error']);
  return { code: answer.ok ? 'ok' : typeof code === 'string' ? code : 'failed', body };
}

/** `POST /api/orders/<orderId>/…` as the signed-in customer. Never rejects. */
export async function askForOwn(
  orderId: string,
  what: 'cancel' | 'bill' | 'pay' | 'pay-on-hand-over',
): Promise<OwnAnswer> {
  const path = `${encodeURIComponent(orderId)}/${what}`;
  const failed: OwnAnswer = { code: 'failed', body: {} };
  try {
    const first = await currentIdToken();
    if (first === null) return failed;
    const outcome = await askWith(first, path);
    if (outcome.code !== 'unauthenticated') return outcome;
    const fresh = await currentIdToken({ fresh: true });
    return fresh === null ? outcome : await askWith(fresh, path);
  } catch {
    return failed;
  }
}

const sentAway = () => sessionText('burger.sent-to-pay');

/** Whether this tab has been sent away to pay for an order, and is back. */
export const wasSentToPay = (orderId: string): boolean => sentAway().read() === orderId;

/** What became of a press to pay; `moved`: the order does not wait for its money any more. */
export type Sent = 'away' | 'moved' | 'failed';

/** Sends the browser to where an order is paid, by a form: the same attempt, however often. Never rejects. */
export async function goToPay(orderId: string): Promise<Sent> {
  const { code, body } = await askForOwn(orderId, 'pay');
  if (code !== 'ok') return code === 'already-moved' ? 'moved' : 'failed';
  const form = document.createElement('form');
  form.method = 'post';
  form.action = String(body['action']);
  for (const [name, value] of Object.entries(fields(body['fields']))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  sentAway().write(orderId);
  document.body.append(form);
  form.submit();
  return 'away';
}
