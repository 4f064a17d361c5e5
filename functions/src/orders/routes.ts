import {
  PlaceOrderRequestSchema,
  type PlaceOrderRequest,
  type SlotsAnswer,
} from '@burger/shared/contracts';
import {
  ChangeRequestSchema,
  OfferRequestSchema,
  OrderKeySchema,
  PaymentRequestSchema,
  PromiseRequestSchema,
  RiderReportSchema,
  SearchSchema,
  ReprintRequestSchema,
  AcknowledgeRequestSchema,
  StepRequestSchema,
  TakeBackRequestSchema,
  type KitchenOrder,
  type KitchenSearch,
} from '@burger/shared/kitchen';
import { lineIdOf } from '@burger/shared/order/lines';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import {
  customerOf,
  requireSignIn,
  type Staff,
  staffOf,
  type VerifyToken,
} from '../auth/signed-in';
import { invalid } from '../http/errors';
import {
  limitByAddress,
  limitWrongKeys,
  networkOf,
  type Allowance,
  type Limits,
} from '../http/limits';
import { checkedBody, linkKeyIn, pathId, readJson } from '../http/requests';
import type { CachedShop } from '../shop/cached-shop';
import type { createOrderFigures } from '../vitals/visits';
import { createChangeOrder } from './lifecycle/change';
import { createCustomerSteps, type CustomerStepPorts } from './lifecycle/customer-steps';
import { createCarryOrder, createMakeRiderLink, type CarryPorts } from './rider/carry';
import {
  type CounterPorts,
  createOrderFeed,
  createOrderView,
  findOrders,
  orderAtLink,
  viewFound,
} from './counter/follow';
import type { PlaceOrder } from './placing/place';
import { capacityOf } from './placing/promise-time';
import { readRoom } from './placing/room';
import { trackStatus } from './views/track-status';
import { createStepOrder } from './counter/staff-steps';
import type { KitchenOrders, OrderStore } from './store/store';

export function refuseTwice(lines: PlaceOrderRequest['lines']): void {
  const ids = lines.map(lineIdOf);
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again < 0) return;
  throw invalid('Each line may be listed once', `lines.${again}`);
}

/** Parses the body of `POST /orders`. Throws a Refusal `invalid` that names the invalid field. */
export function readOrderRequest(body: unknown): PlaceOrderRequest {
  const request = checkedBody(PlaceOrderRequestSchema, body);
  refuseTwice(request.lines);
  return request;
}

/** Serves `POST /orders`: 201 with a new order, 200 with the existing one, 409 with the new bill. */
export function orderRoutes(
  ours: RequestHandler,
  verifyToken: VerifyToken,
  placeOrder: PlaceOrder,
  figures: ReturnType<typeof createOrderFigures>,
): Router {
  const router = Router();
  const signedIn = requireSignIn(verifyToken, 'Please sign in to place your order.');
  const counted: ErrorRequestHandler = async (error, _request, _response, next) => {
    await figures.notPlaced(error);
    next(error);
  };
  const answer: RequestHandler = async (request, response) => {
    const requested = readOrderRequest(request.body);
    const orderer = { ...customerOf(response), network: networkOf(request) };
    const { order, isNew } = await placeOrder(orderer, requested);
    const { trackingKey = null } = order;
    if (!isNew) await figures.repeated();
    response.status(isNew ? 201 : 200).json({ order, trackingKey });
  };
  router.post('/', ours, signedIn, readJson, answer, counted);
  return router;
}

interface SlotPorts {
  orderStore: Pick<OrderStore, 'reservedSlots' | 'kitchenLoad'>;
  shop: CachedShop;
  now: () => Date;
}

const forNow = 'public, max-age=10, s-maxage=10';

/** Serves `GET /slots`: free places per slot that has orders, and the kitchen's load. Unlisted slots are empty. */
export function slotRoutes({ orderStore, shop, now }: SlotPorts, allowance: Allowance): Router {
  return Router().get('/slots', limitByAddress(allowance), async (_request, response) => {
    const at = now();
    const current = await shop.shop();
    const { reserved, load } = await readRoom(orderStore, current, at);
    const { slots: rules, kitchen } = current.rules;
    const slots = [...reserved].map(([slot, orders]) => ({
      slot: new Date(slot).toISOString(),
      left: Math.max(0, capacityOf(current) - orders),
    }));
    const used = [...load].map(([quarter, work]) => [new Date(quarter).toISOString(), work]);
    const answer: SlotsAnswer = {
      now: at.toISOString(),
      slots: rules ? slots : [],
      ...(kitchen && { load: Object.fromEntries(used) }),
      ...(current.learned && { learned: current.learned }),
    };
    response.set('Cache-Control', forNow).json(answer);
  });
}

interface TrackingPorts extends CustomerStepPorts {
  orders: CustomerStepPorts['orders'] & Pick<KitchenOrders, 'byTrackingKey'>;
  verifyToken: VerifyToken;
  limits: Pick<Limits, 'tracks' | 'wrongTracks'>;
}

