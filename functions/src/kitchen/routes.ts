import { Router } from 'express';
import { limitByAddress } from '../http/limits';
import { requireStaff } from '../auth/staff-only';
import type { ApiPorts } from '../ports';
import { createCarryOrder } from '../orders/carry';
import { createMakeRiderLink } from '../orders/make-rider-link';
import { riderRoutes } from '../orders/rider-routes';
import { counterRoutes } from '../orders/counter-routes';
import { createOrderFeed } from '../orders/follow';
import { createOrderView } from '../orders/views/counter-card';
import { shiftRoutes } from './shift-routes';
import { createStepOrder } from '../orders/staff-steps';

/** `/kitchen/*` for the staff, and `/rider/<key>` for who carries an order. */
export function kitchenRoutes({ kitchen, shop, now, log, retry, limits }: ApiPorts): Router {
  const ports = { ...kitchen, shop, now, log, retry, view: createOrderView(shop, log) };
  return Router()
    .use(
      '/kitchen',
      requireStaff(kitchen.verifyStaff),
      counterRoutes({
        ...ports,
        feed: createOrderFeed(ports),
        stepOrder: createStepOrder(ports),
        makeLink: createMakeRiderLink(ports),
        endLink: (key) => kitchen.links.end(key),
      }),
      shiftRoutes(ports),
    )
    .use(riderRoutes(createCarryOrder(ports), limitByAddress(limits.riders)));
}
