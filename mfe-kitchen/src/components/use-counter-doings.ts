import type { KitchenOrder } from '@burger/shared/kitchen';
import { useCallback, useMemo, useState } from 'react';
import { stepRequest } from '../model/step';
import type { Counter } from '../use-cases/counter';
import type { CardDoings } from './card-actions';

/** What is asked of whom hands an order over: who carries it, then how the link reaches them. */
export type HandingOver = { order: KitchenOrder; stage: 'who' | 'link' } | null;

export interface CounterDoings {
  card: CardDoings;
  handing: HandingOver;
  setHanding: (handing: HandingOver) => void;
  /** A dialog was closed; the one that comes after it stays. */
  endHanding: (stage: 'who' | 'link') => void;
}

/** What the cards do; the same functions for as long as the counter is the same. */
export function useCounterDoings(
  counter: Pick<Counter, 'make'>,
  onMore: (order: KitchenOrder) => void,
): CounterDoings {
  const [handing, setHanding] = useState<HandingOver>(null);
  const card = useMemo<CardDoings>(
    () => ({
      onStep: (order, to, details) => counter.make(order, stepRequest(order, to, details)),
      onHandOver: (order) => setHanding({ order, stage: 'who' }),
      onMore,
    }),
    [counter, onMore],
  );
  const endHanding = useCallback(
    (stage: 'who' | 'link') => setHanding((now) => (now?.stage === stage ? null : now)),
    [],
  );
  return { card, handing, setHanding, endHanding };
}
