import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { VerifyToken } from '../auth/customer';
import { networkOf } from '../http/limits';
import { readJson } from '../http/read-body';
import { customerOf, requireSignIn } from '../auth/signed-in';
import { readOrderRequest } from './order-request';
import type { OrderFigures } from '../vitals/order-figures';
import type { PlaceOrder } from './place';

/**
 * `POST` at their path: 201 with the new order and what its link carries, 200 with the one that the same key had placed
 * before, 409 with the new bill where it is not the one that was agreed. Whatever is not placed is counted, also what
 * `ours` refuses.
 */
export function orderRoutes(
  ours: RequestHandler,
  verifyToken: VerifyToken,
  placeOrder: PlaceOrder,
  figures: OrderFigures,
): Router {
  const router = Router();
  const signedIn = requireSignIn(verifyToken, 'Please sign in to place your order.');
  const counted: ErrorRequestHandler = async (error, _request, _response, next) => {
    await figures.notPlaced(error);
    next(error);
  };
  const answer: RequestHandler = async (request, response) => {
    const wanted = readOrderRequest(request.body);
    const orderer = { ...customerOf(response), network: networkOf(request) };
    const { order, isNew } = await placeOrder(orderer, wanted);
    const { trackingKey = null } = order;
    if (!isNew) await figures.repeated();
    response.status(isNew ? 201 : 200).json({ order, trackingKey });
  };
  router.post('/', ours, signedIn, readJson, answer, counted);
  return router;
}
