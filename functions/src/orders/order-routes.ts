import { PlaceOrderRequestSchema } from '@burger/shared/contracts';
import { Router } from 'express';
import type { VerifyToken } from '../auth/customer';
import { checkedBody, readJson } from '../http/read-body';
import { customerOf, requireSignIn } from '../http/signed-in';
import type { PlaceOrder } from './place-order';

/** `POST /orders`: 201 with the new order, 200 with the one that the same key had placed before. */
export function orderRoutes(verifyToken: VerifyToken, placeOrder: PlaceOrder): Router {
  const router = Router();
  router.post('/orders', requireSignIn(verifyToken), readJson, async (request, response) => {
    const wanted = checkedBody(PlaceOrderRequestSchema, request.body);
    const { order, isNew } = await placeOrder(customerOf(response).uid, wanted);
    response.status(isNew ? 201 : 200).json({ order });
  });
  return router;
}
