import {
  isHeld,
  lifeOf,
  type RequestedInvoice,
  type BookedOrder,
  type DocumentChange,
  type DocumentItem,
  type DocumentPricing,
  type OrderDocument,
  type OrderLife,
} from '@burger/shared/order';
import type { KitchenRules, OrderStatus, Promo } from '@burger/shared/contracts';
import type { StoreRefusal } from '@burger/shared/pricing/promo-rules';
import type { KitchenLoad, KitchenPlan, Work } from '@burger/shared/hours/kitchen-plan';
import type { OrderAllowance } from '../../http/limits';
import { Refusal } from '../../http/errors';
import type { LearnedShop } from '../../shop/cached-shop';
import { newDeadline } from '../../store/retry-conflicts';
import type { Exceeded } from '../placing/quota';

export interface StoredOrder {
  key: string;
  order: BookedOrder;
}

/** Returns status and history of a stored order. Throws if the status is unknown. */
export function lifeIn({ key, order }: StoredOrder): OrderLife {
  const life = lifeOf(order);
  if (!life) throw new Error(`Order ${key} has an unknown status`);
  return life;
}

export interface FoundOrders {
  orders: StoredOrder[];
  /** Order numbers of unreadable documents, displayed because nobody could cook or refund them. */
  damaged: readonly string[];
}

/** Orders, oldest first, and when they were read (ms by the database clock). */
export interface OrdersPage extends FoundOrders {
  readAt: number;
}

/** The author of an order change, stored where customers cannot read it. */
export interface StepEntry {
  uid: string;
  email: string;
  at: string;
  from: OrderStatus;
  to: OrderStatus;
  press: string | null;
  note?: string;
}

export const staffOrderEntry = (
  { createdAt, orderStatus }: Pick<OrderDocument, 'createdAt' | 'orderStatus'>,
  by: Pick<StepEntry, 'uid' | 'email'>,
): StepEntry => ({ ...by, at: createdAt, from: 'placed', to: orderStatus, press: null });

export interface Changed {
  press: string;
  /** Number of earlier changes that the lines of this change are based on. */
  after: number;
  /** All lines after the change: changed fields of a stored line, or a complete new line. */
  lines: readonly (
    | { was: number; item: Partial<DocumentItem> }
    | { was: null; item: DocumentItem }
  )[];
  pricing: DocumentPricing;
}

/** New work of an order (ms: the time of the change, and when the order has to leave the kitchen). */
export interface KitchenChange extends Pick<KitchenRules, 'stations'> {
  work: Work;
  at: number;
  leavesAt: number;
}

export interface Change {
  life: OrderLife;
  entry: StepEntry;
  capacity?: number | undefined;
  /** Stations that limit an undone cancellation, and the order's work if its lines changed. */
  kitchen?: Pick<KitchenRules, 'stations'> | KitchenChange | undefined;
  /** Reads the shop by whose rules the kitchen plans an order again once it no longer waits for its payment. */
  shop?: (() => Promise<LearnedShop>) | undefined;
  /** A bill or credit note requested with a status change, or alone. */
  requested?: RequestedInvoice | undefined;
  changed?: Changed | undefined;
  acknowledgedChanges?: number | undefined;
  reprints?: number | undefined;
}

/** Returns the stored fields of an order after its lines changed; `papers` counts its bills so far. */
export function changedFields(
  { items, pricing, changes = [] }: Pick<OrderDocument, 'items' | 'pricing' | 'changes'>,
  { press, lines, pricing: after }: Changed,
  { at, papers }: { at: string; papers: number },
): Pick<OrderDocument, 'items' | 'pricing'> & { changes: DocumentChange[] } {
  const stored = lines.map(({ was }) => was);
  return {
    items: lines.map(
      ({ was, item }) => ({ ...(was !== null && items[was]), ...item }) as DocumentItem,
    ),
    pricing: after,
    changes: [...changes, { at, press, items, pricing, kept: stored, papers }],
  };
}

export interface KitchenOrders {
  whole(since: number, most: number): Promise<OrdersPage>;
  changed(since: number, most: number): Promise<OrdersPage>;
  find(key: string): Promise<StoredOrder | null>;
  /** Writes an order with all its documents at once. Rejects with `not-found` or `slot-full`. */
  change(key: string, work: (stored: StoredOrder) => Change): Promise<StoredOrder>;
  /** Returns the names of the stations that have too much work if an order has this work. */
  overloadedBy(key: string, kitchen: KitchenChange): Promise<string[]>;
  stepTo(key: string, revision: number): Promise<StepEntry | null>;
  /** Returns orders placed, promised, delivered or with money movements on a business day, maybe others. */
  ofDay(date: string): Promise<FoundOrders>;
  /** Returns orders delivered between `from` and `to` (ms, exclusive), with counted fields only. */
  handedOver(from: number, to: number): Promise<StoredOrder[]>;
  /** Returns the last orders delivered before a moment (ms), at most `most`, with counted fields only. */
  lastHandedOver(before: number, most: number): Promise<StoredOrder[]>;
  /** Returns open orders whose promised time ends between `from` and `to` (ms, exclusive). */
  promisedUntil(from: number, to: number): Promise<FoundOrders>;
  byNumber(orderId: string): Promise<FoundOrders>;
  byTrackingKey(trackingKey: string): Promise<StoredOrder | null>;
  byPhone(phone: string, since: number, most: number): Promise<FoundOrders>;
  byAttempt(attempt: string): Promise<FoundOrders>;
  /** Returns readable orders whose payment check or refund is due at `at` (ms), and damaged ones before them. */
  asking(at: number, most: number): Promise<FoundOrders>;
  owing(most: number): Promise<FoundOrders>;
  /** Schedules the order's next payment check (ISO), unless the order has changed since `revision`. */
  askLater(key: string, revision: number, askAt: string | null): Promise<void>;
}

