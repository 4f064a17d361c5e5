import { dayOf } from '@burger/shared/restaurant';
import { Router } from 'express';
import { limitByAddress, type Allowance } from '../http/limits';
import { retryStore } from '../http/retry-store';
import { requireOwner, requireStaff } from '../http/staff-only';
import type { ApiPorts } from '../ports';
import { kitchenHealth } from './kitchen-health';
import { createSiteHealth, secondsSince } from './site-health';

/**
 * `GET /health` for whoever watches the site: 200, or 503 while the store cannot be reached. `GET /kitchen/health` for the
 * owner: what visits and orders tell.
 */
export function healthRoutes(ports: ApiPorts, allowance: Allowance): Router {
  const { kitchen, tallies, shop, now, retry } = ports;
  const health = createSiteHealth({ outbox: kitchen.outbox, shop, now, retry });
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
      const answer = await retryStore(async () => {
        const since = await kitchen.outbox.waitingSince();
        return kitchenHealth(tallies, dayOf(now()), secondsSince(since, now().getTime()));
      }, retry);
      response.json(answer);
    },
  );
  return router;
}
