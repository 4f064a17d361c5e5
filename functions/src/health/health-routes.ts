import { dayOf } from '@burger/shared/restaurant';
import { Router } from 'express';
import { requireOwner, requireStaff, type VerifyStaff } from '../auth/signed-in';
import { limitByAddress, type Allowance } from '../http/limits';
import { retried, type RetryRules } from '../http/retry';
import type { Outbox } from '../orders/outbox';
import type { KeptShop } from '../shop/keep-shop';
import type { Tallies } from '../vitals/tallies';
import { kitchenHealth } from './health';
import { createSiteHealth, secondsSince } from './site-health';

interface HealthPorts {
  verifyStaff: VerifyStaff;
  outbox: Pick<Outbox, 'waitingSince'>;
  tallies: Tallies;
  shop: KeptShop;
  now: () => Date;
  retry?: RetryRules;
}

/**
 * `GET /health` for whoever watches the site: 200, or 503 while the store cannot be reached. `GET /kitchen/health` for the
 * owner: what visits and orders tell.
 */
export function healthRoutes(ports: HealthPorts, allowance: Allowance): Router {
  const { verifyStaff, shop, now, retry } = ports;
  const outbox = retried(ports.outbox, retry);
  const tallies = retried(ports.tallies, retry);
  const health = createSiteHealth({ outbox, shop, now });
  const router = Router();
  router.get('/health', limitByAddress(allowance), async (_request, response) => {
    const found = await health();
    response.status(found.status === 'ok' ? 200 : 503).json(found);
  });
  router.get(
    '/kitchen/health',
    requireStaff(verifyStaff),
    requireOwner,
    async (_request, response) => {
      const since = await outbox.waitingSince();
      const waiting = secondsSince(since, now().getTime());
      response.json(await kitchenHealth(tallies, dayOf(now()), waiting));
    },
  );
  return router;
}
