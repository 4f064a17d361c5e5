import type { APIRequestContext } from '@playwright/test';
import type { PlaceOrderBody } from '@burger/shared/contracts';
import type { ServedSite } from '../../sites/serve-site';
import { apiSignIn, newEmail, password } from './account';
import { apiCustomer, type Placed, usual } from './api-customer';
import { apiKitchen } from './api-kitchen';

/** Creates a staff account as `npm run staff` does. It has all staff rights except the owner's. */
export async function addStaff(request: APIRequestContext, { url }: ServedSite) {
  const account = { email: newEmail(), password };
  const { uid } = await apiSignIn(request, 'signUp', account, url);
  const project = `${url}/identitytoolkit.googleapis.com/v1/projects/demo-burger-katte`;
  await request.post(`${project}/accounts:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: uid, customAttributes: JSON.stringify({ role: 'staff' }) },
  });
  return account;
}

/** Pays an order at the fake provider. */
export async function payAtProvider(
  request: APIRequestContext,
  { url }: ServedSite,
  { orderId }: Placed,
  headers: { authorization: string },
): Promise<void> {
  const sent = await request.post(`${url}/api/orders/${orderId}/pay`, { headers });
  const { fields } = (await sent.json()) as { fields: { order_id: string } };
  const form = { id: fields.order_id, how: 'pay' };
  await request.post(`${url}/local/razorpay/pay`, { form });
}

/** Acts for a day's customers, cooks and couriers without browsers. */
export async function besideTablets(request: APIRequestContext, site: ServedSite) {
  // Each order comes from a new account, because of the order limits.
  const guest = () => apiCustomer(request, site.url);
  return {
    kitchen: await apiKitchen(request, site),
    order: async (changes: Partial<PlaceOrderBody> = {}): Promise<Placed> =>
      (await guest()).order(changes),
    /** Places an order that is paid at the provider before anybody is notified. */
    async paidOnline(): Promise<Placed> {
      const { order, headers } = await guest();
      const placed = await order({ paymentMethod: 'online' });
      await payAtProvider(request, site, placed, headers);
      return placed;
    },
    async whyNot(promoCode: string): Promise<string | null> {
      const { headers } = await guest();
      const data = { promoCode, lines: usual, kind: 'delivery' };
      const requested = await request.post(`${site.url}/api/promo`, { headers, data });
      return ((await requested.json()) as { why: string | null }).why;
    },
  };
}
