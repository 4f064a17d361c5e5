import { isYounger } from '@burger/shared/times';
import type { Customer, VerifyToken } from './signed-in';

const longest = 5 * 60_000;

/**
 * Remembers verified tokens for up to five minutes, never beyond their end. Worth it where checking one costs a request
 * (the auth emulator is asked about the account each time); the hosted check is arithmetic.
 */
export function rememberTokens(
  verify: VerifyToken,
  now: () => number = Date.now,
  most = 5000,
): VerifyToken {
  const known = new Map<string, { customer: Customer; at: number }>();
  return async (token) => {
    const entry = known.get(token);
    const isKnown =
      entry && isYounger(entry.at, longest, now()) && entry.customer.expiresAt > now();
    if (isKnown) return entry.customer;
    known.delete(token);
    const customer = await verify(token);
    known.set(token, { customer, at: now() });
    if (known.size > most) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    return customer;
  };
}
