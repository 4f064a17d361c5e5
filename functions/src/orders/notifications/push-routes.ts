import { Router } from 'express';
import { limitByAddress, limitWrongKeys, type Limits } from '../../http/limits';
import { checkedBody, linkKeyIn, readJson } from '../../http/requests';
import { Refusal } from '../../http/errors';
import { isFinal } from '@burger/shared/contracts';
import { orderAtLink } from '../counter/follow';
import { lifeIn, type KitchenOrders } from '../store/store';
import type { ChannelStore } from '../../channels/order-channels';
import { SubscribeSchema, UnsubscribeSchema } from '../../push/subscriptions';
import type { Push } from '../../push/web-push';

interface PushRoutePorts {
  push: Push | null;
  channels: ChannelStore;
  orders: Pick<KitchenOrders, 'byTrackingKey'>;
  limits: Pick<Limits, 'tracks' | 'wrongTracks'>;
  now: () => Date;
}

/**
 * Serves `GET /push` (the public key of the restaurant, or null), and `POST /push` and `POST /push/end`,
 * which start and end the messages about the order of a tracking link.
 */
export function pushRoutes({ push, channels, orders, limits, now }: PushRoutePorts): Router {
  const router = Router();
  const limit = limitByAddress(limits.tracks);
  const wrongKeys = limitWrongKeys(limits.wrongTracks);
  router.get('/push', limit, (_request, response) => {
    response.json({ key: push?.key ?? null });
  });
  router.post('/push', limit, wrongKeys, readJson, async (request, response) => {
    const { endpoint, keys, language, text } = checkedBody(SubscribeSchema, request.body);
    if (!push) throw new Refusal('unavailable', 'Messages to phones are not set up.');
    const stored = await orderAtLink(orders, linkKeyIn(request));
    if (isFinal(lifeIn(stored).status)) throw new Refusal('too-late', 'This order is over.');
    const at = now();
    const consent = { purpose: 'order' as const, at: at.toISOString(), text, language };
    await channels.addPhone(stored.key, { endpoint, keys, consent }, at.getTime());
    response.status(201).json({});
  });
  router.post('/push/end', limit, wrongKeys, readJson, async (request, response) => {
    const { endpoint } = checkedBody(UnsubscribeSchema, request.body);
    const { key } = await orderAtLink(orders, linkKeyIn(request));
    await channels.removePhone(key, endpoint);
    response.json({});
  });
  return router;
}
