import { Router } from 'express';
import { limitByAddress } from '../http/limits';
import { requireStaff } from '../http/staff-only';
import type { ApiPorts } from '../ports';
import { createCarryOrder } from '../riders/carry-order';
import { createMakeRiderLink } from '../riders/make-rider-link';
import { riderRoutes } from '../riders/rider-routes';
import { counterRoutes } from './counter-routes';
import { createOrderFeed } from './order-feed';
import { createOrderView } from './order-view';
import { shiftRoutes } from './shift-routes';
import { createStepOrder } from './step-order';

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
