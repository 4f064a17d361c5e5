import { currentIdToken } from '@burger/shared/firebase';
import { appCheckFetch } from '@burger/shared/app-check';

const longest = 15_000;

/** `POST /api/orders/<orderId>/…` as the signed-in customer. */
export function ordersApi() {
  /** `ok`, or the code of the refusal. */
  async function askWith(own: string, path: string): Promise<string> {
    const answer = await appCheckFetch(`/api/orders/${path}`, {
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
      const first = await currentIdToken();
      if (first === null) return 'failed';
      const outcome = await askWith(first, path);
      if (outcome !== 'unauthenticated') return outcome;
      const fresh = await currentIdToken({ fresh: true });
      return fresh === null ? outcome : await askWith(fresh, path);
    } catch {
      return 'failed';
    }
  }

  return {
    /** `late`: the kitchen is at work, or five minutes are over. `failed`: it may be tried again. Never rejects. */
    async cancel(orderId: string): Promise<'cancelled' | 'late' | 'failed'> {
      const outcome = await ask(orderId, 'cancel');
      if (outcome === 'ok') return 'cancelled';
      return outcome === 'already-moved' || outcome === 'too-late' ? 'late' : 'failed';
    },
    /** Has its bill made; answers whether it has one now. Never rejects. */
    bill: async (orderId: string) => (await ask(orderId, 'bill')) === 'ok',
  };
}

export type OwnOrders = ReturnType<typeof ordersApi>;
export type CancelOrder = OwnOrders['cancel'];
