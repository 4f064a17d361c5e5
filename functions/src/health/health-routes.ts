import { dayOf } from '@burger/shared/restaurant';
import { Router } from 'express';
import { limitByAddress, type Allowance } from '../http/limits';
import { retried } from '../http/retry-store';
import { requireOwner, requireStaff } from '../auth/staff-only';
import type { Outbox } from '../orders/outbox';
import type { ApiPorts } from '../ports';
import { kitchenHealth } from './kitchen-health';
import { createSiteHealth, secondsSince } from './site-health';

/**
 * `GET /health` for whoever watches the site: 200, or 503 while the store cannot be reached. `GET /kitchen/health` for the
 * owner: what visits and orders tell.
 */
export function healthRoutes(ports: ApiPorts, allowance: Allowance): Router {
  const { kitchen, shop, now, retry } = ports;
  const outbox: Pick<Outbox, 'waitingSince'> = retried(kitchen.outbox, retry);
  const tallies = retried(ports.tallies, retry);
  const health = createSiteHealth({ outbox, shop, now });
  const router = Router();
  router.get('/health', limitByAddress(allowance), async (_request, response) => {
    const found = await health();
    response.status(found.status === 'ok' ? 200 : 503).json(found);
  });
  router.get(
    '/kitchen/health',
    requireStaff(kitchen.verifyStaff),
    requireOwner,
    async (_request, response) => {
      const since = await outbox.waitingSince();
      const waiting = secondsSince(since, now().getTime());
      response.json(await kitchenHealth(tallies, dayOf(now()), waiting));
    },
  );
  return router;
}
