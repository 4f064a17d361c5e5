/** Everything that is kept under an account, as JSON. */
export interface KeptOfPerson {
  profile: object | null;
  orders: object[];
  /** When the account's own address was put on the newsletter's list; null where it is not there. */
  newsletterSince: string | null;
}

/** What the store keeps of one person. */
export interface PersonStore {
  /** `email` is the account's address where the provider has checked it: only then what lies under it is theirs. */
  gather(uid: string, email: string | null): Promise<KeptOfPerson>;
  /** Whether an order is not over yet. `at` is now (ms). */
  hasOrderUnderWay(uid: string, at: number): Promise<boolean>;
  /** From here on nothing is stored for that account. */
  close(uid: string, at: Date): Promise<void>;
  /** From here on it is deleted to its end, whatever fails in between. */
  beginErasing(uid: string): Promise<void>;
  /** Some of those that were closed before a moment (ms). */
  closedBefore(before: number, most: number): Promise<{ uid: string; isErasing: boolean }[]>;
  /** Takes that back, or forgets it. */
  reopen(uid: string): Promise<void>;
  /** Takes the person out of all orders and removes the rest. May be done again after a failure. */
  erase(uid: string, email: string | null): Promise<void>;
}
