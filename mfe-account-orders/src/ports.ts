import type { Coordinates, User } from '@burger/shared/contracts';
import type { Geocoded } from './model/geocode-answer';
import type { KnownPlace } from './model/known-place';
import type { PositionProblem, Rung } from './model/location-ladder';

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** The identity provider. Every verb rejects with the provider's own error. */
export interface Identity {
  /** Tells who is signed in, now and after every change, until the answer is called. */
  watch(changed: (user: User | null) => void): Promise<() => void>;
  signOut(): Promise<void>;
  withGoogle(): Promise<User>;
  withEmail(email: string, password: string): Promise<User>;
  createAccount(email: string, password: string): Promise<User>;
  resetPassword(email: string): Promise<void>;
  /** Sends a code by SMS; the answer checks what the customer typed. */
  sendCode(phone: string): Promise<(code: string) => Promise<User>>;
}

export interface Profiles {
  save(user: User): Promise<void>;
}

/** Remembers in this browser whether somebody was signed in, so that nobody has to be asked who is not there. */
export interface SessionHint {
  signedIn(): boolean;
  set(signedIn: boolean): void;
}

export interface Places {
  recall(): KnownPlace | null;
  remember(place: KnownPlace): void;
}

export type Fix = { coordinates: Coordinates } | { problem: PositionProblem };

export interface Positions {
  /** May never settle: some browsers do that. */
  locate(rung: Rung): Promise<Fix>;
  /** Whether the browser is still asking the customer; meanwhile its own clock stands still. */
  awaitsPermission(): Promise<boolean>;
}

export interface Geocoder {
  nameOf(at: Coordinates): Promise<Geocoded>;
}

/** A document as the store holds it. */
export interface StoredDocument {
  key: string;
  data: unknown;
}

/** The collection `orders`. Rejects with the store's error, or with code `no-store` when it cannot be opened. */
export interface OrderStore {
  newest(customerId: string): Promise<StoredDocument[]>;
  /** The same orders in no particular order: needs no index. */
  unordered(customerId: string): Promise<StoredDocument[]>;
}
