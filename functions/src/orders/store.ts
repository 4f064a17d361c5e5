import {
  isHeld,
  lifeOf,
  type AskedPaper,
  type BookedOrder,
  type DocumentChange,
  type DocumentItem,
  type DocumentPricing,
  type OrderDocument,
  type OrderLife,
  type OrderStatus,
} from '@burger/shared/order';
import type { Promo } from '@burger/shared/contracts';
import type { StoreRefusal } from '@burger/shared/promo-rules';
import type { OrderAllowance } from '../http/limits';
import { Refusal } from '../http/errors';
import { newDeadline } from '../store/retry-conflicts';
import type { Exceeded } from './quota';

export interface KeptOrder {
  key: string;
  order: BookedOrder;
}

/** How far an order of the store is. Throws where its document says nothing of the kind. */
export function lifeIn({ key, order }: KeptOrder): OrderLife {
  const life = lifeOf(order);
  if (!life) throw new Error(`Order ${key} has no status that is known`);
  return life;
}

/** Orders, oldest first, and when they were read, in ms of the store's own clock. */
export interface SeenOrders {
  orders: KeptOrder[];
  readAt: number;
  /** Numbers of documents that cannot be read as an order: nobody can cook or refund them without a look at the store. */
  damaged?: readonly string[];
}

/** Which person made a step, kept where customers do not read. */
export interface StepEntry {
  uid: string;
  email: string;
  at: string;
  from: OrderStatus;
  to: OrderStatus;
  press: string | null;
  note?: string;
}

/** What the log of the staff says of an order that one of them took. */
export const takenEntry = (
  { createdAt, orderStatus }: Pick<OrderDocument, 'createdAt' | 'orderStatus'>,
  by: Pick<StepEntry, 'uid' | 'email'>,
): StepEntry => ({ ...by, at: createdAt, from: 'placed', to: orderStatus, press: null });

/** What an order is changed to. */
export interface Changed {
  press: string;
  /** How many changes it had when its lines were named. */
  after: number;
  /** The lines that it has from now on: what of a stored one changes, or all of one that is added. */
  lines: readonly (
    | { was: number; item: Partial<DocumentItem> }
    | { was: null; item: DocumentItem }
  )[];
  pricing: DocumentPricing;
}

export interface Change {
  life: OrderLife;
  entry: StepEntry;
  capacity?: number;
  /** A paper that is asked for beside the step, or instead of one. */
  asked?: AskedPaper | undefined;
  changed?: Changed | undefined;
  /** How many changes the kitchen has seen from now on. */
  seen?: number | undefined;
  /** How often its ticket was asked for again, from now on. */
  reprints?: number | undefined;
}

/** What a change makes of a stored order; `papers` is how many it has then. */
export function changedFields(
  { items, pricing, changes = [] }: Pick<OrderDocument, 'items' | 'pricing' | 'changes'>,
  { press, lines, pricing: after }: Changed,
  { at, papers }: { at: string; papers: number },
): Pick<OrderDocument, 'items' | 'pricing'> & { changes: DocumentChange[] } {
  const kept = lines.map(({ was }) => was);
  return {
    items: lines.map(
      ({ was, item }) => ({ ...(was !== null && items[was]), ...item }) as DocumentItem,
    ),
    pricing: after,
    changes: [...changes, { at, press, items, pricing, kept, papers }],
  };
}

export interface KitchenOrders {
  whole(since: number, most: number): Promise<SeenOrders>;
  changed(since: number, most: number): Promise<SeenOrders>;
  find(key: string): Promise<KeptOrder | null>;
  /** Writes the order, its log, news and papers, all or nothing. Rejects with a Refusal: `not-found`, or `slot-full`. */
  change(key: string, work: (kept: KeptOrder) => Change): Promise<KeptOrder>;
  stepTo(key: string, revision: number): Promise<StepEntry | null>;
  /** Those placed, promised or handed over on a day of the books, or of which money moved on it; others may be among them. */
  ofDay(date: string): Promise<KeptOrder[]>;
  /** Those handed over from one moment to before another (ms), as far as they are counted: no person, no place, no papers. */
  handedOver(from: number, to: number): Promise<KeptOrder[]>;
  byNumber(orderId: string): Promise<KeptOrder[]>;
  byTrackingKey(trackingKey: string): Promise<KeptOrder | null>;
  byPhone(phone: string, since: number, most: number): Promise<KeptOrder[]>;
  /** The order that an attempt at a provider's pays for. */
  byAttempt(attempt: string): Promise<KeptOrder | null>;
  /** Those whose provider has to be asked at that moment (ms), or whose money is due. */
  asking(at: number, most: number): Promise<KeptOrder[]>;
  /** Those of which money is to go back and has not, the longest owed first. */
  owing(most: number): Promise<KeptOrder[]>;
  /** When it is asked next (ISO), unless the order has changed since that revision. */
  askLater(key: string, revision: number, askAt: string | null): Promise<void>;
}

