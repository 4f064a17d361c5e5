import type { Staff } from '../auth/staff';
import { Refusal } from '../http/refusal';
import { lifeIn, type KitchenOrders } from './store';
import type { ViewOrders } from './views/counter-card';
import { hashOf, newLinkKey } from '../http/link-key';
import { orderAt } from './step';
import { hasNothingToCarry } from './views/rider-sheet';
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
