import type { Staff } from '../auth/staff';
import { Refusal } from '../http/refusal';
import { lifeIn, type KitchenOrders } from '../kitchen/kitchen-orders';
import type { ViewOrders } from '../kitchen/order-view';
import { hashOf, newLinkKey } from '../http/link-key';
import { orderAt } from '../orders/step';
import { hasNothingToCarry } from './rider-order';
import { validMs, type RiderLinks } from './rider-links';

interface LinkPorts {
  orders: KitchenOrders;
  links: RiderLinks;
  view: ViewOrders;
  now: () => Date;
}

/** Makes a link for who carries an order, for three hours, and ends the one before; answers its path. Throws a Refusal `already-moved` where nobody carries it any more. */
export type MakeRiderLink = (key: string, staff: Staff) => Promise<string>;

export function createMakeRiderLink({ orders, links, view, now }: LinkPorts): MakeRiderLink {
  return async (key, { uid }) => {
    const kept = await orderAt(orders, key);
    if (hasNothingToCarry(lifeIn(kept).status)) {
      const [order] = await view([kept]);
      throw new Refusal('already-moved', 'There is nothing to carry.', { beside: { order } });
    }
    const linkKey = newLinkKey();
    const link = { order: key, madeBy: uid, endsAt: now().getTime() + validMs };
    await links.keep(hashOf(linkKey), link);
    return `/rider/${linkKey}`;
  };
}
