import { createHmac } from 'node:crypto';
import { ProviderAway } from '../../functions/src/payments/provider';
import { razorpay } from '../../functions/src/payments/razorpay';
import { checkoutRefusal, refundRefusal } from '../../local-backend/src/payments/what-is-refused';
import { standInKeys } from '../../local-backend/src/payments/stand-in';
import { scriptedApi } from './scripted-api';

/** The examples of Razorpay's documentation, as read in November 2026, without unused fields. */
const docs = {
  checkout:
    'https://razorpay.com/docs/payments/payment-gateway/web-integration/hosted/build-integration/',
  signature:
    'https://github.com/razorpay/razorpay-java/blob/master/documents/paymentVerfication.md',
  refund: 'https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/',
  paymentEvents: 'https://razorpay.com/docs/webhooks/payments/',
  refundEvents: 'https://razorpay.com/docs/webhooks/refunds/',
  disputeEvents: 'https://razorpay.com/docs/webhooks/disputes/',
};

const provider = razorpay(standInKeys);
const toPay = {
  ...{ orderId: 'BK1', amount: 1001, returnTo: 'https://example.com/payment-callback' },
  customer: { name: 'Gaurav Kumar', phone: '+919000090000', email: 'gaurav.kumar@example.com' },
};

describe(`the hosted checkout page (${docs.checkout})`, () => {
  test('the form has the documented address and fields', () => {
    const { action, fields } = provider.handoff('order_9A33XWu170gUtm', toPay);
    expect(action).toBe('https://api.razorpay.com/v1/checkout/embedded');
    expect(fields).toEqual({
      ...{ key_id: standInKeys.id, order_id: 'order_9A33XWu170gUtm', amount: '1001' },
      ...{ currency: 'INR', name: 'Burger Katte', description: 'BK1' },
      ...{ 'prefill[name]': 'Gaurav Kumar', 'prefill[contact]': '+919000090000' },
      'prefill[email]': 'gaurav.kumar@example.com',
      callback_url: toPay.returnTo,
      cancel_url: toPay.returnTo,
    });
  });

  test('the form has no fields for unknown customer data', () => {
    const customer = { name: '', phone: '', email: '' };
    const { fields } = provider.handoff('order_1', { ...toPay, customer });
    expect(Object.keys(fields).filter((name) => name.startsWith('prefill'))).toEqual([]);
  });

  test(`the documented signature of a return is accepted for its payment only (${docs.signature})`, () => {
    const signed = razorpay({ ...standInKeys, secret: 'EnLs21M47BllR3X8PSFtjtbd' });
    const fields = {
      razorpay_order_id: 'order_IEIaMR65cu6nz3',
      razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
      razorpay_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    };
    expect(signed.returned(fields)).toEqual({
      attempt: 'order_IEIaMR65cu6nz3',
      id: 'pay_IH4NVgf4Dreq1l',
    });
    expect(signed.returned({ ...fields, razorpay_payment_id: 'pay_IH4NVgf4Dreq1m' })).toBeNull();
  });
});

const createdAt = 1_567_674_606;
function event(name: string, payload: Record<string, object>, created_at: unknown = createdAt) {
  const wrapped = Object.entries(payload).map(([part, entity]) => [part, { entity }]);
  const message = {
    entity: 'event',
    event: name,
    payload: Object.fromEntries(wrapped),
    created_at,
  };
  const body = Buffer.from(JSON.stringify(message));
  return provider.event(body, createHmac('sha256', standInKeys.webhook).update(body).digest('hex'));
}
const payment = {
  ...{ id: 'pay_DESlfW9H8K9uqM', entity: 'payment', amount: 2200, currency: 'INR' },
  ...{ status: 'captured', order_id: 'order_DESlLckIVRkHWj', method: 'netbanking' },
  ...{ amount_refunded: 0, refund_status: null, captured: true, fee: 44, tax: 8 },
};

describe(`events of payments (${docs.paymentEvents})`, () => {
  test('order.paid reports its payment as captured', () => {
    const order = { id: payment.order_id, entity: 'order', amount: 2200, status: 'paid' };
    expect(event('order.paid', { payment, order })).toMatchObject({
      kind: 'taken',
      captured: { attempt: payment.order_id, id: payment.id, amount: 2200, fee: 44, tax: 8 },
    });
  });

  test('payment.failed reports no money', () => {
    const failed = { ...payment, status: 'failed', captured: false, fee: null, tax: null };
    expect(event('payment.failed', { payment: failed })).toEqual({ kind: 'other' });
  });
});

