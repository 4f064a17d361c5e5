import { useCallback, useEffect, useState } from 'react';
import type { KeptOrder } from '../orders/stored-orders';
import type { OrdersProblem } from '../orders/orders-problem';
import type { UsualKeeper } from './usual';

export type UsualView =
  /** Nothing was known of it when the page came, so it has no room: the next page shows it. */
  | { phase: 'without-room' }
  | { phase: 'loading' }
  | { phase: 'failed'; problem: OrdersProblem }
  | { phase: 'ready'; orders: readonly KeptOrder[] };

function firstView(kept: readonly KeptOrder[] | null): UsualView {
  if (kept === null) return { phase: 'without-room' };
  return kept.length === 0 ? { phase: 'loading' } : { phase: 'ready', orders: kept };
}

/** A customer's last orders: at once what this device keeps, then what the store has. */
export function useUsual(uid: string, usual: UsualKeeper): [UsualView, () => void] {
  const [view, setView] = useState(() => firstView(usual.kept(uid)));
  const read = useCallback(() => {
    let gone = false;
    void usual.read(uid).then((answer) => {
      if (gone) return;
      setView((before): UsualView => {
        if (before.phase === 'without-room') return before;
        if (answer.ok) return { phase: 'ready', orders: answer.orders };
        return before.phase === 'ready' ? before : { phase: 'failed', problem: answer.problem };
      });
    });
    return () => {
      gone = true;
    };
  }, [uid, usual]);
  useEffect(() => read(), [read]);
  useEffect(() => {
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [read]);
  const again = useCallback(() => {
    setView({ phase: 'loading' });
    read();
  }, [read]);
  return [view, again];
}
