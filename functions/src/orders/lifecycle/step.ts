import {
  type RequestedInvoice,
  mayTakeBack,
  type OrderLife,
  dueInvoice,
  standingBill,
} from '@burger/shared/order';
import { Refusal } from '../../http/errors';
import { refuseDamagedPayment } from './move';
import { retryStore } from '../../http/retry';
import {
  type Change,
  type Changed,
  type StoredOrder,
  type KitchenOrders,
  lifeIn,
  orderAt,
  type StepEntry,
} from '../store/store';

export const isBilled = ({ order }: StoredOrder): boolean => standingBill(order) !== null;

export const isIssued = ({ order }: StoredOrder, press: string): boolean =>
  order.papers.some((invoice) => invoice.press === press);

export const withInvoice = (life: OrderLife): OrderLife => ({
  ...life,
  revision: life.revision + 1,
});

/** Throws a Refusal `already-moved` if the requested bill or credit note exists or cannot be issued. */
export function refuseUndue(stored: StoredOrder, requested: Exclude<RequestedInvoice, 'void'>) {
  const { status } = lifeIn(stored);
  const isDue = dueInvoice(stored.order, { from: status, to: status }, requested) !== null;
  if (requested === 'bill') {
    if (isDue) return;
    throw new Refusal('already-moved', 'There is no bill to be made of this order.');
  }
  refuseDamagedPayment(stored.order);
  const isFirst = status === 'delivered' && !isIssued(stored, requested.press);
  if (isDue && isFirst && mayTakeBack(stored.order, requested.taken, requested.amount)) return;
  throw new Refusal('already-moved', 'So much of it is not on a bill of what was handed over.');
}

/** Throws a Refusal `already-moved` if the order changed meanwhile: requests use line indexes. */
export function refuseChanged({ order }: StoredOrder, { after }: Pick<Changed, 'after'>) {
  if (order.changes.length === after) return;
  throw new Refusal('already-moved', 'Somebody else has changed this order.');
}

export interface StepPorts {
  orders: Pick<KitchenOrders, 'find' | 'change' | 'stepTo'>;
  now: () => Date;
}

export interface Press {
  uid: string;
  email?: string;
  press?: string | null;
  note?: string;
  /** Capacity of the slot, if the status change may reserve a place again. */
  capacity?: number;
  /** Stations of the kitchen, if a place may be reserved again, and the work of changed lines. */
  kitchen?: Change['kitchen'];
  shop?: Change['shop'];
  requested?: Exclude<RequestedInvoice, 'void'>;
  changed?: Changed;
  acknowledgedChanges?: number;
  reprints?: number;
  work: (life: OrderLife, at: Date) => OrderLife;
  /** Returns whether an earlier request of this press, whose response was lost, led to the current status. */
  isMade?: (stored: StoredOrder) => boolean | Promise<boolean>;
  refuse: (refusal: Refusal, stored: StoredOrder) => Refusal | Promise<Refusal>;
}

interface Tried {
  revision: number;
  entry: StepEntry;
}

/** The store restarted the transaction, and meanwhile the order changed, perhaps by the first attempt. */
class TriedBefore extends Error {}

const isBlocking = (error: unknown): error is Refusal =>
  error instanceof Refusal && ['already-moved', 'too-late'].includes(error.code);

/**
 * Returns a function that changes an order exactly once despite store retries. It throws a Refusal:
 * `not-found`, or the result of `refuse`.
 */
export function createStep({ orders, now }: StepPorts) {
  /** Returns the order if an earlier attempt succeeded, so that a delay does not add up twice. */
  async function madeBefore(key: string, { revision, entry }: Tried): Promise<StoredOrder | null> {
    const made = await orders.stepTo(key, revision);
    return made?.uid === entry.uid && made.at === entry.at ? orders.find(key) : null;
  }

  async function change(
    key: string,
    { uid, email = '', press = null, note, capacity = Infinity, work, ...beside }: Press,
  ): Promise<StoredOrder> {
    let tried: Tried | null = null;
    const attempt = async (): Promise<StoredOrder> => {
      const made = tried && (await madeBefore(key, tried));
      if (made) return made;
      tried = null;
      return orders.change(key, (stored) => {
        const before = lifeIn(stored);
        if (tried && before.revision >= tried.revision) throw new TriedBefore();
        const at = now();
        const life = work(before, at);
        const { kitchen, shop, requested, changed, acknowledgedChanges, reprints } = beside;
        if (requested) refuseUndue(stored, requested);
        if (changed) refuseChanged(stored, changed);
        const entry = {
          uid,
          email,
          at: at.toISOString(),
          from: before.status,
          to: life.status,
          press,
          ...(note && { note }),
        };
        tried = { revision: life.revision, entry };
        const changes = { requested, changed, acknowledgedChanges, reprints };
        return { life, entry, capacity, kitchen, shop, ...changes };
      });
    };
    return retryStore(() =>
      attempt().catch((error: unknown) => {
        if (error instanceof TriedBefore) return attempt();
        throw error;
      }),
    );
  }

  return async (key: string, press: Press): Promise<StoredOrder> => {
    try {
      return await change(key, press);
    } catch (error) {
      if (!isBlocking(error)) throw error;
      const stored = await orderAt(orders, key);
      if (await press.isMade?.(stored)) return stored;
      throw await press.refuse(error, stored);
    }
  };
}
