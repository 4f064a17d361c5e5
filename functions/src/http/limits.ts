import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal';

/** So many requests in so many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

export interface Limits {
  /** Attempts to place an order, per customer. */
  orderBurst: Allowance;
  orderHour: Allowance;
  /** Per address of the caller. */
  maps: Allowance;
  reviews: Allowance;
  forms: Allowance;
}

/** Counted per running instance: with several instances a caller gets up to so many times more. */
export const productionLimits: Limits = {
  orderBurst: { points: 10, seconds: 60 },
  orderHour: { points: 40, seconds: 3600 },
  maps: { points: 60, seconds: 60 },
  reviews: { points: 60, seconds: 60 },
  forms: { points: 5, seconds: 600 },
};

/** Limits a route by the caller's address. */
export function limitByAddress({ points, seconds }: Allowance): RequestHandler {
  const limiter: unknown = rateLimit({
    limit: points,
    windowMs: seconds * 1000,
    standardHeaders: false,
    legacyHeaders: false,
    // How far proxies are trusted is decided by who deploys (see docs/deploying.md).
    validate: false,
    handler: (request, _response, next) => {
      const { resetTime } = (request as unknown as { rateLimit: { resetTime?: Date } }).rateLimit;
      const left = resetTime ? Math.ceil((resetTime.getTime() - Date.now()) / 1000) : seconds;
      next(
        new Refusal('too-many-requests', 'That was a lot at once. Please wait a moment.', {
          retryAfterSeconds: Math.max(1, left),
        }),
      );
    },
  });
  // Its types are written for Express 4; at run time it takes either.
  return limiter as RequestHandler;
}

/** Takes one attempt from a customer's allowance. Throws a Refusal when it is used up. */
export type TakeAttempt = (uid: string) => Promise<void>;

export function limitByCustomer({
  orderBurst,
  orderHour,
}: Pick<Limits, 'orderBurst' | 'orderHour'>): TakeAttempt {
  const limiters = [orderBurst, orderHour].map(
    ({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }),
  );
  return async (uid) => {
    try {
      for (const limiter of limiters) await limiter.consume(uid);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
      throw new Refusal(
        'too-many-requests',
        `You have placed several orders in a short time. Please try again in ${wait}, or call us.`,
        { retryAfterSeconds: seconds },
      );
    }
  };
}
