import type { OrderDocument } from '@burger/shared/order';
import { hasChannel, type ChannelStore, type OrderChannels } from '../../channels/order-channels';
import { within } from '../../http/retry';
import type { Push } from '../../push/web-push';
import { isAffordable, type WhatsAppCost } from '../../vitals/whatsapp-cost';
import type { WhatsApp } from '../../whatsapp/cloud-api';
import type { KitchenOrders, OrderStore } from '../store/store';
import { pushMessage, whatsAppMessage } from '../views/phone-messages';
import {
  isForUs,
  isStillNews,
  leaseMs,
  nextAttempt,
  type CustomerNews,
  type OrderNotification,
  type Outbox,
} from './outbox';

export interface TellPorts {
  push: Push | null;
  whatsapp: WhatsApp | null;
  whatsappCost: WhatsAppCost;
  channels: ChannelStore;
  outbox: Outbox;
  now: () => Date;
}

/**
 * `told`: a service accepted the message, or may have, or another process has taken the notification over.
 * `failed`: none did. `none`: the order has no such channel, or an earlier attempt may have reached the phone.
 */
type Attempt = 'told' | 'failed' | 'none';

// A message that no phone has received by then goes by mail as well.
const receiptMs = 5 * 60_000;

interface CustomerNotification extends OrderNotification {
  kind: CustomerNews;
}

const isForCustomer = (one: OrderNotification): one is CustomerNotification => !isForUs(one.kind);

/** Ends a notification. One with a WhatsApp message is kept, so that its receipts are known. */
export const endUntold = (
  outbox: Outbox,
  { id, whatsappAt }: OrderNotification,
  at: number,
): Promise<void> => (whatsappAt === null ? outbox.drop(id) : outbox.sent(id, at));

/**
 * Returns a function that tells a customer a step by the best channel that she allowed: push, else WhatsApp.
 * It returns whether the notification is settled; else it goes by mail. Each attempt is stored before its
 * request: after a crash or a lost answer nobody knows whether the message arrives.
 */
export function createTellCustomer(ports: TellPorts) {
  const { push, whatsapp, whatsappCost, channels, outbox, now } = ports;
  const clock = () => now().getTime();

  async function byPush(
    { id, order: key, kind, pushedAt }: CustomerNotification,
    order: OrderDocument,
    phones: OrderChannels['phones'],
  ): Promise<Attempt> {
    // Without an address there may be no other channel. The phone replaces a message with the same tag.
    const mayRepeat = order.customerDetails.email === '';
    if (!push || phones.length === 0 || (pushedAt !== null && !mayRepeat)) return 'none';
    if (!(await outbox.begin(id, 'pushedAt', clock(), mayRepeat))) return 'told';
    const outcomes = await Promise.all(
      phones.map(async (subscription) => {
        const { language } = subscription.consent;
        const outcome = await push.send(
          subscription,
          pushMessage(kind, { ...order, language }, id),
        );
        if (outcome === 'gone') {
          await channels.removePhone(key, subscription.endpoint).catch(() => undefined);
        }
        return outcome;
      }),
    );
    if (!outcomes.includes('accepted')) return 'failed';
    await outbox.sent(id, clock());
    return 'told';
  }

  async function byWhatsApp(
    { id, order: key, kind, whatsappAt }: CustomerNotification,
    order: OrderDocument,
    consent: OrderChannels['whatsapp'],
  ): Promise<Attempt> {
    if (!whatsapp || !consent || whatsappAt !== null) return 'none';
    if (!isAffordable(await whatsappCost.month())) return 'none';
    if (!(await outbox.begin(id, 'whatsappAt', clock()))) return 'told';
    const { phone, language } = consent;
    const message = whatsAppMessage(kind, { ...order, language });
    const outcome = await whatsapp.sendTemplate(phone, message, id);
    if (outcome === 'gone') await channels.endWhatsApp(key);
    if (outcome === 'refused' || outcome === 'gone') {
      // Meta has no such message, so a later attempt cannot be a second one.
      await outbox.takeBack(id);
      return outcome === 'gone' ? 'none' : 'failed';
    }
    await whatsappCost.count('sent');
    await outbox.awaitReceipt(id, clock() + receiptMs);
    return 'told';
  }

  return async (
    notification: OrderNotification,
    order: OrderDocument,
    { phones, whatsapp: consent }: OrderChannels,
  ): Promise<boolean> => {
    if (!isForCustomer(notification)) return false;
    const { id, kind, hasFailedReceipt } = notification;
    if (!isStillNews(kind, order)) {
      await endUntold(outbox, notification, clock());
      return true;
    }
    const pushed = await byPush(notification, order, phones);
    if (pushed === 'told') return true;
    const written = await byWhatsApp(notification, order, consent);
    if (written === 'told') return true;
    if (order.customerDetails.email !== '') return false;
    // There is no other channel.
    const hasFailed = pushed === 'failed' || written === 'failed';
    if (hasFailed) await outbox.failed(id, nextAttempt(notification, clock()));
    else if (hasFailedReceipt) await outbox.failed(id, null);
    else await endUntold(outbox, notification, clock());
    return true;
  };
}

// A step waits for its messages no longer than this; the sweep sends the rest. An instance may freeze once it
// has answered, and a message without a stored outcome is sent again by mail. So this is longer than a push (1.5 s),
// a WhatsApp message after it (2 s), its count (0.8 s) and the store, and leaves the step 3 of the tablet's 8 s.
const longestMs = 5000;

/** Returns a function that tells the due news of an order at once, without mail. Never rejects. */
export function createTellNow(ports: TellPorts & { orderStore: Pick<OrderStore, 'find'> }) {
  const { push, whatsapp, channels, outbox, orderStore, now } = ports;
  const tellCustomer = createTellCustomer(ports);
  const clock = () => now().getTime();

  async function tell(id: string, allowed: OrderChannels): Promise<void> {
    const notification = await outbox.claim(id, clock(), clock() + leaseMs);
    const order = notification && (await orderStore.find(notification.order));
    if (!order) return;
    const isSettled = await tellCustomer(notification, order, allowed);
    if (!isSettled) await outbox.failed(id, clock());
  }

  async function tellAll(key: string): Promise<void> {
    const allowed = await channels.of(key);
    if (!hasChannel(allowed)) return;
    for (const id of await outbox.newsOf(key, clock())) await tell(id, allowed);
  }

  return async (key: string): Promise<void> => {
    if (push || whatsapp) await within(longestMs, tellAll(key)).catch(() => undefined);
  };
}

/** Returns the order store; every change that it stores is told at once before it returns. */
export const tellOnChange = (
  orders: KitchenOrders,
  tellNow: (key: string) => Promise<void>,
): KitchenOrders => {
  const telling = Object.create(orders) as KitchenOrders;
  telling.change = async (key, work) => {
    const stored = await orders.change(key, work);
    await tellNow(key);
    return stored;
  };
  return telling;
};
