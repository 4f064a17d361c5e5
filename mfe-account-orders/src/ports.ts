import type { SeenWords, WordsByPlace } from '@burger/shared/storage';
import type { DeliveryWords } from './account/my-details';
import type { StoredDocument } from './orders/kept-documents';

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
