import type { APIRequestContext } from '@playwright/test';
import type { PlaceOrderBody } from '@burger/shared/contracts';
import type { ServedSite } from '../../sites/serve-site';
import { apiSignIn, newEmail, password } from './account';
import { apiCustomer, type Placed, usual } from './api-customer';
import { apiKitchen } from './api-kitchen';

/** An account of the staff, as the owner gives it with the command: it may do all but what is the owner's. */
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

/** What happens beside the tablets of a day: customers, cooks and riders without browsers of their own. */
export async function besideTablets(request: APIRequestContext, site: ServedSite) {
  // Each has an account of her own: nobody places so many orders.
  const guest = () => apiCustomer(request, site.url);
  return {
    kitchen: await apiKitchen(request, site),
    order: async (changes: Partial<PlaceOrderBody> = {}): Promise<Placed> =>
      (await guest()).order(changes),
    /** An order that is paid on the provider's page before anybody is told of it. */
    async paidOnline(): Promise<Placed> {
      const { order, headers } = await guest();
      const placed = await order({ paymentMethod: 'online' });
      const path = `${site.url}/api/orders/${placed.orderId}/pay`;
      const sent = await request.post(path, { headers });
      const { fields } = (await sent.json()) as { fields: { order_id: string } };
      const form = { id: fields.order_id, how: 'pay' };
      await request.post(`${site.url}/local/razorpay/pay`, { form });
      return placed;
    },
    /** Why a code does not hold; null where it does. */
    async whyNot(promoCode: string): Promise<string | null> {
      const { headers } = await guest();
      const data = { promoCode, lines: usual, kind: 'delivery' };
      const asked = await request.post(`${site.url}/api/promo`, { headers, data });
      return ((await asked.json()) as { why: string | null }).why;
    },
  };
}
