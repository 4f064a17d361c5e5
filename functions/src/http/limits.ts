import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './errors';

export interface Allowance {
  points: number;
  seconds: number;
}

/** How many orders there may be; counted where they are stored, whichever instance is asked. */
export interface OrderAllowance {
  waiting: number;
  byNetwork: Allowance;
}

export interface Limits {
  orderBurst: Allowance;
  orderHour: Allowance;
  /** Orders that are stored, counted in the store; null where they are not counted. */
  orders: OrderAllowance | null;
  maps: Allowance;
  shop: Allowance;
  reviews: Allowance;
  riders: Allowance;
  /** Numbers that one of the staff looks up. */
  customers: Allowance;
  promos: Allowance;
  tracks: Allowance;
  /** Keys at which there is no order. */
  wrongTracks: Allowance;
  /** What a provider of payments tells. */
  payments: Allowance;
  forms: Allowance;
  me: Allowance;
  vitals: Allowance;
  vitalsOfAll: Allowance;
}

/** Counted per running instance, but for orders that are stored. */
export const productionLimits: Limits = {
  orderBurst: { points: 10, seconds: 60 },
  orderHour: { points: 40, seconds: 3600 },
  orders: { waiting: 3, byNetwork: { points: 10, seconds: 600 } },
  maps: { points: 60, seconds: 60 },
  shop: { points: 60, seconds: 60 },
  reviews: { points: 60, seconds: 60 },
  riders: { points: 30, seconds: 60 },
  // Two calls a minute, all evening.
  customers: { points: 120, seconds: 3600 },
  promos: { points: 30, seconds: 60 },
  // A household that follows its orders in several tabs, each six times a minute.
  tracks: { points: 120, seconds: 60 },
  wrongTracks: { points: 10, seconds: 60 },
  payments: { points: 600, seconds: 60 },
  forms: { points: 5, seconds: 600 },
  me: { points: 20, seconds: 600 },
  // A visit tells once; a household or an office visits several times.
  vitals: { points: 20, seconds: 60 },
  vitalsOfAll: { points: 60, seconds: 60 },
};

const tooMany = (seconds: number) =>
  new Refusal('too-many-requests', 'That was a lot at once. Please wait a moment.', {
    retryAfterSeconds: seconds,
  });

const limiterOf = ({ points, seconds }: Allowance) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Takes one; answers after how many seconds there is another where none is left. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Its timer forgets in time; by the clock on the wall, which may have been put back, it would take longer.
    return Math.max(1, Math.min(Math.ceil(error.msBeforeNext / 1000), limiter.duration));
  }
}

/** The network of a request: an IPv4 address, or the 56 bits that a household has of IPv6 (docs/deploying.md). */
export function networkOf({ ip }: Request): string {
  if (!ip || !ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 7).join();
}

/** Takes one from an allowance. Throws a Refusal where it is used up. */
async function takeOne(limiter: RateLimiterMemory, key: string): Promise<void> {
  const seconds = await take(limiter, key);
  if (seconds !== null) throw tooMany(seconds);
}

const limitBy =
  (limiter: RateLimiterMemory, keyOf = networkOf): RequestHandler =>
  async (request, _response, next) => {
    await takeOne(limiter, keyOf(request));
    next();
  };

export const limitByAddress = (allowance: Allowance): RequestHandler =>
  limitBy(limiterOf(allowance));

export const limitAll = (allowance: Allowance): RequestHandler =>
  limitBy(limiterOf(allowance), () => 'all');

/** Takes one from the allowance of a name. Throws a Refusal where it is used up. */
export function limitEach(allowance: Allowance): (name: string) => Promise<void> {
  const limiter = limiterOf(allowance);
  return (name) => takeOne(limiter, name);
}

/** Limits by the caller's address how often a route may say that there is nothing. */
export function limitWrongKeys(allowance: Allowance): RequestHandler {
  const limiter = limiterOf(allowance);
  const limit = limitBy(limiter);
  return async (request, response, next) => {
    // Counted before it is known, so that guesses at the same time count as well.
    response.on('finish', () => {
      if (response.statusCode !== 404) void limiter.reward(networkOf(request));
    });
    await limit(request, response, next);
  };
}

/** Takes one attempt from a customer's allowance. Throws a Refusal when it is used up. */
export type TakeAttempt = (uid: string) => Promise<void>;

export function limitByCustomer({
  orderBurst,
  orderHour,
}: Pick<Limits, 'orderBurst' | 'orderHour'>): TakeAttempt {
  const limiters = [orderBurst, orderHour].map(limiterOf);
  return async (uid) => {
    for (const limiter of limiters) {
      const seconds = await take(limiter, uid);
      if (seconds === null) continue;
      const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
      throw new Refusal(
        'too-many-requests',
        `You have placed several orders in a short time. Please try again in ${wait}, or call us.`,
        { retryAfterSeconds: seconds },
      );
    }
  };
}
