import { createHmac } from 'node:crypto';
import { razorpay } from '../../functions/src/payments/razorpay';
import { serve, testSite, type Served } from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import {
  createStandIn,
  standInKeys,
  standInPath,
  type StandIn,
  type Webhook,
} from '../../local-backend/src/payments/stand-in';
import { published } from '@burger/shared/testing/a-shop';

// Simulates a customer who tries to get free food or a refund. The customer knows the protocol and has orders
// and payments, but no secret.

const sign = (secret: string, what: string) =>
  createHmac('sha256', secret).update(what).digest('hex');
let standIn: StandIn;
let provider: Served;
let overheard: Webhook[];
const { world, site, start: open } = testSite();

beforeEach(async () => {
  overheard = [];
  standIn = createStandIn(async (webhook) => void overheard.push(webhook));
  provider = await serve(standIn.app);
  await open({ payments: razorpay(standInKeys, { url: provider.url + standInPath }) });
  const rules = { ...published.rules, payments: ['online' as const, 'cod' as const] };
  await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
});
afterEach(() => provider.close());

const send = (path: string, token: string | undefined, body: unknown = {}) =>
  site.send(`/api${path}`, { method: 'POST', body, ...(token && { token }) });

async function place(token: string) {
  const body = orderBody({ paymentMethod: 'online' });
  await send('/orders', token, body);
  const key = body.idempotencyKey;
  const { orderId } = world.orderStore.orders.get(key)!;
  const { body: handoff } = await send(`/orders/${orderId}/pay`, token);
  const { fields } = handoff as { fields: Record<string, string> };
  return { key, orderId, attempt: fields['order_id']! };
}
type Placed = Awaited<ReturnType<typeof place>>;
interface Known {
  own: Placed;
  other: Placed;
  /** The return fields and webhook of the payment for a third order. */
  paid: Record<string, string>;
  webhook: Webhook;
}

const event = (body: string, signature?: string, type = 'application/json') =>
  site.send('/api/payments/events', {
    body,
    headers: {
      'content-type': type,
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
    },
  });
const comeBack = (fields: Record<string, string> | string) =>
  fetch(`${site.url}/api/payments/return`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams(fields),
  });
const captured = ({ attempt }: Placed, changes: object = {}) => {
  const entity = {
    id: 'pay_x',
    order_id: attempt,
    amount: 10_290,
    currency: 'INR',
    status: 'captured',
  };
  return JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { ...entity, ...changes } } },
  });
};
const brought = ({ attempt }: Placed, signature: string, id = 'pay_x') => ({
  ...{ razorpay_order_id: attempt, razorpay_payment_id: id, razorpay_signature: signature },
});

const wrongSecrets = ['', standInKeys.id, 'secret', standInKeys.webhook, 'null', 'undefined'];
const returns: [string, (known: Known) => Promise<unknown>][] = [
  ...wrongSecrets.map((secret): (typeof returns)[number] => [
    `a return that is signed by "${secret}"`,
    ({ own }) => comeBack(brought(own, sign(secret, `${own.attempt}|pay_x`))),
  ]),
  ['a return without a signature', ({ own }) => comeBack(brought(own, ''))],
  ['a return of nothing', () => comeBack({})],
  [
    'a return by address',
    ({ own }) => site.send(`/api/payments/return?razorpay_order_id=${own.attempt}`),
  ],
  [
    'the payment of another order',
    ({ own, paid }) => comeBack({ ...paid, razorpay_order_id: own.attempt }),
  ],
  [
    'the signature of another order',
    ({ own, paid }) => comeBack(brought(own, paid['razorpay_signature']!)),
  ],
  [
    'the signature with signs in upper case',
    ({ paid }) =>
      comeBack({ ...paid, razorpay_signature: paid['razorpay_signature']!.toUpperCase() }),
  ],
  [
    'two attempts in one return',
    ({ own, paid }) =>
      comeBack(`${new URLSearchParams(paid).toString()}&razorpay_order_id=${own.attempt}`),
  ],
  [
    'a bar in the name of a payment',
    ({ own, paid }) =>
      comeBack(brought(own, paid['razorpay_signature']!, `|${paid['razorpay_payment_id']}`)),
  ],
  ['a return as JSON', ({ own }) => send('/payments/return', undefined, brought(own, 'x'))],
  ['a return again', ({ paid }) => comeBack(paid)],
];