describe(`events of refunds (${docs.refundEvents})`, () => {
  const refund = {
    ...{ id: 'rfnd_FS8TWyPrCsa0OB', entity: 'refund', amount: 500, currency: 'INR' },
    ...{ payment_id: payment.id, receipt: null, speed_processed: 'normal' },
  };
  test.each([
    ['refund.created', 'processed', 'done'],
    ['refund.created', 'pending', 'requested'],
    ['refund.failed', 'failed', 'failed'],
  ])('%s with the status %s is %s', (name, status, state) => {
    expect(event(name, { refund: { ...refund, status }, payment })).toMatchObject({
      kind: 'refunded',
      refunded: { payment: { id: payment.id }, refund: { id: refund.id, amount: 500, state } },
    });
  });
});

describe(`events of disputes (${docs.disputeEvents})`, () => {
  const dispute = {
    ...{ id: 'disp_AHfqOvkldwsbqt', entity: 'dispute', payment_id: payment.id, amount: 2200 },
    ...{ currency: 'INR', amount_deducted: 0, phase: 'chargeback', respond_by: 1_590_604_200 },
  };
  test.each([
    ['payment.dispute.under_review', 'under_review', 'under_review'],
    ['payment.dispute.action_required', 'open', 'open'],
    ['payment.dispute.won', 'won', 'won'],
    ['payment.dispute.closed', 'closed', 'closed'],
    ['payment.dispute.created', 'a new status', 'open'],
  ])('%s with the status %s is %s, with the time of its event', (name, status, state) => {
    expect(event(name, { payment, dispute: { ...dispute, status } })).toMatchObject({
      kind: 'disputed',
      disputed: { dispute: { state, reportedAt: '2019-09-05T09:10:06.000Z' }, deducted: 0 },
    });
  });

  test.each([0, -1, 1e300, 8.64e12, 'soon', null])(
    'a deadline or an event time of %p is read as unknown',
    (seconds) => {
      const absurd = { ...dispute, status: 'open', respond_by: seconds };
      const read = event('payment.dispute.created', { payment, dispute: absurd }, seconds);
      expect(read).toMatchObject({ kind: 'disputed', disputed: { dispute: { respondBy: '' } } });
      expect(JSON.stringify(read)).not.toContain('reportedAt');
    },
  );
});

describe(`a refund (${docs.refund})`, () => {
  const api = scriptedApi();
  const made = {
    ...{ id: 'rfnd_FgRAHdNOM4ZVbO', entity: 'refund', amount: 10_000, currency: 'INR' },
    ...{ payment_id: 'pay_29QQoUBi66xm2f', receipt: 'refund-0001', status: 'processed' },
  };
  test.each([
    ['no id', { id: null }],
    ['another amount', { amount: 9999 }],
    ['another payment', { payment_id: 'pay_2' }],
  ])(
    'a response with %s leaves the refund due, to be repeated with its key',
    async (_w, changes) => {
      api.answers = [[200, { ...made, ...changes }]];
      const asking = razorpay(standInKeys, { url: api.url });
      const refund = { payment: made.payment_id, name: 'refund-0001', amount: 10_000 };
      await expect(asking.refund(refund)).rejects.toThrow(ProviderAway);
    },
  );
});

describe('the fake provider rejects, like Razorpay,', () => {
  const refund = { amount: 100, receipt: 'refund-0001', speed: 'normal' };
  test.each<[string, object, string?]>([
    ['less than a rupee', { ...refund, amount: 99 }],
    ['an amount that is no whole number', { ...refund, amount: 100.5 }],
    ['a receipt that is no text', { ...refund, receipt: 7 }],
    ['an unknown speed', { ...refund, speed: 'fast' }],
    ['a field that is not documented', { ...refund, reason: 'x' }],
    ['a short idempotency key', refund, 'short'],
  ])('a refund with %s', (_what, body, name = 'refund-0001') => {
    expect(refundRefusal(refund, 'refund-0001')).toBeNull();
    expect(refundRefusal(body, name)).toEqual(expect.any(String));
  });

  const form = provider.handoff('order_1', toPay).fields;
  test.each([
    ['another key', { key_id: 'rzp_test_other' }],
    ['another amount than its order', { amount: '1000' }],
    ['no name', { name: '' }],
    ['no callback_url', { callback_url: '' }],
  ])('a checkout form with %s', (_what, changes) => {
    const refusal = (sent: object) =>
      checkoutRefusal({ ...sent }, { amount: 1001 }, standInKeys.id);
    expect(refusal(form)).toBeNull();
    expect(refusal({ ...form, ...changes })).toEqual(expect.any(String));
  });
});
