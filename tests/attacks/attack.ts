import type { RefusalCode } from '@burger/shared/contracts';
import type fc from 'fast-check';
import type { JsonObject } from './valid-order';

/** One bad request, as it goes out. */
export interface Attack {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Left out: a customer's own, valid token. Null: none at all. */
  authorization?: string | null;
  /** Which customer sends it, where that matters. */
  sender?: number;
  body: string | Buffer;
  /** The valid order that it was made from. */
  honest?: JsonObject;
}

/** What the store itself answers. */
export type StoreRefusal = 'PERMISSION_DENIED' | 'UNAUTHENTICATED' | 'INVALID_ARGUMENT';

/**
 * What has to come of a request: one of these refusals, `bill-changed` with the bill of today; or an order exactly as
 * the same request without the tampering would have placed it.
 */
export type Verdict = RefusalCode | StoreRefusal | 'no-effect';

/** One way in which a request is bad, and what it must come to. Its name says why it is bad. */
export interface Kind {
  name: string;
  verdict: Verdict;
  attacks: fc.Arbitrary<Attack>;
}

export const kind = (name: string, verdict: Verdict, attacks: fc.Arbitrary<Attack>): Kind => ({
  name,
  verdict,
  attacks,
});
