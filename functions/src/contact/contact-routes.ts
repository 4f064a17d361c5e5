import { ContactSchema } from '@burger/shared/contracts';
import { Router, type RequestHandler } from 'express';
import { checkedBody, readJson } from '../http/requests';
import type { SendMail } from '../mail/mail';
import { contactMail } from '../forms/messages';

/** `POST /contact`: mails the message to the restaurant. */
export function contactRoutes(send: SendMail, limit: RequestHandler): Router {
  const router = Router();
  router.post('/contact', limit, readJson, async (request, response) => {
    await send(contactMail(checkedBody(ContactSchema, request.body)));
    response.json({ sent: true });
  });
  return router;
}
