import { createWatchHealth } from './health/alerts';
import { within } from './http/retry';
import { createFinishDeletions } from './me/my-data';
import { createWelcomeJob } from './forms/newsletter';
import { createAnnounce, createOutboxJob } from './orders/announce';
import { createPayments } from './payments/payments';
import type { ApiPorts } from './ports';
import { createRetentionJob, eachOf } from './retention/retention';

/** What is done without being asked for. Each rejects when the store cannot be had; the next time goes on. */
export interface Jobs {
  /** Sends what has to be told: each minute or more often. */
  news(): Promise<void>;
  /** Asks about money that is open, and gives back what is owed: each minute or more often. */
  payments(): Promise<void>;
  /** Looks whether the owner has to hear of something: each minute. */
  health(): Promise<void>;
  /** Takes out what is not kept any longer: each day or more often. */
  retention(): Promise<void>;
}

// What the store never answers is given up, or nothing would be swept any more. Less than the scheduled functions have.
const longestMs = { welcomes: 30_000, health: 60_000, retention: 8 * 60_000 };

export function createJobs(ports: ApiPorts): Jobs {
  const kitchen = { ...ports, ...ports.kitchen };
  const sweepOutbox = createOutboxJob(kitchen);
  const sweepWelcomes = createWelcomeJob(ports);
  const watchHealth = createWatchHealth(kitchen);
  const finishDeletions = createFinishDeletions(ports.person, ports.now);
  const sweepRetention = createRetentionJob({ ...ports, finishDeletions });
  return {
    news: () => eachOf([sweepOutbox, () => within(longestMs.welcomes, sweepWelcomes())]),
    payments: createPayments({ ...kitchen, announce: createAnnounce(kitchen) }).sweep,
    health: () => within(longestMs.health, watchHealth()),
    retention: () => within(longestMs.retention, sweepRetention()),
  };
}
