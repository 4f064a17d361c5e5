import type { KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';
import { useCallback, useMemo, useState } from 'react';
import { stepRequest, type StepDetails } from '../counter/steps';
import type { Counter } from '../counter/counter';

/** What a card can do. `onStep` moves the order on at once; handing over asks first who carries it. */
export interface CardDoings {
  onStep: (order: KitchenOrder, to: OrderStatus, details?: StepDetails) => void;
  onHandOver: (order: KitchenOrder) => void;
  /** Cancelling asks why. */
  onAskWhy: (order: KitchenOrder) => void;
  /** Somebody sees to what was brought back. */
  onSeeTo: (order: KitchenOrder) => void;
  onMore: (order: KitchenOrder) => void;
}

/** What is asked about an order: who carries it, then how the link reaches them; or why it is cancelled. */
export type HandingOver = { order: KitchenOrder; stage: Stage } | null;
type Stage = 'who' | 'link' | 'cancel';

export interface CounterDoings {
  card: CardDoings;
  handing: HandingOver;
  setHanding: (handing: HandingOver) => void;
  /** A dialog was closed; the one that comes after it stays. */
  endHanding: (stage: Stage) => void;
}

/** What the cards do; the same functions for as long as the counter is the same. */
export function useCounterDoings(
  counter: Pick<Counter, 'make' | 'seeTo'>,
  onMore: (order: KitchenOrder) => void,
): CounterDoings {
  const [handing, setHanding] = useState<HandingOver>(null);
  const card = useMemo<CardDoings>(
    () => ({
      onStep: (order, to, details) => counter.make(order, stepRequest(order, to, details)),
      onHandOver: (order) => setHanding({ order, stage: 'who' }),
      onAskWhy: (order) => setHanding({ order, stage: 'cancel' }),
      onSeeTo: counter.seeTo,
      onMore,
    }),
    [counter, onMore],
  );
  const endHanding = useCallback(
    (stage: Stage) => setHanding((now) => (now?.stage === stage ? null : now)),
    [],
  );
  return { card, handing, setHanding, endHanding };
}
