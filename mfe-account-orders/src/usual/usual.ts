import type { Wait } from '@burger/shared/device';
import type { Kept } from '@burger/shared/storage';
import { readOrders, type KeptOrder } from '../orders/stored-orders';
import { ordersProblem, type OrdersProblem } from '../orders/orders-problem';
import { isFresh, type KeptDocuments } from '../orders/kept-documents';
import { usualOf } from './usual-of';
import type { OrderStore } from '../orders/load';
import { within } from '../parts/within';

export type UsualAnswer =
  | { ok: true; orders: readonly KeptOrder[] }
  | { ok: false; problem: OrdersProblem };

export interface UsualKeeper {
  /** What this device keeps for a customer; null where it keeps nothing. */
  kept(uid: string): readonly KeptOrder[] | null;
  /** Reads the last orders and keeps them; answers with what is kept where that is fresh. */
  read(uid: string): Promise<UsualAnswer>;
}

const patienceMs = 20_000;
// Enough to find two that differ.
const looked = 6;

export function createUsualKeeper(
  store: Pick<OrderStore, 'newest'>,
  memory: Kept<KeptDocuments>,
  wait: Wait,
  now: () => number,
): UsualKeeper {
  const recall = (uid: string) => {
    const kept = memory.read();
    return kept?.uid === uid ? kept : null;
  };

  return {
    kept(uid) {
      const kept = recall(uid);
      return kept && readOrders(kept.documents);
    },
    async read(uid) {
      const kept = recall(uid);
      if (kept && isFresh(kept, now())) return { ok: true, orders: readOrders(kept.documents) };
      try {
        const asked = store.newest(uid, looked);
        const documents = usualOf(await within(patienceMs, 'unavailable', wait, asked));
        // Who has never ordered is promised no room.
        if (documents.length > 0) memory.write({ uid, readAt: now(), documents });
        else memory.remove();
        return { ok: true, orders: readOrders(documents) };
      } catch (error) {
        return { ok: false, problem: ordersProblem(error) };
      }
    },
  };
}