/** Returns whether the restaurant must not see an order: it waits for payment, or was never paid. */
const isHidden = ({ order }: StoredOrder): boolean =>
  isHeld(order) || order.online?.state === 'let-go';

/** Restricts a store to orders announced to the restaurant; search also finds abandoned ones. */
export function announcedOnly(orders: KitchenOrders): KitchenOrders {
  const unheld = (stored: StoredOrder | null) => (stored && !isHeld(stored.order) ? stored : null);
  const only =
    (isMeant: (stored: StoredOrder) => unknown) =>
    <Found extends FoundOrders>({ orders: found, ...rest }: Found) => ({
      ...rest,
      orders: found.filter(isMeant),
    });
  const visible = only((cachedOrder) => !isHidden(cachedOrder));
  const found = only(unheld);
  return Object.assign(Object.create(orders) as KitchenOrders, {
    whole: async (...requestArgs) => visible(await orders.whole(...requestArgs)),
    changed: async (...requestArgs) => visible(await orders.changed(...requestArgs)),
    ofDay: async (date) => visible(await orders.ofDay(date)),
    find: async (key) => unheld(await orders.find(key)),
    byNumber: async (orderId) => found(await orders.byNumber(orderId)),
    byPhone: async (...requestArgs) => found(await orders.byPhone(...requestArgs)),
    change: (key, work) =>
      orders.change(key, (stored) => {
        if (isHeld(stored.order)) throw new Refusal('not-found', 'There is no such order.');
        return work(stored);
      }),
  } satisfies Partial<KitchenOrders>);
}

export async function orderAt(orders: Pick<KitchenOrders, 'find'>, key: string) {
  const stored = await orders.find(key);
  if (!stored) throw new Refusal('not-found', 'There is no such order.');
  return stored;
}

/** One request to place an order. It starts no write after `deadline` (`performance.now()`, ms). */
export interface PlaceAttempt {
  readonly deadline: number;
  /** Position among the requests with the same idempotency key, from 1; 0 if the page sent none. */
  readonly number: number;
}

export const newAttempt = (number = 0): PlaceAttempt => ({ deadline: newDeadline(), number });

/** `stored` is the existing order under the key. Null alone means that the order number is in use. */
export type Added =
  /** `order` is the stored order if the kitchen's load changed its promised time. */
  | { added: true; order?: OrderDocument }
  | {
      added: false;
      stored: OrderDocument | null;
      full?: boolean;
      exceeded?: Exceeded;
      closed?: boolean;
      revision?: number;
      /** Too many orders are queued; this one was not tried. */
      busy?: boolean;
      /** The customer was told, for this request or a later one with its key, that no order exists. */
      overtaken?: boolean;
      promo?: StoreRefusal;
    };

export type ReservedSlots = ReadonlyMap<number, number>;

export interface AddTerms {
  /** Revision of the shop that accepted the order. Any revision is valid if absent. */
  revision?: number;
  capacity?: number;
  allowance?: OrderAllowance & { network: string };
  staffBy?: Pick<StepEntry, 'uid' | 'email'>;
  promo?: Promo;
  /** Reserves the kitchen's minutes between two times (ms). `fit` returns null if the order does not fit. */
  kitchen?:
    | {
        from: number;
        until: number;
        fit(load: KitchenLoad): { order: OrderDocument; plan: KitchenPlan } | null;
      }
    | undefined;
  /** When nearly all call numbers are reserved, share one instead of rejecting the order. */
  mayShareCallNumber?: boolean;
}

/** The user of a promo code: an account, if any, and verified phone numbers. */
export interface PromoUser {
  customerId: string;
  phones: readonly string[];
}

export interface OrderStore {
  /** Stores the order or nothing. Never replaces an order, and rejects an outdated shop or a limit. */
  add(key: string, order: OrderDocument, terms?: AddTerms, attempt?: PlaceAttempt): Promise<Added>;
  /**
   * Returns the order under a key. Without one, neither this attempt nor an earlier one can store it
   * afterwards, so the customer can be told that there is none.
   */
  refuse(key: string, attempt: number): Promise<OrderDocument | null>;
  find(key: string): Promise<OrderDocument | null>;
  hasOrdered(uid: string): Promise<boolean>;
  /** Returns why a promo code is rejected now. It may still be used up before the order. */
  whyNoPromo(promo: Promo, user: PromoUser): Promise<StoreRefusal | null>;
  /** Returns the number of uses per promo code, without cancelled orders. */
  promosUsed(): Promise<Readonly<Record<string, number>>>;
  /** Returns the number of orders per slot that starts between `from` and `to` (ms, exclusive). */
  reservedSlots(from: number, to: number): Promise<ReservedSlots>;
  /** Returns the kitchen's used minutes per quarter of an hour between two times (ms). */
  kitchenLoad(from: number, to: number): Promise<KitchenLoad>;
}

export interface RiderLink {
  order: string;
  endsAt: number;
  madeBy: string;
}

/** Stores courier links by the hash of their key, so that stored data gives no access. */
export interface RiderLinks {
  /** Stores the only valid courier link of its order, replacing any other. */
  keep(hash: string, link: RiderLink): Promise<void>;
  find(hash: string): Promise<RiderLink | null>;
  end(order: string): Promise<void>;
}
