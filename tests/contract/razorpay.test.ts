import { createHmac } from 'node:crypto';
import { ProviderAway, ProviderRefusal } from '../../functions/src/payments/provider';
import { razorpay } from '../../functions/src/payments/razorpay';
import { serve } from '../../functions/src/testing/counter';
import { createStandIn, standInKeys, standInPath } from '../../local-backend/src/payments/stand-in';
import { scriptedApi } from './scripted-api';

/** The examples of Razorpay's documentation, as read in November 2026, without unused fields. */
const docs = {
  capture: 'https://razorpay.com/docs/payments/payments/capture-settings/api/',
  createOrder: 'https://razorpay.com/docs/api/orders/create/',
  orderPayments: 'https://razorpay.com/docs/api/orders/fetch-payments/',
  refund: 'https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/',
  paymentRefunds: 'https://razorpay.com/docs/api/refunds/fetch-multiple-refund-payment/',
  errors: 'https://razorpay.com/docs/errors/',
  paymentEvents: 'https://razorpay.com/docs/webhooks/payments/',
  refundEvents: 'https://razorpay.com/docs/webhooks/refunds/',
  disputeEvents: 'https://razorpay.com/docs/webhooks/disputes/',
};

const order = {
  ...{ id: 'order_EKwxwAgItmmXdp', entity: 'order', amount: 50_000, amount_paid: 0 },
  ...{ amount_due: 50_000, currency: 'INR', receipt: 'BK1', status: 'created', attempts: 0 },
};
const payment = {
  ...{ id: 'pay_DaaSOvhgcOfzgR', entity: 'payment', amount: 2200, currency: 'INR' },
  ...{ status: 'captured', order_id: 'order_DaaS6LOUAASb7Y', invoice_id: null, method: 'card' },
  ...{ amount_refunded: 0, refund_status: null, captured: true, fee: 44, tax: 0 },
};
const refund = {
  ...{ id: 'rfnd_FgRAHdNOM4ZVbO', entity: 'refund', amount: 10_000, currency: 'INR' },
  ...{ payment_id: 'pay_29QQoUBi66xm2f', notes: [], receipt: 'refund-0001' },
  ...{ status: 'processed', speed_processed: 'normal', speed_requested: 'normal' },
};
const list = (...items: object[]) => ({ entity: 'collection', count: items.length, items });
const error = (description: string, more: object = {}) => ({
  error: {
    ...{ code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' },
    ...{ reason: 'input_validation_failed', metadata: {}, ...more },
  },
});

const api = scriptedApi();
const note = jest.fn(() => Promise.resolve());
let provider: ReturnType<typeof razorpay>;
beforeEach(() => {
  note.mockClear();
  provider = razorpay(standInKeys, { url: api.url, note });
});

const open = (minutes = 10) => provider.open({ orderId: 'BK1', amount: 50_000, minutes });
const payment1 = 'pay_29QQoUBi66xm2f';
const giveBack = (name = 'refund-0001') =>
  provider.refund({ payment: payment1, name, amount: 10_000 });

describe(`opening a payment (${docs.createOrder}, ${docs.capture})`, () => {
  test.each([
    [10, 12],
    [12, 12],
    [45, 45],
  ])(
    'opening a payment with a limit of %i minutes sets a capture period of %i',
    async (minutes, period) => {
      api.answers = [[200, order]];
      expect(await open(minutes)).toBe(order.id);
      const capture_options = {
        ...{
          automatic_expiry_period: period,
          manual_expiry_period: period,
          refund_speed: 'normal',
        },
      };
      expect(api.requested).toMatchObject([{ what: 'POST /v1/orders' }]);
      expect(api.requested[0]!.body).toEqual({
        ...{ amount: 50_000, currency: 'INR', receipt: 'BK1' },
        payment: { capture: 'automatic', capture_options },
      });
      expect(api.requested[0]!.headers).toMatchObject({
        authorization: `Basic ${btoa(`${standInKeys.id}:${standInKeys.secret}`)}`,
        'content-type': 'application/json',
      });
    },
  );

  test.each([
    ['another amount', { ...order, amount: 1 }],
    ['another currency', { ...order, currency: 'USD' }],
    ['no name', { ...order, id: null }],
  ])('opening a payment rejects a Razorpay response with %s', async (_what, answer) => {
    api.answers = [[200, answer]];
    await expect(open()).rejects.toThrow(ProviderAway);
  });
});

describe(`payments of an order (${docs.orderPayments})`, () => {
  test("the payments of an order are read from Razorpay's documented response", async () => {
    api.answers = [[200, list(payment)]];
    expect(await provider.capturedPayments(payment.order_id)).toMatchObject([
      { attempt: payment.order_id, id: payment.id, amount: 2200, currency: 'INR', fee: 44 },
    ]);
    expect(api.requested).toMatchObject([{ what: `GET /v1/orders/${payment.order_id}/payments` }]);
  });

  test.each(['created', 'authorized', 'failed'])(
    'payments with the status %s do not count as paid',
    async (status) => {
      api.answers = [[200, list({ ...payment, status, captured: false, fee: null, tax: null })]];
      expect(await provider.capturedPayments(payment.order_id)).toEqual([]);
    },
  );
});

describe(`a refund (${docs.refund}, ${docs.paymentRefunds})`, () => {
  test('a refund is requested from Razorpay with its idempotency key', async () => {
    api.answers = [[200, refund]];
    expect(await giveBack()).toEqual({
      ...{ id: refund.id, name: 'refund-0001', amount: 10_000, state: 'done' },
    });
    expect(api.requested).toMatchObject([{ what: `POST /v1/payments/${payment1}/refund` }]);
    expect(api.requested[0]!.body).toEqual({
      amount: 10_000,
      receipt: 'refund-0001',
      speed: 'normal',
    });
    expect(api.requested[0]!.headers).toMatchObject({ 'x-refund-idempotency': 'refund-0001' });
  });

  test('provider.refunds lists a refund whoever made it', async () => {
    api.answers = [[200, list(refund, { ...refund, id: 'rfnd_2', receipt: null })]];
    expect(await provider.refunds(payment1)).toMatchObject([
      { id: refund.id, name: 'refund-0001', amount: 10_000, state: 'done' },
      { id: 'rfnd_2', name: '' },
    ]);
    expect(api.requested).toMatchObject([
      { what: `GET /v1/payments/${payment1}/refunds?count=100` },
    ]);
  });

  test.each([
    ['pending', 'requested'],
    ['processed', 'done'],
    ['failed', 'failed'],
  ])('a refund with the status %s at Razorpay is %s here', async (status, state) => {
    api.answers = [[200, list({ ...refund, status })]];
    expect(await provider.refunds(payment1)).toMatchObject([{ state }]);
  });

  test.each([
    'The amount must be at least INR 1.00',
    'The total refund amount is greater than the refund payment amount',
    'The payment has been fully refunded already',
    'Different request with the same idempotency key has already been processed.',
  ])('a refund that Razorpay rejects counts as failed: %s', async (description) => {
    api.answers = [[400, error(description)]];
    expect(await giveBack()).toMatchObject({ state: 'failed' });
    expect(note.mock.calls).toEqual([['razorpay-refund', '400 BAD_REQUEST_ERROR', description]]);
  });

  test('a refund that conflicts with a running request (409) is retried later', async () => {
    api.answers = [[409, error('Request failed because another request is in progress')]];
    await expect(giveBack()).rejects.toThrow(ProviderAway);
  });

  test.each([401, 403, 404])(
    'a refund that Razorpay rejects with %i stays due instead of failing',
    async (status) => {
      api.answers = [[status, error('Authentication failed')]];
      await expect(giveBack()).rejects.toThrow(ProviderRefusal);
    },
  );
});

describe(`errors (${docs.errors})`, () => {
  const calls: [string, string, () => Promise<unknown>][] = [
    ['opening', 'razorpay-open', () => open()],
    ['payments', 'razorpay-look', () => provider.capturedPayments('order_1')],
    ['refunds', 'razorpay-look', () => provider.refunds(payment1)],
  ];
  test.each(
    calls.flatMap(([what, call, ask]) =>
      [
        [400, 'The id provided does not exist'],
        [401, 'Authentication failed'],
        [403, 'Access denied'],
        [404, 'The requested URL was not found on the server.'],
      ].map(([status, words]) => [what, status, words, call, ask] as const),
    ),
  )('%s that is rejected with %i is logged with its code as a ProviderRefusal', async (...row) => {
    const [, status, words, call, ask] = row;
    api.answers = [[Number(status), error(String(words))]];
    await expect(ask()).rejects.toThrow(ProviderRefusal);
    expect(note.mock.calls).toEqual([[call, `${status} BAD_REQUEST_ERROR`, words]]);
  });

  test.each(
    calls.flatMap(([what, , ask]) =>
      [408, 429, 500, 502, 503, 504].map((status) => [what, status, ask] as const),
    ),
  )('%s that gets status %i may be retried', async (_what, status, ask) => {
    api.answers = [[status, error('', { code: 'SERVER_ERROR' })]];
    await expect(ask()).rejects.toThrow(ProviderAway);
    expect(note).not.toHaveBeenCalled();
  });
});

describe('webhook events', () => {
  const reported = (event: string, payload: Record<string, object>) => {
    const wrapped = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = Buffer.from(
      JSON.stringify({
        ...{ entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', event },
        ...{ contains: Object.keys(payload), payload: Object.fromEntries(wrapped) },
        created_at: 1_567_674_606,
      }),
    );
    const signature = createHmac('sha256', standInKeys.webhook).update(body).digest('hex');
    return provider.event(body, signature);
  };

  test(`webhook events read a captured payment as paid (${docs.paymentEvents})`, () => {
    expect(reported('payment.captured', { payment })).toMatchObject({
      kind: 'taken',
      captured: { attempt: payment.order_id, id: payment.id, amount: 2200 },
    });
    const authorized = { ...payment, status: 'authorized', captured: false };
    expect(reported('payment.authorized', { payment: authorized })).toEqual({ kind: 'other' });
  });

  test(`webhook events identify a refund by its name (${docs.refundEvents})`, () => {
    expect(reported('refund.processed', { refund, payment })).toMatchObject({
      kind: 'refunded',
      refunded: {
        payment: { attempt: payment.order_id, id: payment.id },
        refund: { id: refund.id, name: 'refund-0001', amount: 10_000, state: 'done' },
      },
    });
    const byHand = { ...refund, receipt: null };
    expect(reported('refund.processed', { refund: byHand, payment })).toMatchObject({
      refunded: { refund: { name: '' } },
    });
  });

  test(`webhook events read a dispute's deadline and deducted amount (${docs.disputeEvents})`, () => {
    const dispute = {
      ...{ id: 'disp_AHfqOvkldwsbqt', entity: 'dispute', payment_id: payment.id, amount: 2200 },
      ...{ currency: 'INR', amount_deducted: 0, reason_code: 'chargeback', phase: 'chargeback' },
      ...{ respond_by: 1_590_604_200, status: 'open', created_at: 1_590_059_211 },
    };
    expect(reported('payment.dispute.created', { payment, dispute })).toMatchObject({
      kind: 'disputed',
      disputed: {
        payment: { attempt: payment.order_id },
        dispute: {
          ...{ id: dispute.id, of: payment.id, amount: 2200, state: 'open' },
          respondBy: '2020-05-27T18:30:00.000Z',
        },
        deducted: 0,
      },
    });
    const lost = { ...dispute, status: 'lost', amount_deducted: 2200 };
    expect(reported('payment.dispute.lost', { payment, dispute: lost })).toMatchObject({
      disputed: { dispute: { state: 'lost' }, deducted: 2200 },
    });
  });

  test.each([
    ['negative', -2200],
    ['zero', 0],
    ['absurd', 1e15],
    ['broken', 22.5],
    ['no number', '2200'],
  ])('webhook events with a signed amount that is %s are ignored', (_what, amount) => {
    expect(reported('payment.captured', { payment: { ...payment, amount } })).toEqual({
      kind: 'other',
    });
    const message = { ...refund, amount };
    expect(reported('refund.processed', { refund: message, payment })).toEqual({ kind: 'other' });
  });
});

describe('the stand-in rejects, like Razorpay', () => {
  const normal = { capture: 'automatic', capture_options: { refund_speed: 'normal' } };
  const good = { amount: 50_000, currency: 'INR', receipt: 'BK1' };
  test.each<[string, object]>([
    ['automatic capture without its period', { ...good, payment: normal }],
    [
      'a period of less than 12 minutes',
      {
        ...good,
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 11, refund_speed: 'normal' },
        },
      },
    ],
    ['less than a rupee', { ...good, amount: 99 }],
    ['an amount that is no whole number', { ...good, amount: 100.5 }],
    ['another currency', { ...good, currency: 'XXX' }],
    ['a receipt of 41 characters', { ...good, receipt: 'x'.repeat(41) }],
    ['a field that is not documented', { ...good, capture: true }],
  ])('the fake provider rejects an order with %s, like Razorpay', async (_what, body) => {
    const site = await serve(createStandIn(() => Promise.resolve()).app);
    const authorization = `Basic ${btoa(`${standInKeys.id}:${standInKeys.secret}`)}`;
    const answer = await site.send(`${standInPath}/v1/orders`, {
      body,
      headers: { authorization },
    });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { code: 'BAD_REQUEST_ERROR' } },
    ]);
    await site.close();
  });
});
