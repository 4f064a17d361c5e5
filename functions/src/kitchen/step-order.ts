import type {
  KitchenOrder,
  PaymentRequest,
  PromiseRequest,
  PutRight,
  StepRequest,
} from '@burger/shared/kitchen';
import type { OrderLife } from '@burger/shared/order';
import type { Staff } from '../auth/staff';
import { retryStore, type RetryRules } from '../http/retry-store';
import { Refusal } from '../http/refusal';
import { capacityOf } from '../orders/promise-order';
import type { KeptShop } from '../shop/keep-shop';
import { lifeIn, type KeptOrder, type KitchenOrders, type StepEntry } from './kitchen-orders';
import { moveOrder, payOtherwise, promiseLater } from './move-order';
import type { ViewOrders } from './order-view';
import { pressedBefore } from './pressed-before';

export interface StepPorts {
  orders: KitchenOrders;
  view: ViewOrders;
  shop: Pick<KeptShop, 'shop'>;
  now: () => Date;
  retry?: RetryRules | undefined;
}

export interface StepOrder {
  /** Moves an order on, or one step back. Throws a Refusal; `already-moved` brings the order as it is. */
  step(key: string, request: StepRequest, staff: Staff): Promise<KitchenOrder>;
  /** Promises an order for later, once for each press that has a name. */
  promise(key: string, request: PromiseRequest, staff: Staff): Promise<KitchenOrder>;
  /** Puts right how a delivered order was paid, however long ago; who did it and why is kept. */
  pay(key: string, request: PaymentRequest, staff: Staff): Promise<KitchenOrder>;
  /** Who put it right last; null where nobody did. */
  putRight(key: string): Promise<PutRight | null>;
}

/** What an attempt wrote, if it was heard. */
interface Tried {
  revision: number;
  entry: StepEntry;
}

/** An order has moved since an attempt to change it within the same transaction, which the store began again. */
class TriedBefore extends Error {}

/** An order has moved since it was looked up whether a press has changed it before. */
class MovedSince extends Error {}

const isMoved = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'already-moved';

/** Moves orders, each step once: of two who want the same one, the second hears how the order stands. */
export function createStepOrder({ orders, view, shop, now, retry }: StepPorts): StepOrder {
  const before = pressedBefore({ orders, now });

  async function viewOf(kept: KeptOrder): Promise<KitchenOrder> {
    const [order] = await view([kept]);
    if (!order) throw new Error(`Order ${kept.key} cannot be shown`);
    return order;
  }

  /** The order, where the change was made that was tried and whose answer was lost: more minutes twice would be too many. */
  async function madeBefore(key: string, { revision, entry }: Tried): Promise<KeptOrder | null> {
    const made = await orders.stepTo(key, revision);
    return made?.uid === entry.uid && made.at === entry.at ? orders.find(key) : null;
  }

  async function change(
    key: string,
    { uid, email }: Staff,
    press: string | null,
    work: (life: OrderLife, at: Date) => OrderLife,
    { capacity = Infinity, note }: { capacity?: number; note?: string } = {},
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
        const { status: from } = before;
        const entry = {
          uid,
          email,
          at: at.toISOString(),
          from,
          to: life.status,
          press,
          ...(note && { note }),
        };
        tried = { revision: life.revision, entry };
        return { life, entry, capacity };
      });
    };
    return retryStore(
      () =>
        attempt().catch((error: unknown) => {
          if (error instanceof TriedBefore) return attempt();
          throw error;
        }),
      retry,
    );
  }

  const asItIs = async (key: string): Promise<KeptOrder> => {
    const kept = await orders.find(key);
    if (!kept) throw new Refusal('not-found', 'There is no such order.');
    return kept;
  };

  /** Gives more minutes at the very revision at which the press was not to be found. */
  async function giveOnce(key: string, minutes: number, press: string, staff: Staff) {
    for (;;) {
      const kept = await asItIs(key);
      const life = lifeIn(kept);
      if (await before.isGiven(key, life, press, staff.uid)) return kept;
      try {
        return await change(key, staff, press, (now) => {
          if (now.revision !== life.revision) throw new MovedSince();
          return promiseLater(now, minutes);
        });
      } catch (error) {
        if (!(error instanceof MovedSince)) throw error;
      }
    }
  }

  const moved = async ({ message }: Refusal, kept: KeptOrder) =>
    new Refusal('already-moved', message, { beside: { order: await viewOf(kept) } });

  return {
    async step(key, request, staff) {
      const { from, to, press = null } = request;
      const { ready = false } = (await shop.shop()).rules.delivery;
      const move = (life: OrderLife, at: Date) => moveOrder(life, request, 'kitchen', at, ready);
      // Only a cancelled order has no place in its half hour.
      const capacity = from === 'cancelled' ? capacityOf(await shop.shop()) : Infinity;
      try {
        return await viewOf(await change(key, staff, press, move, { capacity }));
      } catch (error) {
        if (!isMoved(error)) throw error;
        const kept = await asItIs(key);
        const wanted = { uid: staff.uid, from, to, press };
        if (await before.isStep(key, lifeIn(kept), wanted)) return viewOf(kept);
        throw await moved(error, kept);
      }
    },
    async promise(key, { addMinutes, press }, staff) {
      const give = () =>
        press
          ? giveOnce(key, addMinutes, press, staff)
          : change(key, staff, null, (life) => promiseLater(life, addMinutes));
      try {
        return await viewOf(await give());
      } catch (error) {
        if (!isMoved(error)) throw error;
        throw await moved(error, await asItIs(key));
      }
    },
    async pay(key, { payment, reason: note }, staff) {
      const kept = await asItIs(key);
      const { status, payment: before } = lifeIn(kept);
      if (status === 'delivered' && before === payment) return viewOf(kept);
      try {
        const put = (life: OrderLife) => payOtherwise(life, payment);
        return await viewOf(await change(key, staff, null, put, { note }));
      } catch (error) {
        if (!isMoved(error)) throw error;
        throw await moved(error, await asItIs(key));
      }
    },
    async putRight(key) {
      // Nothing else is done with what is delivered.
      const { revision } = lifeIn(await asItIs(key));
      const last = await orders.stepTo(key, revision);
      return last?.note ? { email: last.email, at: last.at, reason: last.note } : null;
    },
  };
}
