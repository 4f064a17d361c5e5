import { cancelWithinMs } from '@burger/shared/order';
import type { StepRequest } from '@burger/shared/kitchen';
import { isInTime } from '@burger/shared/times';
import type { Track } from '@burger/shared/track';
import { retryStore, type RetryRules } from '../http/retry-store';
import { Refusal } from '../http/refusal';
import { lifeIn, type KeptOrder, type KitchenOrders } from '../kitchen/kitchen-orders';
import { moveOrder } from '../kitchen/move-order';
import type { ViewTrack } from './find-track';

interface CancelPorts {
  orders: Pick<KitchenOrders, 'byNumber' | 'find' | 'change'>;
  view: ViewTrack;
  now: () => Date;
  retry?: RetryRules | undefined;
}

/**
 * Cancels a customer's own order; one that she has cancelled already is answered again. Throws a Refusal: `not-found`
 * where she has no such order, `already-moved` once it was confirmed, `too-late` after five minutes; the latter two
 * bring the order as it is.
 */
export type CancelOrder = (uid: string, orderId: string) => Promise<Track>;

const cancelling: StepRequest = {
  from: 'placed',
  to: 'cancelled',
  addMinutes: 0,
  reason: 'customer-asked',
  rider: null,
  payment: null,
};

const isCancelledByCustomer = (kept: KeptOrder): boolean => {
  const { status, history } = lifeIn(kept);
  return status === 'cancelled' && history.at(-1)?.by === 'customer';
};

export function createCancelOrder({ orders, view, now, retry }: CancelPorts): CancelOrder {
  async function ownOrder(uid: string, orderId: string): Promise<KeptOrder> {
    const found = await orders.byNumber(orderId);
    const own = found.find(({ order }) => order.customerId === uid);
    if (!own) throw new Refusal('not-found', 'You have no such order.');
    return own;
  }

  const cancel = (uid: string, key: string): Promise<KeptOrder> =>
    orders.change(key, (kept) => {
      const at = now();
      const before = lifeIn(kept);
      const isLate = !isInTime(before.createdAt, cancelWithinMs, at.getTime());
      if (before.status === 'placed' && isLate) {
        throw new Refusal('too-late', 'An order can be cancelled here for five minutes.');
      }
      const life = moveOrder(before, cancelling, 'customer', at);
      const steps = { from: before.status, to: life.status, press: null };
      return { life, entry: { uid, email: '', at: at.toISOString(), ...steps } };
    });

  async function asItIs({ key }: KeptOrder, refusal: Refusal): Promise<Track> {
    const kept = await orders.find(key);
    if (!kept) throw refusal;
    const track = await view(kept);
    if (isCancelledByCustomer(kept)) return track;
    throw new Refusal(refusal.code, refusal.message, { beside: { track } });
  }

  return async (uid, orderId) => {
    const own = await ownOrder(uid, orderId);
    try {
      return await view(await retryStore(() => cancel(uid, own.key), retry));
    } catch (error) {
      const isTold = error instanceof Refusal && ['already-moved', 'too-late'].includes(error.code);
      if (!isTold) throw error;
      return asItIs(own, error);
    }
  };
}
