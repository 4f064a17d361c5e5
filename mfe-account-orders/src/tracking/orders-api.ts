import { askForOwn } from '@burger/shared/order/own-order-api';

export function ordersApi() {
  return {
    /**
     * Cancels an order. `late`: the kitchen has started, or five minutes are over. `failed`: can be repeated.
     * Never rejects.
     */
    async cancel(orderId: string): Promise<'cancelled' | 'late' | 'failed'> {
      const { code } = await askForOwn(orderId, 'cancel');
      if (code === 'ok') return 'cancelled';
      return code === 'already-moved' || code === 'too-late' ? 'late' : 'failed';
    },
    /** Requests the bill; resolves to whether the order has one now. Never rejects. */
    bill: async (orderId: string) => (await askForOwn(orderId, 'bill')).code === 'ok',
  };
}

export type OwnOrders = ReturnType<typeof ordersApi>;
export type CancelOrder = OwnOrders['cancel'];
