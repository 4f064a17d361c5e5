import { isFinal } from '@burger/shared/order';
import type { Staff } from '../auth/staff';
import { retryStore, type RetryRules } from '../http/retry-store';
import { Refusal } from '../http/refusal';
import type { KitchenOrders } from '../kitchen/kitchen-orders';
import type { ViewOrders } from '../kitchen/order-view';
import { lifeOf } from '../kitchen/step-order';
import { hashOf, newLinkKey } from '../http/link-key';
import type { RiderLinks } from './rider-links';

const validMs = 3 * 60 * 60_000;

interface LinkPorts {
  orders: KitchenOrders;
  links: RiderLinks;
  view: ViewOrders;
  now: () => Date;
  retry?: RetryRules | undefined;
}

/** Makes a link for who carries an order, for three hours; answers its path. Throws a Refusal `already-moved` where the order is over. */
export type MakeRiderLink = (key: string, staff: Staff) => Promise<string>;

export function createMakeRiderLink({ orders, links, view, now, retry }: LinkPorts): MakeRiderLink {
  return async (key, { uid }) => {
    const kept = await retryStore(() => orders.find(key), retry);
    if (!kept) throw new Refusal('not-found', 'There is no such order.');
    if (isFinal(lifeOf(kept).status)) {
      const [order] = await view([kept]);
      throw new Refusal('already-moved', 'This order is over.', { beside: { order } });
    }
    const linkKey = newLinkKey();
    const link = { order: key, madeBy: uid, endsAt: now().getTime() + validMs };
    await retryStore(() => links.keep(hashOf(linkKey), link), retry);
    return `/rider/${linkKey}`;
  };
}
