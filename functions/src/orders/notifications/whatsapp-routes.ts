import { isFinal } from '@burger/shared/contracts';
import { Router } from 'express';
import * as v from 'valibot';
import type { ChannelStore } from '../../channels/order-channels';
import { type Log, Refusal } from '../../http/errors';
import { limitByAddress, limitWrongKeys, type Limits } from '../../http/limits';
import { checkedBody, linkKeyIn, rawReader, readJson } from '../../http/requests';
import { consentEntries } from '../../push/subscriptions';
import type { WhatsApp } from '../../whatsapp/cloud-api';
import { eventsIn } from '../../whatsapp/events';
import { orderAtLink } from '../counter/follow';
import { lifeIn, type KitchenOrders, type StoredOrder } from '../store/store';
import { createWhatsAppEvents, type EventPorts, isReplayed } from './whatsapp-events';

interface WhatsAppRoutePorts extends EventPorts {
  whatsapp: WhatsApp | null;
  channels: ChannelStore;
  orders: EventPorts['orders'] & Pick<KitchenOrders, 'byTrackingKey'>;
  limits: Pick<Limits, 'tracks' | 'wrongTracks' | 'payments'>;
  log: Log;
}

const AllowSchema = v.object(consentEntries);
const mobile = /^\+91[6-9]\d{9}$/;

/** Returns the order's number if WhatsApp messages can go there. */
const numberOf = ({ order }: StoredOrder): string | null =>
  mobile.test(order.customer.phone) ? order.customer.phone : null;

/**
 * Serves the consent to WhatsApp messages about the order of a tracking link: `GET /whatsapp` (whether it is
 * offered and given), `POST /whatsapp` and `POST /whatsapp/end`.
 */
export function whatsAppRoutes(ports: WhatsAppRoutePorts): Router {
  const { whatsapp, channels, orders, limits, now } = ports;
  const router = Router();
  const limit = limitByAddress(limits.tracks);
  const wrongKeys = limitWrongKeys(limits.wrongTracks);

  router.get('/whatsapp', limit, wrongKeys, async (request, response) => {
    if (!whatsapp) return void response.json({ ending: null, isAllowed: false });
    const stored = await orderAtLink(orders, linkKeyIn(request));
    const phone = isFinal(lifeIn(stored).status) ? null : numberOf(stored);
    const allowed = (await channels.of(stored.key)).whatsapp;
    // Everybody with the link reads this, so it names only the end of the number.
    response.json({ ending: phone && phone.slice(-2), isAllowed: allowed !== null });
  });

  router.post('/whatsapp', limit, wrongKeys, readJson, async (request, response) => {
    const { language, text } = checkedBody(AllowSchema, request.body);
    if (!whatsapp) throw new Refusal('unavailable', 'WhatsApp messages are not set up.');
    const stored = await orderAtLink(orders, linkKeyIn(request));
    if (isFinal(lifeIn(stored).status)) throw new Refusal('too-late', 'This order is over.');
    const phone = numberOf(stored);
    if (!phone) throw new Refusal('invalid', 'This order has no mobile number.');
    const at = now();
    const consent = { purpose: 'order' as const, at: at.toISOString(), text, language, phone };
    await channels.allowWhatsApp(stored.key, consent, at.getTime());
    response.status(201).json({});
  });

  router.post('/whatsapp/end', limit, wrongKeys, async (request, response) => {
    const { key } = await orderAtLink(orders, linkKeyIn(request));
    await channels.endWhatsApp(key);
    response.json({});
  });
  return router;
}

const mostBytes = 1024 * 1024;

/** Serves Meta's webhook: `GET /webhooks/whatsapp` proves its address, `POST` brings events. */
export function whatsAppWebhook({ whatsapp, log, limits, ...ports }: WhatsAppRoutePorts): Router {
  const router = Router();
  if (!whatsapp) return router;
  const handle = createWhatsAppEvents(whatsapp, ports);
  const limit = limitByAddress(limits.payments);
  const readEvents = rawReader('application/json', mostBytes);

  router.get('/webhooks/whatsapp', limit, ({ query }, response) => {
    const challenge = query['hub.challenge'];
    const isKnown =
      query['hub.mode'] === 'subscribe' && whatsapp.isVerifyToken(query['hub.verify_token']);
    if (!isKnown || typeof challenge !== 'string' || !/^\w{1,100}$/.test(challenge))
      throw new Refusal('forbidden', 'Nothing proves who sent this.');
    response.type('text/plain').send(challenge);
  });

  router.post('/webhooks/whatsapp', limit, async (request, response) => {
    const raw = await readEvents(request, response);
    if (!raw || !whatsapp.isSigned(raw, request.get('x-hub-signature-256'))) {
      log('WhatsApp: a webhook has no valid signature', { severity: 'WARNING' });
      throw new Refusal('unauthenticated', 'Nothing proves who sent this.');
    }
    const events = eventsIn(raw, whatsapp.number);
    if (!events) {
      log(`WhatsApp: a webhook of ${raw.length} bytes is malformed`, { severity: 'WARNING' });
      throw new Refusal('invalid', 'This is no event of this number.');
    }
    if (isReplayed(events, ports.now().getTime())) {
      log('WhatsApp: an old webhook was sent again', { severity: 'WARNING' });
      throw new Refusal('unauthenticated', 'This was sent before.');
    }
    let unknown = 0;
    for (const event of events) if (!(await handle(event))) unknown += 1;
    if (unknown > 0) {
      log(`WhatsApp: ${unknown} receipts of unknown messages`, { severity: 'WARNING' });
      throw new Refusal('invalid', 'This site sent no such message.');
    }
    response.json({});
  });
  return router;
}
