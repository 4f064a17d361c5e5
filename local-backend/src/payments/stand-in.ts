import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import express, { type RequestHandler, type Response, Router } from 'express';
import { checkoutRefusal, orderRefusal, refundRefusal } from './what-is-refused';

export interface Behaviour {
  api: 'up' | 'down' | 'slow' | 'limited';
  webhooks: 'at once' | 'twice' | 'held' | 'never';
  refunds: 'processed' | 'pending' | 'failed';
}

interface Attempt {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  back: string;
}

interface Payment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'captured' | 'refunded';
  fee: number;
  tax: number;
  amount_refunded: number;
}

interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string | null;
  status: Behaviour['refunds'];
}

export interface Webhook {
  body: string;
  signature: string;
}

export const standInPath = '/local/razorpay';
export const standInKeys = {
  id: 'rzp_test_standin',
  secret: 'standin',
  webhook: 'stand-in-webhook',
};

const sign = (secret: string, what: string) =>
  createHmac('sha256', secret).update(what).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const slowMs = 10_000;
const unknownId = 'The id provided does not exist';
const otherBody = 'Different request with the same idempotency key has already been processed.';
const collection = <Item>(items: readonly Item[]) => ({
  ...{ entity: 'collection', count: items.length, items },
});

const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
const page = (title: string, rest: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${rest}</html>`;
const form = (action: string, fields: Record<string, string>, buttons: string) =>
  `<form method="post" action="${escaped(action)}">${hidden(fields)}${buttons}</form>`;
const button = (how: string, words: string) =>
  `<button name="how" value="${how}">${words}</button> `;

export const notifyPort = (port: number) => (webhook: Webhook) =>
  fetch(`http://localhost:${port}/api/payments/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': webhook.signature },
    body: webhook.body,
  });

