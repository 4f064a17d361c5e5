/** Who the ID token says is asking. */
export interface Customer {
  uid: string;
  /** The number that the provider has checked, as +91XXXXXXXXXX; null where there is none. */
  phone: string | null;
  /** When the token ends, in ms since epoch. */
  expiresAt: number;
}

/**
 * The customer of an ID token. Throws a Refusal `unauthenticated` when the token does not prove one,
 * `unavailable` when that could not be found out.
 */
export type VerifyToken = (token: string) => Promise<Customer>;
