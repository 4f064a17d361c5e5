import type { RefusalCode } from '@burger/shared/contracts';
import type fc from 'fast-check';
import type { Json, JsonObject } from './valid-order';

export interface Attack {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Left out: a customer's own, valid token. Null: none at all. */
  authorization?: string | null;
  body: string | Buffer;
  /** The valid order that it was made from, where it has to be placed all the same. */
  honest?: JsonObject;
}

export interface Answer {
  status: number;
  /** Undefined when it was no JSON. */
  body: unknown;
}

/**
 * What has to come of a request: a refusal of ours or of the store, `bill-changed` with the bill of today; or an order
 * exactly as the same request without the tampering would have placed it.
 */
export type Verdict =
  | RefusalCode
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'INVALID_ARGUMENT'
  | 'no-effect';

/** One way in which a request is bad, and what it must come to. Its name says why it is bad. */
export interface Kind {
  name: string;
  verdict: Verdict;
  attacks: fc.Arbitrary<Attack>;
}

/** The kinds of one verdict, by why they are bad. */
export const kindsOf = (
  about: string,
  verdict: Verdict,
  all: Record<string, fc.Arbitrary<Attack>>,
): Kind[] =>
  Object.entries(all).map(([why, attacks]) => ({ name: `${about}${why}`, verdict, attacks }));

export const asJson = { 'content-type': 'application/json' };

/** The request for a body, with nothing else wrong about it. */
export const sent = (body: Json, honest?: JsonObject): Attack => ({
  headers: asJson,
  body: JSON.stringify(body),
  ...(honest && { honest }),
});
