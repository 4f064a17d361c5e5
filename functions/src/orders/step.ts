import {
  type AskedPaper,
  mayTakeBack,
  type OrderLife,
  paperDue,
  standingBill,
} from '@burger/shared/order';
import { Refusal } from '../http/errors';
import { retryStore } from '../http/retry';
import {
  type Changed,
  type KeptOrder,
  type KitchenOrders,
  lifeIn,
  orderAt,
  type StepEntry,
} from './store';

export const isBilled = ({ order }: KeptOrder): boolean => standingBill(order) !== null;

export const isIssued = ({ order }: KeptOrder, press: string): boolean =>
  order.papers.some((paper) => paper.press === press);

export const withPaper = (life: OrderLife): OrderLife => ({ ...life, revision: life.revision + 1 });

/** Throws a Refusal `already-moved` if the requested paper exists already or cannot be issued. */
export function refuseUndue(kept: KeptOrder, asked: Exclude<AskedPaper, 'void'>) {
  const { status } = lifeIn(kept);
  const isDue = paperDue(kept.order, { from: status, to: status }, asked) !== null;
  if (asked === 'bill') {
    if (isDue) return;
    throw new Refusal('already-moved', 'There is no bill to be made of this order.');
  }
  const isFirst = status === 'delivered' && !isIssued(kept, asked.press);
  if (isDue && isFirst && mayTakeBack(kept.order, asked.taken, asked.amount)) return;
  throw new Refusal('already-moved', 'So much of it is not on a bill of what was handed over.');
}

/** Throws a Refusal `already-moved` if the order was changed since it was displayed, because lines are referenced by index. */
export function refuseChanged({ order }: KeptOrder, { after }: Pick<Changed, 'after'>) {
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
  /** Capacity of the slot, if the step may reserve a place again. */
  capacity?: number;
  asked?: Exclude<AskedPaper, 'void'>;
  changed?: Changed;
  seen?: number;
  reprints?: number;
  work: (life: OrderLife, at: Date) => OrderLife;
  /** Returns whether this very press, whose response was lost, led to the current status. */
  isMade?: (kept: KeptOrder) => boolean | Promise<boolean>;
  refuse: (refusal: Refusal, kept: KeptOrder) => Refusal | Promise<Refusal>;
}

interface Tried {
  revision: number;
  entry: StepEntry;
}

/** The store restarted the transaction and the order has changed since the first attempt. */
class TriedBefore extends Error {}

const isInTheWay = (error: unknown): error is Refusal =>
  error instanceof Refusal && ['already-moved', 'too-late'].includes(error.code);

/** Changes an order exactly once despite store retries. Throws a Refusal: `not-found`, or the result of `refuse`. */
export function createStep({ orders, now }: StepPorts) {
  /** Returns the order if the attempt with the lost response succeeded; repeating a delay would add the minutes twice. */
  async function madeBefore(key: string, { revision, entry }: Tried): Promise<KeptOrder | null> {
    const made = await orders.stepTo(key, revision);
    return made?.uid === entry.uid && made.at === entry.at ? orders.find(key) : null;
  }

  async function change(
    key: string,
    { uid, email = '', press = null, note, capacity = Infinity, work, ...beside }: Press,
  ): Promise<KeptOrder> {
    let tried: Tried | null = null;
    const attempt = async (): Promise<KeptOrder> => {
      const made = tried && (await madeBefore(key, tried));
      if (made) return made;
      tried = null;
      return orders.change(key, (kept) => {
        const before = lifeIn(kept);
        if (tried && before.revision >= tried.revision) throw new TriedBefore();
        const at = now();
        const life = work(before, at);
        const { asked, changed, seen, reprints } = beside;
        if (asked) refuseUndue(kept, asked);
        if (changed) refuseChanged(kept, changed);
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
        return { life, entry, capacity, asked, changed, seen, reprints };
      });
    };
    return retryStore(() =>
      attempt().catch((error: unknown) => {
        if (error instanceof TriedBefore) return attempt();
        throw error;
      }),
    );
  }

  return async (key: string, press: Press): Promise<KeptOrder> => {
    try {
      return await change(key, press);
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      const kept = await orderAt(orders, key);
      if (await press.isMade?.(kept)) return kept;
      throw await press.refuse(error, kept);
    }
  };
}