const wrongKeys = ['', standInKeys.id, standInKeys.secret, 'webhook', 'null', 'undefined'];
const events: [string, (known: Known) => Promise<unknown>][] = [
  ...wrongKeys.map((secret): (typeof events)[number] => [
    `an event that is signed by "${secret}"`,
    ({ own }) => event(captured(own), sign(secret, captured(own))),
  ]),
  ['an event without a signature', ({ own }) => event(captured(own))],
  [
    'an event with the signature of another event',
    ({ own, webhook }) => event(captured(own), webhook.signature),
  ],
  [
    'an event whose order was changed',
    ({ own, webhook }) => event(webhook.body.replace(/order_\w+/, own.attempt), webhook.signature),
  ],
  [
    'an event whose amount was changed',
    ({ webhook }) => event(webhook.body.replace('10290', '1029000'), webhook.signature),
  ],
  ['an event with an added space', ({ webhook }) => event(` ${webhook.body}`, webhook.signature)],
  [
    'an event of another type',
    ({ webhook }) => event(webhook.body, webhook.signature, 'text/plain'),
  ],
  ['an event again', ({ webhook }) => event(webhook.body, webhook.signature)],
  ['an event that is no JSON', () => event('{', sign(standInKeys.webhook, '{'))],
  ['an event of nothing', () => event('null', sign(standInKeys.webhook, 'null'))],
  ['an event that is too large', () => event(' '.repeat(100_000), sign(standInKeys.webhook, ''))],
  ...[
    { status: 'authorized' },
    { status: 'failed' },
    { order_id: '' },
    { order_id: 'order_of_somebody' },
    { order_id: ['x'] },
    { amount: '10290' },
    { amount: 10_290.5 },
    { amount: null },
    { id: '' },
    { currency: 'USD' },
    { currency: 'inr' },
  ].map((changes): (typeof events)[number] => [
    `a true event of ${JSON.stringify(changes)}`,
    ({ own }) => event(captured(own, changes), sign(standInKeys.webhook, captured(own, changes))),
  ]),
  [
    'a true refund of what was not given back',
    ({ own }) => {
      const payload = { refund: { entity: { receipt: own.key, status: 'processed' } } };
      const body = JSON.stringify({ event: 'refund.processed', payload });
      return event(body, sign(standInKeys.webhook, body));
    },
  ],
];

const presses: [string, (known: Known) => Promise<unknown>][] = [
  [
    'the payment page of another customer’s order',
    ({ other }) => send(`/orders/${other.orderId}/pay`, 'ravi'),
  ],
  [
    'the payment page of an order when signed out',
    ({ other }) => send(`/orders/${other.orderId}/pay`, undefined),
  ],
  [
    'another customer’s order changed to pay on delivery',
    ({ other }) => send(`/orders/${other.orderId}/pay-on-hand-over`, 'ravi'),
  ],
  ['an unknown order', () => send('/orders/BK000000000/pay', 'ravi')],
  ['a refund, as a customer', ({ own }) => send(`/kitchen/orders/${own.key}/refund`, 'ravi')],
  ['a refund of an unpaid order', ({ own }) => send(`/kitchen/orders/${own.key}/refund`, 'meena')],
  [
    'a step of an unpaid order',
    ({ own }) =>
      send(`/kitchen/orders/${own.key}/step`, 'meena', { from: 'placed', to: 'confirmed' }),
  ],
  [
    'a refund marked as paid out',
    ({ own }) =>
      send(`/kitchen/orders/${own.key}/refunds`, 'meena', {
        refund: 'x',
        to: 'paid-out',
        reason: 'x',
      }),
  ],
  [
    'an order that claims to be paid',
    ({ own }) =>
      send('/orders', 'ravi', {
        ...orderBody({ paymentMethod: 'online', idempotencyKey: own.key }),
        ...{ paymentStatus: 'paid', paidBy: 'online', online: { state: 'paid' } },
      }),
  ],
];

test.each([...returns, ...events, ...presses])(
  'the payment attack "%s" changes no order, mail or refund',
  async (_what, attack) => {
    const own = await place('ravi');
    const other = await place('asha');
    const third = await place('ravi');
    const paid = await standIn.pay(third.attempt);
    const webhook = overheard[0]!;
    await event(webhook.body, webhook.signature);
    const before = JSON.stringify([...world.orderStore.orders]);
    const reported = world.db.documentsIn('outbox').size;
    await attack({ own, other, paid, webhook });
    expect(JSON.stringify([...world.orderStore.orders])).toBe(before);
    expect([world.db.documentsIn('outbox').size, standIn.refunds]).toEqual([reported, []]);
  },
);
