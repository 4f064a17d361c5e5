import { Router } from 'express';
import type { VerifyStaff } from '../auth/staff';
import { requireStaff } from '../auth/staff-only';
import { limitByAddress, type Limits } from '../http/limits';
import { createOrderView } from '../orders/follow';
import { counterRoutes, riderRoutes, type CounterPorts } from '../orders/routes';
import type { ShopStore } from '../shop/shop-store';
import { shiftRoutes } from './shift-routes';

interface KitchenPorts extends CounterPorts {
  verifyStaff: VerifyStaff;
  shopStore: ShopStore;
  limits: Pick<Limits, 'riders'>;
}

/** `/kitchen/*` for the staff, and `/rider/<key>` for who carries an order. */
export function kitchenRoutes(ports: KitchenPorts): Router {
  const { verifyStaff, shop, log, limits } = ports;
  return Router()
    .use(
      '/kitchen',
      requireStaff(verifyStaff),
      counterRoutes(ports),
      shiftRoutes({ ...ports, view: createOrderView(shop, log) }),
    )
    .use(riderRoutes(ports, limitByAddress(limits.riders)));
}
