import { FeedbackSchema } from '@burger/shared/contracts';
import { Router, type RequestHandler } from 'express';
import { checkedBody, readJson } from '../http/requests';
import type { SendMail } from '../mail/mail';
import { feedbackMail } from './feedback-mail';

/** `POST /send-feedback-email`: takes rating, name, email and text, whatever else the body holds. */
export function feedbackRoutes(send: SendMail, limit: RequestHandler, now: () => Date): Router {
  const router = Router();
  router.post('/send-feedback-email', limit, readJson, async (request, response) => {
    await send(feedbackMail(checkedBody(FeedbackSchema, request.body), now()));
    response.json({ sent: true });
  });
  return router;
}
