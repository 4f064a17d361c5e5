import {
  OrderKeySchema,
  PaymentRequestSchema,
  PromiseRequestSchema,
  StepRequestSchema,
  type KitchenSearch,
} from '@burger/shared/kitchen';
import { Router, type Request } from 'express';
import * as v from 'valibot';
import { checkedBody, readJson } from '../http/read-body';
import { Refusal } from '../http/refusal';
import { staffOf } from '../auth/staff-only';
import type { MakeRiderLink } from './make-rider-link';
import { findOrders } from './find-orders';
import type { KitchenOrders } from './store';
import type { OrderFeed } from './follow';
import type { ViewOrders } from './views/counter-card';
import type { StepOrder } from './staff-steps';

export interface CounterPorts {
  feed: OrderFeed;
  stepOrder: StepOrder;
  makeLink: MakeRiderLink;
  endLink: (key: string) => Promise<void>;
  orders: KitchenOrders;
  view: ViewOrders;
  now: () => Date;
}

/** The key in the address. Throws a Refusal `not-found` where it can be none. */
function keyOf({ params }: Request): string {
  const read = v.safeParse(OrderKeySchema, params['key']);
  if (read.success) return read.output;
  throw new Refusal('not-found', 'There is no such order.');
}

/** The orders of the counter: `/orders`, `/orders/<key>/step`, `…/promise`, `…/payment`, `…/rider-link` and `/search`. */
export function counterRoutes({
  feed,
  stepOrder,
  makeLink,
  endLink,
  ...ports
}: CounterPorts): Router {
  const router = Router();
  router.get('/orders', async ({ query: { after } }, response) => {
    response.json(await feed(typeof after === 'string' ? after : null, staffOf(response).role));
  });
  router.post('/orders/:key/step', readJson, async (request, response) => {
    const step = checkedBody(StepRequestSchema, request.body);
    response.json({ order: await stepOrder.step(keyOf(request), step, staffOf(response)) });
  });
  router.post('/orders/:key/promise', readJson, async (request, response) => {
    const wanted = checkedBody(PromiseRequestSchema, request.body);
    response.json({ order: await stepOrder.promise(keyOf(request), wanted, staffOf(response)) });
  });
  router.post('/orders/:key/payment', readJson, async (request, response) => {
    const paid = checkedBody(PaymentRequestSchema, request.body);
    response.json({ order: await stepOrder.pay(keyOf(request), paid, staffOf(response)) });
  });
  router.get('/orders/:key/payment', async (request, response) => {
    response.json({ putRight: await stepOrder.putRight(keyOf(request)) });
  });
  router.post('/orders/:key/rider-link', async (request, response) => {
    response.json({ path: await makeLink(keyOf(request), staffOf(response)) });
  });
  router.post('/orders/:key/rider-link/end', async (request, response) => {
    await endLink(keyOf(request));
    response.json({});
  });
  router.get('/search', async ({ query: { q } }, response) => {
    const found = await findOrders(ports.orders, typeof q === 'string' ? q : '', ports.now());
    const answer: KitchenSearch = { orders: await ports.view(found) };
    response.json(answer);
  });
  return router;
}
