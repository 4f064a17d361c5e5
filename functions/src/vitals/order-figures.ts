import { dayOf } from '@burger/shared/restaurant';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../http/errors';
import { within } from '../http/retry';
import { countsOf } from './visits';
import { type Counts, keptUntil, type Counters } from './counters';

/** What became of an order that was not placed anew: its answer was asked for again, it was refused, or we failed. */
export interface OrderFigures {
  repeated(): Promise<void>;
  notPlaced(error: unknown): Promise<void>;
}

/** So long a customer waits for us to count, at most. */
const longestMs = 800;
/** Writes of an instance in a minute: who sends nonsense all day does not write all day. */
const mostAMinute = 60;

/** Spans in which failures are counted, so that a few at once are told from a few all day. */
export const failureSpanMs = 10 * 60_000;
export const spanAt = (ms: number): string => `s${Math.floor(ms / failureSpanMs)}`;

/** Counts by day, without the order or its customer. Never rejects: what could not be counted is not. */
export function createOrderFigures({
  counters,
  now,
}: {
  counters: Counters;
  now: () => Date;
}): OrderFigures {
  const limiter = new RateLimiterMemory({ points: mostAMinute, duration: 60 });
  const count = async (added: Counts): Promise<void> => {
    try {
      await limiter.consume('orders');
      const name = countsOf(dayOf(now()), 'orders');
      await within(longestMs, counters.add(new Map([[name, added]]), keptUntil(now())));
    } catch {
      // The order's own answer matters more.
    }
  };
  return {
    repeated: () => count({ repeated: 1 }),
    notPlaced(error) {
      if (error instanceof Refusal && error.status < 500) {
        return count({ refused: { [error.reason ?? error.code]: 1 } });
      }
      return count({ failed: 1, failedIn: { [spanAt(now().getTime())]: 1 } });
    },
  };
}
