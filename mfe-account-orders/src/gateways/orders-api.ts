import { currentIdToken } from '@burger/shared/firebase';
import { fetchAsOurPage } from '@burger/shared/our-page';
import type { CancelOrder } from '../ports';

const longest = 15_000;

async function ask(orderId: string, token: string, fetched: typeof fetch) {
  const answer = await fetched(`/api/orders/${encodeURIComponent(orderId)}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(longest),
  });
  if (answer.ok) return 'cancelled' as const;
  const { error } = (await answer.json()) as { error?: { code?: string } };
  const code = error?.code ?? '';
  return code === 'already-moved' || code === 'too-late' ? 'late' : code;
}

/** `POST /api/orders/<orderId>/cancel` as the signed-in customer. */
export const ordersApi =
  (
    token: typeof currentIdToken = currentIdToken,
    fetched: typeof fetch = fetchAsOurPage,
  ): CancelOrder =>
  async (orderId) => {
    try {
      const first = await token();
      if (first === null) return 'failed';
      let outcome = await ask(orderId, first, fetched);
      if (outcome === 'unauthenticated') {
        const fresh = await token({ fresh: true });
        if (fresh !== null) outcome = await ask(orderId, fresh, fetched);
      }
      return outcome === 'cancelled' || outcome === 'late' ? outcome : 'failed';
    } catch {
      return 'failed';
    }
  };
