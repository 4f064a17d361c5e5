import type { APIRequestContext, Page } from '@playwright/test';
import type { PlaceOrderRequest } from '@burger/shared/contracts';
import type { KitchenOrder, TakenOrder } from '@burger/shared/kitchen';
import type { StandIn, standInPrinters } from '../../../mfe-kitchen/src/testing/stand-in-printers';
import { readPapers } from '../../../mfe-kitchen/src/testing/read-paper';
import type { ServedSite } from '../../sites/serve-site';
import { apiSignIn, newEmail, password } from './account';
import { apiCustomer, type Placed, usual } from './api-customer';
import { apiKitchen, counterAccount } from './api-kitchen';

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

type Plugged = typeof globalThis & { printer: StandIn };

/** A tablet on whose cable a printer hangs that its browser does not know yet; `make` runs in the page. */
export async function plugInPrinter(page: Page, make: typeof standInPrinters) {
  await page.addInitScript(
    `{ const { doors, printers } = (${String(make)})([{ way: 'usb', chosen: false }]);
       globalThis.printer = printers[0];
       Object.defineProperty(navigator, 'usb', { configurable: true, value: doors.usb }); }`,
  );
  return {
    papers: async () =>
      readPapers(await page.evaluate(() => (globalThis as Plugged).printer.printed)),
    /** How many lines its roll has from now on. */
    roll: (lines: number) =>
      page.evaluate((left) => (globalThis as Plugged).printer.refill(left), lines),
  };
}

/** What happens beside the tablets of a day: customers, cooks and riders without browsers of their own. */
export async function besideTablets(request: APIRequestContext, site: ServedSite) {
  const { headers } = await apiSignIn(
    request,
    'signInWithPassword',
    counterAccount(site),
    site.url,
  );
  // Each has an account of her own: nobody places so many orders.
  const guest = async () => {
    const account = { email: newEmail(), password };
    return (await apiSignIn(request, 'signUp', account, site.url)).headers;
  };
  const kitchen = await apiKitchen(request, site);
  return {
    kitchen,
    order: async (changes: Partial<PlaceOrderRequest> = {}): Promise<Placed> =>
      (await apiCustomer(request, site.url, await guest())).order(changes),
    /** An order that is paid on the provider's page before anybody is told of it. */
    async paidOnline(): Promise<Placed> {
      const own = await guest();
      const { order } = await apiCustomer(request, site.url, own);
      const placed = await order({ paymentMethod: 'online' });
      const path = `${site.url}/api/orders/${placed.orderId}/pay`;
      const sent = await request.post(path, { headers: own });
      const { fields } = (await sent.json()) as { fields: { order_id: string } };
      const form = { id: fields.order_id, how: 'pay' };
      await request.post(`${site.url}/local/razorpay/pay`, { form });
      return placed;
    },
    /** Why a code does not hold; null where it does. */
    async whyNot(promoCode: string): Promise<string | null> {
      const data = { promoCode, lines: usual, kind: 'delivery' };
      const asked = await request.post(`${site.url}/api/promo`, { headers: await guest(), data });
      return ((await asked.json()) as { why: string | null }).why;
    },
    /** An order that the counter takes, at what it costs. */
    async take(wanted: object): Promise<KitchenOrder> {
      const post = async (agreed: object): Promise<unknown> => {
        const data = { lines: usual, ...wanted, ...agreed };
        return (await request.post(`${site.url}/api/kitchen/orders`, { headers, data })).json();
      };
      const asked = await post({ version: '000000000000', agreedTotal: 0 });
      const { change } = asked as { change: { version: string; bill: { total: number } } };
      const taken = await post({ version: change.version, agreedTotal: change.bill.total });
      return (taken as TakenOrder).order;
    },
  };
}
