import { randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { PlaceOrderBody } from '@burger/shared/contracts';
import { apiSignIn, newEmail, password } from './account';

/** An order that was stored: its number, its key, and when, ms. */
export interface Placed {
  orderId: string;
  key: string;
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

/** Sends an order at what it costs, which the server says to who agrees to nothing; what it answers then. */
export async function atItsPrice(
  send: (agreed: { version: string; agreedTotal: number }) => Promise<APIResponse>,
  version: string,
): Promise<unknown> {
  const asked = await send({ version, agreedTotal: 0 });
  const { change } = (await asked.json()) as {
    change?: { version: string; bill: { total: number } };
  };
  if (!change) throw new Error(`An order was refused: ${await asked.text()}`);
  return (await send({ version: change.version, agreedTotal: change.bill.total })).json();
}

/** A customer without a browser, a new one or who holds these headers; orders by the API, at what they cost today. */
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
      const wanted = {
        idempotencyKey: newKey(),
        lines: usual,
        customer: { name: 'Asha Rao', phone: '9000000020', address: '12, 3rd Cross, Lake Road' },
        location: { lat: 13.0457, lng: 77.7262 },
        promoCode: null,
        paymentMethod: 'cod',
        ...changes,
      };
      const placed = await atItsPrice((agreed) => post({ ...wanted, ...agreed }), version);
      const { order } = placed as { order: { orderId: string; createdAt: string } };
      return {
        orderId: order.orderId,
        key: wanted.idempotencyKey,
        at: Date.parse(order.createdAt),
      };
    },
  };
}
