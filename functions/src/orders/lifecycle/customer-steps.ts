import type { StepRequest } from '@burger/shared/kitchen';
import type { InvoiceDocument } from '@burger/shared/order';
import type { Track } from '@burger/shared/contracts';
import { Refusal } from '../../http/errors';
import { moveOrder } from './move';
import { createStep, isBilled, type StepPorts, withInvoice } from './step';
import { type StoredOrder, type KitchenOrders, lifeIn } from '../store/store';
import { trackStatus } from '../views/track-status';

export interface CustomerStepPorts extends StepPorts {
  orders: Pick<KitchenOrders, 'byNumber'> & StepPorts['orders'];
}

const cancelling: StepRequest = {
  from: 'placed',
  to: 'cancelled',
  addMinutes: 0,
  reason: 'customer-asked',
  rider: null,
  payment: null,
};

const isCancelledByCustomer = (stored: StoredOrder): boolean => {
  const { status, history } = lifeIn(stored);
  return status === 'cancelled' && history.at(-1)?.by === 'customer';
};

/** Returns an order of the signed-in customer. Throws a Refusal `not-found` if it is somebody else's. */
export async function ownOrder(
  orders: Pick<KitchenOrders, 'byNumber'>,
  uid: string,
  orderId: string,
): Promise<StoredOrder> {
  const found = await orders.byNumber(orderId);
  const own = found.orders.find(({ order }) => order.customerId === uid);
  if (!own) throw new Refusal('not-found', 'You have no such order.');
  return own;
}

export function createCustomerSteps(ports: CustomerStepPorts) {
  const { orders, now } = ports;
  const step = createStep(ports);

  return {
    /**
     * Cancels the customer's order. Throws a Refusal with the current order: `already-moved` once confirmed,
     * `too-late` after five minutes.
     */
    async cancel(uid: string, orderId: string): Promise<Track> {
      const own = await ownOrder(orders, uid, orderId);
      const stored = await step(own.key, {
        uid,
        work: (life, at) => moveOrder(life, cancelling, 'customer', at),
        isMade: isCancelledByCustomer,
        refuse: ({ code, message }, asItIs) =>
          new Refusal(code, message, { beside: { track: trackStatus(asItIs, now()) } }),
      });
      return trackStatus(stored, now());
    },
    /**
     * Issues the order's bill if it has none, and returns all. Throws a Refusal `already-moved` if the order
     * is cancelled or unconfirmed.
     */
    async bill(uid: string, orderId: string): Promise<readonly InvoiceDocument[]> {
      const own = await ownOrder(orders, uid, orderId);
      const { order } = await step(own.key, {
        uid,
        requested: 'bill',
        work(life) {
          if (life.status === 'placed') {
            throw new Refusal('already-moved', 'The kitchen has not confirmed this order yet.');
          }
          return withInvoice(life);
        },
        isMade: isBilled,
        refuse: (refusal) => refusal,
      });
      return order.papers;
    },
  };
}
