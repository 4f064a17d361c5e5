import { NewsletterSchema } from '@burger/shared/contracts';
import { Router, type RequestHandler } from 'express';
import { retryStore } from '../http/retry-store';
import { checkedBody, readJson } from '../http/read-body';
import type { Subscribers } from './subscribers';

/** `POST /newsletter`: the answer does not tell whether the address was known. */
export function newsletterRoutes(
  subscribers: Subscribers,
  limit: RequestHandler,
  now: () => Date,
): Router {
  const router = Router();
  router.post('/newsletter', limit, readJson, async (request, response) => {
    const { email } = checkedBody(NewsletterSchema, request.body);
    await retryStore(() => subscribers.add(email, now()));
    response.json({ subscribed: true });
  });
  return router;
}
