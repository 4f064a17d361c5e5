import type { RefusalCode } from '@burger/shared/contracts';
import type fc from 'fast-check';
import type { Json, JsonObject } from './valid-order';

export interface Attack {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Authorization header. Default: a customer's valid ID token. Null: none. */
  authorization?: string | null;
  body: string | Buffer;
  /** The valid order that this request was made from, if the server must place it. */
  honest?: JsonObject;
}

export interface Answer {
  status: number;
  /** Parsed body of the response; undefined when it is not JSON. */
  body: unknown;
}

/**
 * The required result of an attack: a refusal of the function or of Firestore, `bill-changed` with the
 * current bill, or `no-effect`.
 */
export type Verdict =
  | RefusalCode
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'INVALID_ARGUMENT'
  | 'no-effect';

/** A class of invalid requests and their required result. Its name says what is wrong. */
export interface Kind {
  name: string;
  verdict: Verdict;
  attacks: fc.Arbitrary<Attack>;
}

export const kindsOf = (
  about: string,
  verdict: Verdict,
  all: Record<string, fc.Arbitrary<Attack>>,
): Kind[] =>
  Object.entries(all).map(([why, attacks]) => ({ name: `${about}${why}`, verdict, attacks }));

export const asJson = { 'content-type': 'application/json' };

export const sent = (body: Json, honest?: JsonObject): Attack => ({
  headers: asJson,
  body: JSON.stringify(body),
  ...(honest && { honest }),
});
