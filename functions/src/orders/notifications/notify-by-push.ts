import { within } from '../../http/retry';
import { pushMessage } from '../views/push-message';
import type { OrderDocument } from '@burger/shared/order';
import type { KitchenOrders, OrderStore } from '../store/store';
import {
  isForUs,
  isStillNews,
  leaseMs,
  nextAttempt,
  type OrderNotification,
  type Outbox,
} from './outbox';
import type { PushStore } from '../../push/subscriptions';
import type { Push } from '../../push/web-push';

export interface PushPorts {
  push: Push | null;
  pushStore: PushStore;
  outbox: Outbox;
  orderStore: Pick<OrderStore, 'find'>;
  now: () => Date;
}

/**
 * `sent`: a push service accepted the message. `failed`: none did. `none`: the order has no subscription, or
 * an earlier attempt may have reached the phone.
 */
export type PushResult = 'sent' | 'failed' | 'none';

/**
 * Returns a function that tells a customer by push. It stores the attempt before the request: after a crash
 * or a lost answer nobody knows whether the message arrives, and the notification goes by mail.
 */
export function createNotifyByPush({
  push,
  pushStore,
  outbox,
  now,
}: Omit<PushPorts, 'orderStore'>) {
  return async (notification: OrderNotification, order: OrderDocument): Promise<PushResult> => {
    const { id, order: key, kind } = notification;
    if (!push || isForUs(kind)) return 'none';
    // Without an address there is no other channel. The phone replaces a message with the same tag.
    const mayRepeat = order.customerDetails.email === '';
    if (notification.pushedAt !== null && !mayRepeat) return 'none';
    const subscriptions = await pushStore.of(key);
    if (subscriptions.length === 0) return 'none';
    if (!(await outbox.beginPush(id, now().getTime(), mayRepeat))) return 'none';
    const outcomes = await Promise.all(
      subscriptions.map(async (subscription) => {
        const { language } = subscription.consent;
        const message = pushMessage(kind, { ...order, language }, id);
        const outcome = await push.send(subscription, message);
        if (outcome === 'gone') {
          await pushStore.remove(key, subscription.endpoint).catch(() => undefined);
        }
        return outcome;
      }),
    );
    return outcomes.includes('accepted') ? 'sent' : 'failed';
  };
}

// The step of an order waits for its messages no longer than this. The sweep sends the rest.
const longestMs = 2500;

/** Returns a function that tells the due news of an order by push at once. Never rejects. */
export function createPushNow(ports: PushPorts) {
  const { push, pushStore, outbox, orderStore, now } = ports;
  const notifyByPush = createNotifyByPush(ports);
  const clock = () => now().getTime();

  async function tell(id: string): Promise<void> {
    const notification = await outbox.claim(id, clock(), clock() + leaseMs);
    if (!notification) return;
    const order = await orderStore.find(notification.order);
    if (!order) return;
    if (isForUs(notification.kind) || !isStillNews(notification.kind, order)) {
      return outbox.drop(id);
    }
    if ((await notifyByPush(notification, order)) === 'sent') return outbox.sent(id, clock());
    const hasMail = order.customerDetails.email !== '';
    await outbox.failed(id, hasMail ? clock() : nextAttempt(notification, clock()));
  }

  async function tellAll(key: string): Promise<void> {
    if ((await pushStore.of(key)).length === 0) return;
    for (const id of await outbox.newsOf(key, clock())) await tell(id);
  }

  return async (key: string): Promise<void> => {
    if (push) await within(longestMs, tellAll(key)).catch(() => undefined);
  };
}

/** Returns the order store; every change that it stores is told by push before it returns. */
export const notifyOnChange = (
  orders: KitchenOrders,
  pushNow: (key: string) => Promise<void>,
): KitchenOrders => {
  const notifying = Object.create(orders) as KitchenOrders;
  notifying.change = async (key, work) => {
    const stored = await orders.change(key, work);
    await pushNow(key);
    return stored;
  };
  return notifying;
};