/** Creates a fake Razorpay server: API for orders, payments and refunds, checkout page and webhooks. */
export function createStandIn(deliver: (webhook: Webhook) => Promise<unknown>) {
  const behaviour: Behaviour = { api: 'up', webhooks: 'at once', refunds: 'processed' };
  const attempts = new Map<string, Attempt>();
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  const held: Webhook[] = [];
  const refunding = new Set<string>();
  /** The request body sent with each idempotency key. A different body with the same key is rejected. */
  const sentUnder = new Map<string, string>();

  async function tell(event: string, payload: Record<string, object>): Promise<void> {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({ entity: 'event', event, payload: Object.fromEntries(entities) });
    const webhook = { body, signature: sign(standInKeys.webhook, body) };
    const times = { 'at once': 1, twice: 2, held: 0, never: 0 }[behaviour.webhooks];
    if (behaviour.webhooks === 'held') held.push(webhook);
    for (let time = 0; time < times; time += 1) await deliver(webhook).catch(() => undefined);
  }

  /** Pays on the fake checkout page. Returns the fields that the browser sends back. */
  async function pay(attempt: string, changes: Partial<Pick<Payment, 'amount' | 'currency'>> = {}) {
    const { amount = 0, currency = '' } = attempts.get(attempt) ?? {};
    const id = newId('pay');
    const fee = Math.round(amount / 50);
    // Razorpay's fee includes 18 % GST.
    const money = { fee, tax: Math.round((fee * 18) / 118), amount_refunded: 0 };
    const paid = { id, order_id: attempt, amount, currency, status: 'captured', ...money } as const;
    const payment: Payment = { ...paid, ...changes };
    payments.push(payment);
    await tell('payment.captured', { payment });
    return {
      ...{ razorpay_payment_id: id, razorpay_order_id: attempt },
      razorpay_signature: sign(standInKeys.secret, `${attempt}|${id}`),
    };
  }

  function paymentOf(id: string): Payment {
    const payment = payments.find((one) => one.id === id);
    if (!payment) throw new Error(`Unknown payment ${id}`);
    return payment;
  }

  const refuse = (response: Response, status: number, description: string) =>
    void response.status(status).json({ error: { code: 'BAD_REQUEST_ERROR', description } });

  const guard: RequestHandler = async ({ headers }, response, next) => {
    const { id, secret } = standInKeys;
    const right = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    if (headers.authorization !== right) return refuse(response, 401, 'Authentication failed');
    if (behaviour.api === 'down') return refuse(response, 502, 'Bad gateway');
    if (behaviour.api === 'limited') return refuse(response, 429, 'Too many requests');
    if (behaviour.api === 'slow') await after(slowMs, null, { ref: false });
    next();
  };

  async function refund(payment: Payment, { amount, receipt }: Pick<Refund, 'amount' | 'receipt'>) {
    const refunded = refunds.filter(
      (one) => one.payment_id === payment.id && one.status !== 'failed',
    );
    const left = refunded.reduce((sum, one) => sum - one.amount, payment.amount);
    if (!(amount > 0) || amount > left) return null;
    const status = behaviour.refunds;
    const made = { id: newId('rfnd'), payment_id: payment.id, amount, receipt, status };
    refunds.push(made);
    if (status !== 'failed') payment.amount_refunded += amount;
    if (amount === left && status !== 'failed') payment.status = 'refunded';
    if (status !== 'pending') await tell(`refund.${status}`, { refund: made, payment });
    return made;
  }

  const api = Router()
    .use(guard, express.json())
    .post('/orders', ({ body }, response) => {
      const refused = orderRefusal(body);
      if (refused) return refuse(response, 400, refused);
      const { amount, currency, receipt } = body as Attempt;
      const attempt = { id: newId('order'), amount, currency, receipt, back: '/' };
      attempts.set(attempt.id, attempt);
      response.json({ ...attempt, entity: 'order', status: 'created' });
    })
    .get('/orders/:id/payments', ({ params: { id } }, response) => {
      if (!attempts.has(id)) return refuse(response, 400, unknownId);
      response.json(collection(payments.filter((one) => one.order_id === id)));
    })
    .get('/payments/:id/refunds', ({ params: { id } }, response) => {
      if (!payments.some((one) => one.id === id)) return refuse(response, 400, unknownId);
      response.json(collection(refunds.filter((one) => one.payment_id === id)));
    })
    .post('/payments/:id/refund', async ({ params: { id }, headers, body }, response) => {
      // Refund requests with the same idempotency key run one at a time and make one refund.
      const name = String(headers['x-refund-idempotency']);
      const refused = refundRefusal(body, name);
      if (refused) return refuse(response, 400, refused);
      const sent = `${id} ${JSON.stringify(body)}`;
      if ((sentUnder.get(name) ?? sent) !== sent) return refuse(response, 400, otherBody);
      sentUnder.set(name, sent);
      if (refunding.has(name)) return refuse(response, 409, 'A request is being processed');
      refunding.add(name);
      const payment = payments.find((one) => one.id === id);
      const made =
        refunds.find((one) => one.payment_id === id && one.receipt === name) ??
        (payment && (await refund(payment, body as Refund)));
      refunding.delete(name);
      if (made) response.json(made);
      else refuse(response, 400, 'The total refund amount is greater than the payment amount');
    });

  const readForm = express.urlencoded({ extended: false });
  const routes = Router()
    .post('/v1/checkout/embedded', readForm, ({ body }, response) => {
      const { order_id: id = '', callback_url: back = '/' } = body as Record<string, string>;
      const attempt = attempts.get(id);
      if (!attempt) return void response.status(400).send(page('There is no such order', ''));
      const refused = checkoutRefusal(body as Record<string, string>, attempt, standInKeys.id);
      if (refused) return void response.status(400).send(page(refused, ''));
      attempt.back = back;
      const buttons = [
        button('pay', `Pay ₹${(attempt.amount / 100).toFixed(2)}`),
        button('less', 'Pay one rupee less'),
        button('fail', 'Let it fail'),
        button('close', 'Close'),
      ].join('');
      const again =
        '<p>Pay late: wait before you press. Pay twice: come back here and press again.';
      response.send(
        page('Pay (no money moves)', form(`${standInPath}/pay`, { id }, buttons) + again),
      );
    })
    .post('/pay', readForm, async ({ body }, response) => {
      const { id = '', how } = body as Record<string, string>;
      const attempt = attempts.get(id);
      if (!attempt || how === 'close') return void response.redirect(303, attempt?.back ?? '/');
      const changes = how === 'less' ? { amount: attempt.amount - 100 } : {};
      const brought =
        how === 'fail' ? { 'error[code]': 'BAD_REQUEST_ERROR' } : await pay(id, changes);
      const title = how === 'fail' ? 'The bank said no' : 'Paid';
      const back = '<button autofocus>Back to the restaurant</button>';
      response.send(page(title, form(attempt.back, brought, back)));
    })
    .use('/v1', api);

  return {
    app: express().use(standInPath, routes),
    behaviour,
    payments,
    refunds,
    pay,
    /** Makes a refund in Razorpay's dashboard, without a receipt number from our server. */
    refundByHand: (id: string, amount: number) => refund(paymentOf(id), { amount, receipt: null }),
    dispute: (id: string, more: { dispute: string; event: string; [field: string]: unknown }) => {
      const payment = paymentOf(id);
      const { dispute, event, ...fields } = more;
      return tell(`payment.dispute.${event}`, {
        payment,
        dispute: {
          ...{ id: dispute, entity: 'dispute', payment_id: id, amount: payment.amount },
          ...{
            currency: 'INR',
            amount_deducted: 0,
            reason_code: 'chargeback',
            phase: 'chargeback',
          },
          ...fields,
        },
      });
    },
    /** Delivers the delayed webhooks in reverse order, as a network may do. */
    async release(): Promise<void> {
      for (const webhook of held.splice(0).reverse()) await deliver(webhook);
    },
    async settle(status: 'processed' | 'failed'): Promise<void> {
      for (const one of refunds) {
        // While a webhook was being delivered, another request may have settled this refund, which then stays
        // as it is.
        if (one.status !== 'pending') continue;
        one.status = status;
        const payment = payments.find(({ id }) => id === one.payment_id);
        await tell(`refund.${status}`, { refund: one, ...(payment && { payment }) });
      }
    },
  };
}

export type StandIn = ReturnType<typeof createStandIn>;
