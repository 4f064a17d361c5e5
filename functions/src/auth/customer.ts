/** Who the ID token says is asking. */
export interface Customer {
  uid: string;
  /** When the token ends, in ms since epoch. */
  expiresAt: number;
}

/**
 * The customer of an ID token. Throws a Refusal `unauthenticated` when the token does not prove one,
 * `unavailable` when that could not be found out.
 */
export type VerifyToken = (token: string) => Promise<Customer>;
