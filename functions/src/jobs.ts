import { createWatchHealth } from './health/alerts';
import { eachOf } from './http/each-of';
import { within } from './http/retry';
import { createLearnJob } from './learning/learn';
import { createFinishDeletions } from './me/my-data';
import { createWelcomeJob } from './forms/newsletter';
import { createAnnounce, createOutboxJob } from './orders/notifications/announce';
import { createLateJob } from './orders/lifecycle/late';
import { createPayments } from './payments/payments';
import type { ApiPorts } from './ports';
import { createRetentionJob } from './retention/retention';

/** Background jobs. Each rejects if the store is unavailable, and resumes on its next run. */
export interface Jobs {
  news(): Promise<void>;
  /** Checks open payments and makes due refunds. Has to run at least every minute. */
  payments(): Promise<void>;
  health(): Promise<void>;
  /** Removes expired data, and learns from delivered orders. */
  retention(): Promise<void>;
}

// Timeouts in case the database never responds, shorter than those of the scheduled functions.
const longestMs = { welcomes: 30_000, health: 60_000, retention: 8 * 60_000 };

export function createJobs(ports: ApiPorts): Jobs {
  const kitchen = { ...ports, ...ports.kitchen };
  const sweepOutbox = createOutboxJob(kitchen);
  const tellLate = createLateJob({ ...ports, orders: ports.kitchen.orders });
  const sweepWelcomes = createWelcomeJob(ports);
  const watchHealth = createWatchHealth(kitchen);
  const finishDeletions = createFinishDeletions(ports.person, ports.now);
  const learnTimes = createLearnJob(kitchen);
  const sweepRetention = createRetentionJob({ ...ports, finishDeletions });
  return {
    news: () => eachOf([tellLate, sweepOutbox, () => within(longestMs.welcomes, sweepWelcomes())]),
    payments: createPayments({ ...kitchen, announce: createAnnounce(kitchen) }).sweep,
    health: () => within(longestMs.health, watchHealth()),
    retention: () => within(longestMs.retention, eachOf([sweepRetention, learnTimes])),
  };
}
