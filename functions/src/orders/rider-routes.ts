import { RiderReportSchema } from '@burger/shared/kitchen';
import { Router, type RequestHandler } from 'express';
import { checkedBody, readJson } from '../http/read-body';
import type { CarryOrder } from './carry';

/** `GET /rider/<key>`: the order that a link is for; `POST` says what became of it. The key is all that is asked for. */
export function riderRoutes(carry: CarryOrder, limit: RequestHandler): Router {
  const router = Router();
  router.get('/rider/:key', limit, async ({ params }, response) => {
    response.json(await carry.look(String(params['key'])));
  });
  router.post('/rider/:key', limit, readJson, async ({ params, body }, response) => {
    const report = checkedBody(RiderReportSchema, body);
    response.json(await carry.report(String(params['key']), report));
  });
  return router;
}
