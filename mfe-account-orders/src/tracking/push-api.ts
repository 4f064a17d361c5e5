import { pageLanguage } from '@burger/shared/i18n';
import { askToNotify, pushedTracks } from '@burger/shared/order/tracking';
import { subscribePush } from '@burger/shared/platform/device';
import { askAboutOrder, longestMs } from './order-link-api';

/**
 * `on`: this browser is told, also without the page. `page`: only while the page is open. `off`: the customer
 * was not asked, or ended it.
 */
export type PushState = 'off' | 'on' | 'page' | 'denied' | 'failed';

// The number of the text on the button, which the server stores as what the customer agreed to.
const consentText = 1;

// Safari before 16 has service workers without push.
const registered = async (): Promise<Partial<ServiceWorkerRegistration> | null> =>
  (await (navigator as Partial<Navigator>).serviceWorker?.getRegistration()) ?? null;

const post = async (path: string, trackingKey: string, body: object): Promise<boolean> =>
  (await askAboutOrder(path, trackingKey, { method: 'POST', body })).ok;

async function shopKey(): Promise<string | null> {
  const answer = await fetch('/api/push', { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new Error(`/api/push answered ${answer.status}`);
  const { key } = (await answer.json()) as { key: unknown };
  return typeof key === 'string' ? key : null;
}

/** Asks for permission and has the order told to this browser. Call it in a click handler. Never rejects. */
export async function startPush(trackingKey: string): Promise<PushState> {
  try {
    if (!(await askToNotify())) return 'denied';
    const [key, worker] = await Promise.all([shopKey(), registered()]);
    if (!key || !worker?.pushManager) return 'page';
    const { endpoint, keys } = (await subscribePush(worker.pushManager, key)).toJSON();
    const body = { endpoint, keys, language: pageLanguage, text: consentText };
    if (!(await post('/api/push', trackingKey, body))) return 'failed';
    pushedTracks.add(trackingKey);
    return 'on';
  } catch {
    return 'failed';
  }
}

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager?.getSubscription()) ?? null;

/** Ends the messages about an order. Never rejects. */
export async function endPush(trackingKey: string): Promise<PushState> {
  try {
    const subscription = await subscribed();
    const body = { endpoint: subscription?.endpoint };
    if (subscription && !(await post('/api/push/end', trackingKey, body))) return 'failed';
    pushedTracks.drop(trackingKey);
    return 'off';
  } catch {
    return 'failed';
  }
}

/** Returns the address of this browser at its push service; null without a subscription. */
export const pushEndpoint = async (): Promise<string | null> =>
  (await subscribed())?.endpoint ?? null;

/** Ends the subscription of this browser. Push services then answer 410, and the server forgets it. */
export async function leavePush(): Promise<void> {
  pushedTracks.clear();
  await (await subscribed())?.unsubscribe();
}