/** Whether an order was given up before the restaurant was told of it. */
const neverSeen = ({ order }: KeptOrder): boolean =>
  isHeld(order) || order.online?.state === 'let-go';

/** Orders as the restaurant has them: none waits for its money. What was given up is found only where it is looked for. */
export function announcedOnly(orders: KitchenOrders): KitchenOrders {
  const unheld = (kept: KeptOrder | null) => (kept && !isHeld(kept.order) ? kept : null);
  const seen = ({ orders: found, ...rest }: SeenOrders): SeenOrders => ({
    orders: found.filter((kept) => !neverSeen(kept)),
    ...rest,
  });
  const found = (all: KeptOrder[]) => all.filter(unheld);
  return Object.assign(Object.create(orders) as KitchenOrders, {
    whole: async (...asked) => seen(await orders.whole(...asked)),
    changed: async (...asked) => seen(await orders.changed(...asked)),
    ofDay: async (date) => (await orders.ofDay(date)).filter((kept) => !neverSeen(kept)),
    find: async (key) => unheld(await orders.find(key)),
    byNumber: async (orderId) => found(await orders.byNumber(orderId)),
    byPhone: async (...asked) => found(await orders.byPhone(...asked)),
    change: (key, work) =>
      orders.change(key, (kept) => {
        if (isHeld(kept.order)) throw new Refusal('not-found', 'There is no such order.');
        return work(kept);
      }),
  } satisfies Partial<KitchenOrders>);
}

export async function orderAt(orders: Pick<KitchenOrders, 'find'>, key: string) {
  const kept = await orders.find(key);
  if (!kept) throw new Refusal('not-found', 'There is no such order.');
  return kept;
}

/** One request that places an order. No write of it begins after `deadline` (`performance.now()`, ms). */
export interface PlaceAttempt {
  readonly deadline: number;
  /** The store's time when the request arrived: a refusal under the same key that is younger ends this attempt. */
  began?: string;
}

export const newAttempt = (): PlaceAttempt => ({ deadline: newDeadline() });

/** `stored` lies under the key already; where null and nothing else is said, the order number was taken. */
export type Added =
  | { added: true }
  | {
      added: false;
      stored: OrderDocument | null;
      full?: boolean;
      exceeded?: Exceeded;
      closed?: boolean;
      revision?: number;
      /** Too many orders were before it; nothing of it was tried. */
      busy?: boolean;
      /** Another request under its key was told that there is no order. */
      overtaken?: boolean;
      /** What stands against its code. */
      promo?: StoreRefusal;
    };

export type TakenSlots = ReadonlyMap<number, number>;

export interface AddTerms {
  /** The revision of the shop that was asked whether it takes the order; any where nothing is said. */
  revision?: number;
  capacity?: number;
  allowance?: OrderAllowance & { network: string };
  /** Who of the staff took it, for their log. */
  takenBy?: Pick<StepEntry, 'uid' | 'email'>;
  /** The code that it is under, to be counted. */
  promo?: Promo;
  /** Where nearly all numbers to call out are held, an order shares one instead of being refused. */
  mayShareCallNumber?: boolean;
}

/** Whom a code is used by: an account, where there is one, and numbers that are theirs. */
export interface PromoUser {
  customerId: string;
  phones: readonly string[];
}

/** Where orders are kept, by idempotency key. */
export interface OrderBook {
  /** Notes in the attempt when it began; answers with the order that lies under the key already. */
  begin(key: string, attempt: PlaceAttempt): Promise<OrderDocument | null>;
  /** All or nothing, never over something that exists, into another shop, a full half hour or beyond an allowance or what is left of its code. */
  add(key: string, order: OrderDocument, terms?: AddTerms, attempt?: PlaceAttempt): Promise<Added>;
  /**
   * The order under a key; where there is none, no earlier attempt under the key can store one any more, so that its
   * customer may be told so.
   */
  refuse(key: string): Promise<OrderDocument | null>;
  find(key: string): Promise<OrderDocument | null>;
  hasOrdered(uid: string): Promise<boolean>;
  /** What stands against a code where somebody uses it now; it may be used up a moment later. */
  whyNoPromo(promo: Promo, user: PromoUser): Promise<StoreRefusal | null>;
  /** How often codes are used, by code; orders that were cancelled do not count. */
  promosUsed(): Promise<Readonly<Record<string, number>>>;
  /** The half hours in which orders lie, from one moment to before another (ms). */
  taken(from: number, to: number): Promise<TakenSlots>;
}

/** The right to carry one order, for a while. */
export interface RiderLink {
  order: string;
  endsAt: number;
  madeBy: string;
}

/** Where links are kept, with the hash of what their address carries: who reads the store cannot use them. */
export interface RiderLinks {
  /** From now on the only link of its order. */
  keep(hash: string, link: RiderLink): Promise<void>;
  find(hash: string): Promise<RiderLink | null>;
  end(order: string): Promise<void>;
}
