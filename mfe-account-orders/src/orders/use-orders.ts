import type { ShopBus } from '@burger/shared/bus';
import { poll } from '@burger/shared/platform/device';
import { whenIdle } from '@burger/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredOrder, LoadOrders } from './load';
import type { OrdersProblem } from './orders-problem';

const everyMs = 60_000;

/** Reloads while `waiting`: each minute, when the page becomes visible, and when the network returns. */
export function useNews(waiting: boolean, refetch: () => Promise<void>): void {
  useEffect(
    () => (waiting ? poll(refetch, () => everyMs, undefined, everyMs).stop : undefined),
    [waiting, refetch],
  );
}

export type OrdersView =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: OrdersProblem }
  | { phase: 'ready'; orders: StoredOrder[]; fallback: boolean; problem: OrdersProblem | null };

const asView = (orders: StoredOrder[]): OrdersView => ({
  phase: 'ready',
  orders,
  fallback: false,
  problem: null,
});

/**
 * Returns the customer's orders: the stored ones first, reloaded when the page is idle, on `refresh` and
 * after an order. `refetch` reloads silently.
 */
export function useOrders(
  customerId: string,
  load: LoadOrders,
  cached: (customerId: string) => Promise<StoredOrder[]> | null,
  bus: ShopBus,
) {
  const [view, setView] = useState<OrdersView>({ phase: 'loading' });
  const [refreshing, setRefreshing] = useState(false);
  const latest = useRef(0);

  const read = useCallback(
    async (aloud: boolean) => {
      const own = ++latest.current;
      if (aloud) setRefreshing(true);
      const answer = await load(customerId);
      // A newer reload is running, or the component was unmounted, so this result is dropped.
      if (own !== latest.current) return;
      setRefreshing(false);
      setView((before) => {
        if (answer.ok) {
          return {
            phase: 'ready',
            orders: answer.orders,
            fallback: answer.fallback,
            problem: null,
          };
        }
        if (!aloud) return before;
        return before.phase === 'ready'
          ? { ...before, problem: answer.problem }
          : { phase: 'failed', problem: answer.problem };
      });
    },
    [customerId, load],
  );
  const refresh = useCallback(() => read(true), [read]);
  const refetch = useCallback(() => read(false), [read]);

  useEffect(() => {
    const first = cached(customerId);
    first?.then(
      (orders) => setView((before) => (before.phase === 'loading' ? asView(orders) : before)),
      () => undefined,
    );
    const cancel = first ? whenIdle(() => void refresh()) : void refresh();
    const placed = bus.on('order/placed').subscribe(() => void refresh());
    return () => {
      cancel?.();
      latest.current += 1;
      placed.unsubscribe();
    };
  }, [customerId, cached, refresh, bus]);

  return { view, refreshing, refresh, refetch };
}
