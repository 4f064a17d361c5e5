import { currentIdToken } from '@burger/shared/firebase';
import { fetchAsOurPage } from '@burger/shared/our-page';

/** `late`: the kitchen is at work, or five minutes are over. `failed`: it may be tried again. Never rejects. */
export type CancelOrder = (orderId: string) => Promise<'cancelled' | 'late' | 'failed'>;

/** What a customer asks the server for with an order of her own. */
export interface OwnOrders {
  cancel: CancelOrder;
  /** Has its bill made; answers whether it has one now. Never rejects. */
  bill(orderId: string): Promise<boolean>;
}

const longest = 15_000;

/** `POST /api/orders/<orderId>/…` as the signed-in customer. */
export function ordersApi(
  token: typeof currentIdToken = currentIdToken,
  fetched: typeof fetch = fetchAsOurPage,
): OwnOrders {
  /** `ok`, or the code of the refusal. */
  async function askWith(own: string, path: string): Promise<string> {
    const answer = await fetched(`/api/orders/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${own}` },
      signal: AbortSignal.timeout(longest),
    });
    if (answer.ok) return 'ok';
    const { error } = (await answer.json()) as { error?: { code?: string } };
    return error?.code ?? '';
  }

  async function ask(orderId: string, what: string): Promise<string> {
    const path = `${encodeURIComponent(orderId)}/${what}`;
    try {
      const first = await token();
      if (first === null) return 'failed';
      const outcome = await askWith(first, path);
      if (outcome !== 'unauthenticated') return outcome;
      const fresh = await token({ fresh: true });
      return fresh === null ? outcome : await askWith(fresh, path);
    } catch {
      return 'failed';
    }
  }

  return {
    async cancel(orderId) {
      const outcome = await ask(orderId, 'cancel');
      if (outcome === 'ok') return 'cancelled';
      return outcome === 'already-moved' || outcome === 'too-late' ? 'late' : 'failed';
    },
    bill: async (orderId) => (await ask(orderId, 'bill')) === 'ok',
  };
}
