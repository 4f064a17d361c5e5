import type { OrderDocument } from '@burger/shared/order';
import type { WhatsAppConsent } from '../channels/order-channels';
import type { SendOutcome } from '../http/send-outcome';
import type { Mail } from '../mail/mail';
import { createOutboxJob } from '../orders/notifications/announce';
import { newsId, type Outbox } from '../orders/notifications/outbox';
import { createTellCustomer, createTellNow } from '../orders/notifications/tell-customer';
import { createWhatsAppEvents } from '../orders/notifications/whatsapp-events';
import { notificationDocument } from '../orders/store/firestore-outbox';
import type { Consent, PushSubscription } from '../push/subscriptions';
import type { PushMessage } from '../push/web-push';
import type { WhatsApp } from '../whatsapp/cloud-api';
import type { Receipt } from '../whatsapp/events';
import { fakeWorld, placing } from './fake-ports';
import { KilledError, mortalProcess } from './mortal-process';

const consent: Consent = {
  purpose: 'order',
  at: '2026-01-05T08:00:00.000Z',
  text: 1,
  language: 'en',
};

export const phone = (name: string): PushSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  consent,
});

export const onWhatsApp: WhatsAppConsent = { ...consent, phone: '+919876543210' };

const statuses = {
  confirmed: 'confirmed',
  leaving: 'out_for_delivery',
  delivered: 'delivered',
} as const;
export type Step = keyof typeof statuses;
export const steps = Object.keys(statuses) as Step[];

interface Sent {
  by: 'push' | 'whatsapp';
  to: string;
  id: string;
  text: string;
}

/** Sets up orders, a process that may die at any call, and services that do what the test tells them. */
export function setUpTelling() {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const { mortal, live } = mortalProcess();
  const sent: Sent[] = [];
  const mails: Mail[] = [];
  const state = {
    push: (): SendOutcome | Promise<SendOutcome> => 'accepted',
    whatsapp: (): SendOutcome | Promise<SendOutcome> => 'accepted',
    mailsADay: Infinity,
  };
  const now = () => new Date(time);
  const world = fakeWorld({ now });
  const { db, orderStore } = world;
  const { channels, whatsappCost, answered } = world.ports;
  const outbox = Object.fromEntries(
    Object.entries(world.outbox).map(([name, call]) => [name, mortal(call as never)]),
  ) as unknown as Outbox;

  /** A service that refuses has not taken the message; one that loses its answer may have. */
  const accept = async (
    coming: SendOutcome | Promise<SendOutcome>,
    one: Sent,
  ): Promise<SendOutcome> => {
    const outcome = await coming;
    if (outcome === 'accepted' || outcome === 'unknown') sent.push(one);
    return outcome;
  };
  const push = {
    key: 'k',
    send: mortal(async ({ endpoint: to }: PushSubscription, { payload }: PushMessage) => {
      const { id, title: text } = payload as { id: string; title: string };
      return accept(state.push(), { by: 'push', to, id, text });
    }),
  };
  const whatsapp: WhatsApp = {
    number: '1',
    sendTemplate: mortal(async (to: string, { template: text }: { template: string }, id: string) =>
      accept(state.whatsapp(), { by: 'whatsapp', to, id, text }),
    ),
    sendText: async (to, text, id) => accept(state.whatsapp(), { by: 'whatsapp', to, id, text }),
    isSigned: () => true,
    isVerifyToken: () => true,
    keyedHash: (text) => text,
  };
  const sendMail = mortal(async (mail: Mail) => void mails.push(mail));
  const ports = {
    ...{ ...world.ports, ...world.ports.kitchen, push, whatsapp, outbox, sendMail },
    get mailsADay() {
      return state.mailsADay;
    },
    mailsAMinute: 1e6,
  };
  const place = placing(world.ports);
  const handle = createWhatsAppEvents(whatsapp, { ...ports, outbox: world.outbox });

  function orderAt(key: string): OrderDocument {
    const order = orderStore.order(key);
    if (!order) throw new Error(`There is no order ${key}`);
    return order;
  }

  function withEmail(key: string, email: string): void {
    const order = orderAt(key);
    orderStore.orders.set(key, { ...order, customerDetails: { ...order.customerDetails, email } });
  }

  return {
    ...{ db, orderStore, channels, whatsappCost, answered, sent, mails, state, handle, now },
    tellNow: createTellNow(ports),
    /** Tells a notification without a lease on it, as a process does whose lease has expired. */
    async tellUnleased(id: string): Promise<boolean> {
      const found = await world.outbox.claim(id, time, time);
      if (!found) throw new Error(`${id} is not due`);
      const allowed = await channels.of(found.order);
      return createTellCustomer(ports)(found, orderAt(found.order), allowed);
    },
    // Created for each sweep, because the daily limit of a test may change.
    sweep: () => createOutboxJob(ports)(),
    receipt: (id: string, what: Receipt['state'], isCharged = true) =>
      handle({ kind: 'receipt', id, state: what, isCharged, at: time }),
    /** Moves an order on, with the notification that its transaction stores. */
    news(key: string, kind: Step): string {
      orderStore.orders.set(key, { ...orderAt(key), orderStatus: statuses[kind] });
      const id = newsId(key, kind);
      db.put(`outbox/${id}`, notificationDocument({ order: key, kind, at: time }, time));
      return id;
    },
    /** Places an order whose first notifications are sent already. Returns its key. */
    async order(email = 'asha@example.in'): Promise<string> {
      const before = new Set(orderStore.orders.keys());
      await place();
      const key = [...orderStore.orders.keys()].find((one) => !before.has(one)) ?? '';
      withEmail(key, email);
      for (const id of [...db.documentsIn('outbox').keys()]) {
        if (id.startsWith(key)) await world.outbox.sent(id, time);
      }
      return key;
    },
    pass: (ms: number) => void (time += ms),
    /** Runs `work` in a process that dies after `calls` half-calls. */
    async kill(calls: number, work: () => Promise<unknown>): Promise<void> {
      live(calls);
      await work().catch((error: unknown) => {
        if (!(error instanceof KilledError)) throw error;
      });
      live(Infinity);
    },
    customerMails: () => mails.filter(({ kind }) => kind === 'customer'),
  };
}
