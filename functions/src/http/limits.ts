import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './errors';

export interface Allowance {
  points: number;
  seconds: number;
}

/** Limits for stored orders. They are counted in the database, so all function instances share them. */
export interface OrderAllowance {
  waiting: number;
  byNetwork: Allowance;
}

export interface Limits {
  orderBurst: Allowance;
  orderHour: Allowance;
  /** Limits for stored orders; null disables them. */
  orders: OrderAllowance | null;
  maps: Allowance;
  shop: Allowance;
  reviews: Allowance;
  riders: Allowance;
  customers: Allowance;
  promos: Allowance;
  tracks: Allowance;
  /** Requests with link keys that match no order. */
  wrongTracks: Allowance;
  payments: Allowance;
  forms: Allowance;
  me: Allowance;
  vitals: Allowance;
  vitalsOfAll: Allowance;
}

/** Production limits, counted per function instance except for stored orders. */
export const productionLimits: Limits = {
  orderBurst: { points: 10, seconds: 60 },
  orderHour: { points: 40, seconds: 3600 },
  orders: { waiting: 3, byNetwork: { points: 10, seconds: 600 } },
  maps: { points: 60, seconds: 60 },
  shop: { points: 60, seconds: 60 },
  reviews: { points: 60, seconds: 60 },
  riders: { points: 30, seconds: 60 },
  // Two requests a minute for an hour, the rush of an evening.
  customers: { points: 120, seconds: 3600 },
  promos: { points: 30, seconds: 60 },
  // Enough for several tabs in one household, each polling six times a minute.
  tracks: { points: 120, seconds: 60 },
  wrongTracks: { points: 10, seconds: 60 },
  payments: { points: 600, seconds: 60 },
  forms: { points: 5, seconds: 600 },
  me: { points: 20, seconds: 600 },
  // Each visit sends one report; a household or an office has several visits.
  vitals: { points: 20, seconds: 60 },
  vitalsOfAll: { points: 60, seconds: 60 },
};

const tooMany = (seconds: number) =>
  new Refusal('too-many-requests', 'That was a lot at once. Please wait a moment.', {
    retryAfterSeconds: seconds,
  });

const limiterOf = ({ points, seconds }: Allowance) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Consumes one point of a rate limit. Returns null, or the seconds until the next point if none is left. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // The rate limiter resets by a timer, but computes its wait from the system clock. That wait is too long
    // after the clock was set back, so it is capped.
    return Math.max(1, Math.min(Math.ceil(error.msBeforeNext / 1000), limiter.duration));
  }
}

/** Returns the network of a request: an IPv4 address, or an IPv6 /56, which one household has (docs/deploying.md). */
export function networkOf({ ip }: Request): string {
  if (!ip || !ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 7).join();
}

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

/** Returns a limiter of calls per name. It throws a Refusal when the allowance of a name is used up. */
export function limitEach(allowance: Allowance): (name: string) => Promise<void> {
  const limiter = limiterOf(allowance);
  return (name) => takeOne(limiter, name);
}

/** Returns middleware that limits 404 responses per network, so that nobody can guess link keys. */
export function limitWrongKeys(allowance: Allowance): RequestHandler {
  const limiter = limiterOf(allowance);
  return async (request, response, next) => {
    const network = networkOf(request);
    // Every request consumes a point before its result is known, so parallel guesses count too. Correct keys
    // get the point back.
    response.on('finish', () => {
      if (response.statusCode !== 404) void limiter.reward(network);
    });
    await takeOne(limiter, network);
    next();
  };
}

/** Consumes one order attempt of a customer. Throws a Refusal if none is left. */
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
