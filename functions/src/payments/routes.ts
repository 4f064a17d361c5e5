import { type KitchenOrder, RefundRequestSchema } from '@burger/shared/kitchen';
import { addressIn, type Language, languages } from '@burger/shared/i18n';
import { giveBack, moveRefund, settleOverpaid } from '@burger/shared/order';
import { Router, type Request, type Response } from 'express';
import { customerOf, requireSignIn, staffOf, type VerifyToken } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { limitByAddress, limitWrongKeys, type Limits } from '../http/limits';
import { checkedBody, linkKeyIn, rawReader, readJson } from '../http/requests';
import { createOrderView } from '../orders/counter/follow';
import { keyOf, orderIdOf } from '../orders/routes';
import { createPayments, type PaymentPorts } from './payments';

const mostBytes = 64 * 1024;
const readForm = rawReader('application/x-www-form-urlencoded', mostBytes);
const readEvent = rawReader('application/json', mostBytes);

const languageIn = ({ query }: Request): Language =>
  typeof query['in'] === 'string' && Object.hasOwn(languages, query['in'])
    ? (query['in'] as Language)
    : 'en';

/** Returns the page after an unfinished payment. Customers with a payment link have no orders page. */
const pageAfter = ({ query }: Request) => (query['by'] === 'link' ? '/track' : '/orders');

interface RoutePorts extends PaymentPorts {
  verifyToken: VerifyToken;
  limits: Pick<Limits, 'tracks' | 'wrongTracks' | 'payments'>;
}

/**
 * Serves `POST /orders/<orderId>/pay` and `…/pay-on-hand-over` for customers, and `POST /track/pay` for the
 * tracking link of a staff order. `/payments/return` receives browsers from the payment page and redirects
 * them to the order. `POST /payments/events` is the webhook.
 */
export function paymentRoutes({ verifyToken, limits, ...ports }: RoutePorts): Router {
  const payments = createPayments(ports);
  const router = Router();
  const signedIn = requireSignIn(verifyToken, 'Please sign in to pay for your order.');
  const limit = limitByAddress(limits.tracks);
  const ofOrder = (name: string, answer: (uid: string, orderId: string) => Promise<object>) =>
    router.post(`/orders/:orderId/${name}`, limit, signedIn, async (request, response) => {
      response.json(await answer(customerOf(response).uid, orderIdOf(request)));
    });
  ofOrder('pay', payments.pay);
  ofOrder('pay-on-hand-over', async (uid, orderId) => ({
    track: await payments.payOnHandOver(uid, orderId),
  }));

  router.post(
    '/track/pay',
    limit,
    limitWrongKeys(limits.wrongTracks),
    async (request, response) => {
      response.json(await payments.payByLink(linkKeyIn(request)));
    },
  );

  const limitReported = limitByAddress(limits.payments);
  const goOn = (request: Request, response: Response) =>
    response.redirect(303, addressIn(languageIn(request), pageAfter(request)));
  router.get('/payments/return', limit, goOn);
  router.post('/payments/return', limit, async (request, response) => {
    const form = await readForm(request, response);
    const stored = await payments.returned(
      Object.fromEntries(new URLSearchParams(form?.toString())),
    );
    if (!stored) return goOn(request, response);
    const { language, trackingKey } = stored.order;
    response.redirect(303, addressIn(language, `/track#${trackingKey}`));
  });
  router.post('/payments/events', limitReported, async (request, response) => {
    const body = await readEvent(request, response);
    const signature = request.get('x-razorpay-signature');
    if (!body || !(await payments.handleEvent(body, signature))) {
      throw new Refusal('forbidden', 'Nothing proves who sent this.');
    }
    response.json({});
  });
  return router;
}

/** Serves the counter's refunds: `…/refund` of a cancelled order, `…/refunds` for a failed or overpaid one. */
export function refundRoutes(ports: PaymentPorts): Router {
  const payments = createPayments(ports);
  const view = createOrderView(ports.shop, ports.log);
  const router = Router();

  async function answer(key: string, response: Response): Promise<void> {
    // Try the refund immediately; the payment sweep retries a failure.
    await payments.refund(key).catch(() => undefined);
    const stored = await ports.orders.find(key);
    const [order]: (KitchenOrder | undefined)[] = stored ? await view([stored]) : [];
    response.json({ order });
  }

  router.post('/orders/:key/refund', async (request, response) => {
    const key = keyOf(request);
    const { uid, email } = staffOf(response);
    await payments.change(key, (life, at) => giveBack(life, at, true), { uid, email });
    await answer(key, response);
  });
  router.post('/orders/:key/refunds', readJson, async (request, response) => {
    const key = keyOf(request);
    const {
      refund,
      to,
      reason: note,
      by = 'cash',
      anyway = false,
    } = checkedBody(RefundRequestSchema, request.body);
    const { uid, email } = staffOf(response);
    if (to === 'settled') {
      const who = { uid, email, note };
      await payments.change(key, (life, at) => settleOverpaid(life, refund, at), who);
      return answer(key, response);
    }
    const state = to === 'again' ? 'requested' : 'done';
    // Somebody may have refunded the payment on the provider's page; then it must not be paid out again.
    if (to === 'paid-out' && !anyway) await payments.reconcile(key);
    await payments.change(
      key,
      (life, begunAt) => {
        const failed = life.online?.refunds.find(
          (one) => one.id === refund && one.state === 'failed',
        );
        return failed
          ? moveRefund(
              life,
              failed,
              state,
              to === 'again' ? { begunAt } : { paidOut: { by, at: begunAt } },
            )
          : null;
      },
      { uid, email, note },
    );
    await answer(key, response);
  });
  return router;
}
