import { askForOwn } from '@burger/shared/own-order';

/** What a customer asks for of an order of her own. */
export function ordersApi() {
  return {
    /** `late`: the kitchen is at work, or five minutes are over. `failed`: it may be tried again. Never rejects. */
    async cancel(orderId: string): Promise<'cancelled' | 'late' | 'failed'> {
      const { code } = await askForOwn(orderId, 'cancel');
      if (code === 'ok') return 'cancelled';
      return code === 'already-moved' || code === 'too-late' ? 'late' : 'failed';
    },
    /** Has its bill made; answers whether it has one now. Never rejects. */
    bill: async (orderId: string) => (await askForOwn(orderId, 'bill')).code === 'ok',
  };
}

export type OwnOrders = ReturnType<typeof ordersApi>;
export type CancelOrder = OwnOrders['cancel'];
