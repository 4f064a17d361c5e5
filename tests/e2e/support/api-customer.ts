import { randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { PlaceOrderBody } from '@burger/shared/contracts';
import { apiSignIn, newEmail, password } from './account';

/** A placed order: its number, document key, key of the tracking link, and creation time in ms. */
export interface Placed {
  orderId: string;
  key: string;
  trackingKey: string;
  at: number;
}

export const usual = [
  {
    dishId: 3,
    quantity: 2,
    choices: [
      { group: 'spice-hot', choice: 'less-spicy' },
      { group: 'extras-veg-burger', choice: 'cheese-slice' },
    ],
    note: 'Cut in half, please',
  },
  { dishId: 39, quantity: 1, choices: [], note: '' },
];

export const newKey = () => randomBytes(16).toString('hex');

/**
 * Sends an order with a wrong total, and again with the total that the server returns. Returns the response.
 */
export async function atItsPrice(
  send: (agreed: { version: string; agreedTotal: number }) => Promise<APIResponse>,
  version: string,
): Promise<unknown> {
  const requested = await send({ version, agreedTotal: 0 });
  const { change } = (await requested.json()) as {
    change?: { version: string; bill: { total: number } };
  };
  if (!change) throw new Error(`The order was rejected: ${await requested.text()}`);
  return (await send({ version: change.version, agreedTotal: change.bill.total })).json();
}

/**
 * Creates a customer without a browser, or uses the given headers. The customer orders through the API at
 * current prices.
 */
export async function apiCustomer(
  request: APIRequestContext,
  site = '',
  known?: { authorization: string },
) {
  const account = { email: newEmail(), password };
  const headers = known ?? (await apiSignIn(request, 'signUp', account, site)).headers;
  const post = (data: object) => request.post(`${site}/api/orders`, { headers, data });

  return {
    headers,
    async order(changes: Partial<PlaceOrderBody> = {}): Promise<Placed> {
      const today = await request.get(`${site}/api/shop?revision=0`);
      const { version } = (await today.json()) as { version: string };
      const requested = {
        idempotencyKey: newKey(),
        lines: usual,
        customer: { name: 'Asha Rao', phone: '9000000020', address: '12, 3rd Cross, Lake Road' },
        location: { lat: 13.0457, lng: 77.7262 },
        promoCode: null,
        paymentMethod: 'cod',
        ...changes,
      };
      const placed = await atItsPrice((agreed) => post({ ...requested, ...agreed }), version);
      const { order, trackingKey } = placed as {
        order: { orderId: string; createdAt: string };
        trackingKey: string;
      };
      return {
        orderId: order.orderId,
        key: requested.idempotencyKey,
        trackingKey,
        at: Date.parse(order.createdAt),
      };
    },
  };
}
