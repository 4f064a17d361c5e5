import type { Coordinates, User } from '@burger/shared/contracts';
import type { SeenWords, WordsByPlace } from '@burger/shared/storage';
import type { DeliveryWords } from './account/my-details';
import type { Offer } from './sign-in/first-visit-offer';
import type { Geocoded } from './location/geocode-answer';
import type { PositionProblem, Attempt } from './location/lookup-attempts';
import type { StoredDocument } from './orders/kept-documents';

/** The identity provider. Every verb rejects with the provider's own error. */
export interface Identity {
  /** Tells who is signed in, now and after every change, until the answer is called. */
  watch(changed: (user: User | null) => void): Promise<() => void>;
  signOut(): Promise<void>;
  /** Names the account that is signed in. */
  rename(name: string): Promise<void>;
  /** Loads what Google's window needs, so that it opens in the press that asks for it. */
  prepareGoogle(): Promise<void>;
  withGoogle(): Promise<User>;
  withEmail(email: string, password: string): Promise<User>;
  createAccount(email: string, password: string): Promise<User>;
  resetPassword(email: string): Promise<void>;
  /** Sends a code by SMS; the answer checks what the customer typed. */
  sendCode(phone: string): Promise<(code: string) => Promise<User>>;
}

export interface Profiles {
  save(user: User): Promise<void>;
  /** The phone number that is kept with an account; null where there is none. */
  phoneOf(uid: string): Promise<string | null>;
  keepPhone(uid: string, phone: string | null): Promise<void>;
}

/** What we shall not offer by ourselves. */
export interface Declined {
  has(offer: Offer): boolean;
  add(offer: Offer): void;
  /** Keeps it away for this browser session alone. */
  addForVisit(offer: Offer): void;
}

/** Remembers in this browser who was signed in last, so that nobody has to be asked who is not there. */
export interface SessionHint {
  /** Whether somebody was. */
  signedIn(): boolean;
  /** Who; null where that is not known. */
  user(): User | null;
  /** With nobody, what was kept of a customer is gone; so is what was kept of another one. */
  set(user: User | null): void;
  /** The same as with nobody, where the provider could not be told: it is told when it is there again. */
  leave(): void;
  isLeaving(): boolean;
}

export type Fix = { coordinates: Coordinates } | { problem: PositionProblem };

export interface Positions {
  /** May never settle: some browsers do that. */
  locate(attempt: Attempt): Promise<Fix>;
  /** Whether the browser is still asking the customer; meanwhile its own clock stands still. */
  awaitsPermission(): Promise<boolean>;
}

export interface Geocoder {
  nameOf(at: Coordinates): Promise<Geocoded>;
}

/** The collection `orders`. Rejects with the store's error, or with code `no-store` when it cannot be opened. */
export interface OrderStore {
  newest(customerId: string, most?: number): Promise<StoredDocument[]>;
  /** The same orders in no particular order: needs no index. */
  unordered(customerId: string): Promise<StoredDocument[]>;
}

/** The words with which this device showed the customer's orders last. */
export interface SeenMemory {
  /** Those that still hold; none at all where there were no orders, null where nothing was seen. */
  recall(): WordsByPlace | null;
  /** Of this customer, if she is the one who is known here. */
  remember(uid: string, seen: Omit<SeenWords, 'uid' | 'language'>): void;
  forget(): void;
}

/** Where an order of this customer goes, as this device keeps it for the next one. */
export interface KeptDelivery {
  recall(uid: string): Partial<DeliveryWords>;
  keep(uid: string, words: DeliveryWords): void;
}

/** What the server keeps under an account. Each rejects where it cannot be had. */
export interface MyAccount {
  /** Everything, as a JSON document. */
  data(): Promise<object>;
  /** `under-way`: not while an order is; `gone`: there is no such account any more. */
  erase(): Promise<'erased' | 'under-way' | 'of-staff' | 'gone'>;
}

/** `late`: the kitchen is at work, or five minutes are over. `failed`: it may be tried again. Never rejects. */
export type CancelOrder = (orderId: string) => Promise<'cancelled' | 'late' | 'failed'>;

/** What a customer asks the server for with an order of her own. */
export interface OwnOrders {
  cancel: CancelOrder;
  /** Has its bill made; answers whether it has one now. Never rejects. */
  bill(orderId: string): Promise<boolean>;
}
