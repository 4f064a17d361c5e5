import { Router } from 'express';
import { limitByAddress, limitWrongKeys } from '../http/limits';
import { customerOf, requireSignIn } from '../auth/signed-in';
import type { ApiPorts } from '../ports';
import { createCancelOrder } from './cancel';
import { createFindTrack, createViewTrack } from './find-track';

/**
 * `GET /track/<key>`: how far an order is, for whoever has its link. `POST /orders/<orderId>/cancel`: its customer takes
 * it back.
 */
export function trackingRoutes({ kitchen, verifyToken, limits, ...ports }: ApiPorts): Router {
  const { orders } = kitchen;
  const findTrack = createFindTrack({ ...ports, orders });
  const cancelOrder = createCancelOrder({ ...ports, orders, view: createViewTrack(ports) });
  const router = Router();
  router.get(
    '/track/:key',
    limitByAddress(limits.tracks),
    limitWrongKeys(limits.wrongTracks),
    async ({ params }, response) => {
      response.json(await findTrack(String(params['key'])));
    },
  );
  router.post(
    '/orders/:orderId/cancel',
    limitByAddress(limits.tracks),
    requireSignIn(verifyToken, 'Please sign in to cancel your order.'),
    async ({ params }, response) => {
      const { uid } = customerOf(response);
      response.json({ track: await cancelOrder(uid, String(params['orderId'])) });
    },
  );
  return router;
}
