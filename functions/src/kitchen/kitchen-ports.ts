import type { VerifyStaff } from '../auth/staff';
import type { Outbox } from '../outbox/outbox';
import type { RiderLinks } from '../riders/rider-links';
import type { ShopStore } from '../shop/shop-store';
import type { KitchenOrders } from './kitchen-orders';

/** What the counter needs from the world beyond what customers do. */
export interface KitchenPorts {
  verifyStaff: VerifyStaff;
  orders: KitchenOrders;
  links: RiderLinks;
  outbox: Outbox;
  shopStore: ShopStore;
}
