import { NewsletterSchema } from '@burger/shared/contracts';
import { Router, type RequestHandler } from 'express';
import { isLinkKey } from '../http/link-key';
import { checkedBody, readJson } from '../http/requests';
import type { Subscribers } from '../forms/newsletter';

interface NewsletterLimits {
  subscribe: RequestHandler;
  unsubscribe: RequestHandler;
}

/**
 * `POST /newsletter`, and `POST /unsubscribe/<key>`, which mail programs send too (RFC 8058): no page of ours, no
 * sign-in. Neither answer tells whether somebody was on the list.
 */
export function newsletterRoutes(
  subscribers: Subscribers,
  limits: NewsletterLimits,
  now: () => Date,
): Router {
  const router = Router();
  router.post('/newsletter', limits.subscribe, readJson, async (request, response) => {
    const { email, language } = checkedBody(NewsletterSchema, request.body);
    await subscribers.add(email, language, now());
    response.json({ subscribed: true });
  });
  router.post('/unsubscribe/:key', limits.unsubscribe, async ({ params }, response) => {
    const key = String(params['key']);
    if (isLinkKey(key)) await subscribers.remove(key);
    response.json({ unsubscribed: true });
  });
  return router;
}
