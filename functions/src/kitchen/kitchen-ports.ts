import type { VerifyStaff } from '../auth/staff';
import type { Outbox } from '../orders/outbox';
import type { RiderLinks } from '../orders/rider-links';
import type { ShopStore } from '../shop/shop-store';
import type { KitchenOrders } from '../orders/store';

/** What the counter needs from the world beyond what customers do. */
export interface KitchenPorts {
  verifyStaff: VerifyStaff;
  orders: KitchenOrders;
  links: RiderLinks;
  outbox: Outbox;
  shopStore: ShopStore;
}