/** Serves `GET /track` for the tracking link, and the customer's `/orders/<orderId>/cancel` and `…/bill`. */
export function trackingRoutes({ verifyToken, limits, ...ports }: TrackingPorts): Router {
  const { orders, now } = ports;
  const steps = createCustomerSteps(ports);
  const router = Router();
  router.get(
    '/track{/:key}',
    limitByAddress(limits.tracks),
    limitWrongKeys(limits.wrongTracks),
    async (request, response) => {
      response.json(trackStatus(await orderAtLink(orders, linkKeyIn(request)), now()));
    },
  );
  const ownOrder = (
    name: string,
    message: string,
    answer: (uid: string, orderId: string) => Promise<object>,
  ) =>
    router.post(
      `/orders/:orderId/${name}`,
      limitByAddress(limits.tracks),
      requireSignIn(verifyToken, message),
      async (request, response) => {
        response.json(await answer(customerOf(response).uid, orderIdOf(request)));
      },
    );
  ownOrder('cancel', 'Please sign in to cancel your order.', async (uid, orderId) => ({
    track: await steps.cancel(uid, orderId),
  }));
  ownOrder('bill', 'Please sign in to see your bill.', async (uid, orderId) => ({
    papers: await steps.bill(uid, orderId),
  }));
  return router;
}

export const keyOf = (request: Request): string =>
  pathId(request, 'key', OrderKeySchema, 'There is no such order.');

const OrderIdSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}\d{9}$/));

export const orderIdOf = (request: Request): string =>
  pathId(request, 'orderId', OrderIdSchema, 'You have no such order.');

/**
 * Serves the counter's orders: `/orders`, `/orders/<key>/step`, `…/promise`, `…/payment`,
 * `…/offer`, `…/change`, `…/rider-link` and `/search`.
 */
export function counterRoutes(all: Omit<CounterPorts, 'view'>): Router {
  const view = createOrderView(all.shop, all.log);
  const ports = { ...all, view };
  const feed = createOrderFeed(ports);
  const steps = createStepOrder(ports);
  const changes = createChangeOrder(ports);
  const makeLink = createMakeRiderLink(ports);
  const router = Router();
  router.get('/orders', async ({ query: { after } }, response) => {
    response.json(await feed(typeof after === 'string' ? after : null, staffOf(response).role));
  });
  const step = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    make: (key: string, body: v.InferOutput<Schema>, staff: Staff) => Promise<KitchenOrder>,
  ) =>
    router.post(`/orders/:key/${name}`, readJson, async (request, response) => {
      const body = checkedBody(schema, request.body);
      response.json({ order: await make(keyOf(request), body, staffOf(response)) });
    });
  step('step', StepRequestSchema, steps.step);
  step('promise', PromiseRequestSchema, steps.promise);
  step('payment', PaymentRequestSchema, steps.pay);
  step('credit-note', TakeBackRequestSchema, steps.takeBack);
  step('change', ChangeRequestSchema, changes.change);
  step('seen', AcknowledgeRequestSchema, changes.acknowledge);
  step('reprint', ReprintRequestSchema, changes.reprint);
  router.post('/orders/:key/offer', readJson, async (request, response) => {
    const requested = checkedBody(OfferRequestSchema, request.body);
    response.json({ offer: await changes.offer(keyOf(request), requested) });
  });
  router.get('/orders/:key/payment', async (request, response) => {
    response.json({ putRight: await steps.putRight(keyOf(request)) });
  });
  router.post('/orders/:key/bill', async (request, response) => {
    response.json({ order: await steps.bill(keyOf(request), staffOf(response)) });
  });
  router.post('/orders/:key/rider-link', async (request, response) => {
    response.json({ path: await makeLink(keyOf(request), staffOf(response)) });
  });
  router.post('/orders/:key/rider-link/end', async (request, response) => {
    await ports.links.end(keyOf(request));
    response.json({});
  });
  // POST keeps phone numbers out of URLs.
  router.post('/search', readJson, async ({ body }, response) => {
    const found = await findOrders(ports.orders, checkedBody(SearchSchema, body).q, ports.now());
    const answer: KitchenSearch = await viewFound(view, found);
    response.json(answer);
  });
  return router;
}

/** Serves `GET /rider` with the order of a courier link, and `POST` for the courier's report. */
export function riderRoutes(ports: CarryPorts, limit: RequestHandler): Router {
  const carry = createCarryOrder(ports);
  return Router()
    .get('/rider{/:key}', limit, async (request, response) => {
      response.json(await carry.look(linkKeyIn(request)));
    })
    .post('/rider{/:key}', limit, readJson, async (request, response) => {
      const report = checkedBody(RiderReportSchema, request.body);
      response.json(await carry.report(linkKeyIn(request), report));
    });
}
