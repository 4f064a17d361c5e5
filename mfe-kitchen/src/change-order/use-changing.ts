import type { ChangeOffer, KitchenOrder, OfferRequest } from '@burger/shared/kitchen';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../parts/answers';
import { useKitchen } from '../use-kitchen';
import { changeMessages as texts } from './messages/en';
import { linesOf, requestedOf, type Requested } from './requested-lines';

type OfferState =
  | { phase: 'asking' }
  | { phase: 'failed' }
  | { phase: 'refused'; message: string }
  | { phase: 'offered'; offer: ChangeOffer };

// Debounce: pressing plus five times requests only one new total.
const restMs = 250;

/** The state of an order that staff are changing: its requested lines, and the server's total for them. */
export function useChanging(first: KitchenOrder) {
  const { api, counter } = useKitchen();
  const [order, setOrder] = useState(first);
  const [requested, setRequested] = useState(() => requestedOf(first));
  const [offerState, setOfferState] = useState<{ of: string } & OfferState>({
    of: '',
    phase: 'asking',
  });
  const [moved, setMoved] = useState<KitchenOrder | null>(null);
  const [done, setDone] = useState<KitchenOrder | null>(null);
  const [tries, setTries] = useState(0);
  const { busy: isSending, problem, run, forget } = useChange(texts.unsure);
  const press = useRef({ of: '', name: '' });
  const after = order.changes?.length ?? 0;
  const lines = linesOf(requested);
  const request = JSON.stringify({ after, lines } satisfies OfferRequest);
  const isChanged = JSON.stringify(lines) !== JSON.stringify(linesOf(requestedOf(order)));
  const isRequested = isChanged && lines.length > 0;

  useEffect(() => {
    if (!isRequested) return undefined;
    let isCurrent = true;
    const asking = async () => {
      const answer = await api.offer(order.key, JSON.parse(request) as OfferRequest);
      if (!isCurrent) return;
      if (answer.kind === 'moved') setMoved(answer.order);
      else if (answer.kind === 'ok')
        setOfferState({ of: request, phase: 'offered', offer: answer.value });
      else if (answer.kind === 'refused')
        setOfferState({ of: request, phase: 'refused', message: answer.message });
      else setOfferState({ of: request, phase: 'failed' });
    };
    const ask = setTimeout(() => void asking(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(ask);
    };
  }, [api, order.key, request, isRequested, tries]);

  const current: OfferState = offerState.of === request ? offerState : { phase: 'asking' };
  const offer = current.phase === 'offered' ? current.offer : null;

  /**
   * Changes the order for the total that was shown. A repeat after a missing response has the same press id.
   */
  async function alter() {
    if (!offer || offer.problems.length > 0) return null;
    const agreedTotal = offer.bill.total;
    const of = `${request} ${agreedTotal}`;
    if (press.current.of !== of) press.current = { of, name: crypto.randomUUID() };
    const answer = await api.alter(order.key, {
      ...(JSON.parse(request) as OfferRequest),
      agreedTotal,
      press: press.current.name,
    });
    switch (answer.kind) {
      case 'ok':
        counter.know(answer.value);
        setDone(answer.value);
        return null;
      case 'moved':
        counter.know(answer.order);
        setMoved(answer.order);
        return null;
      case 'other-bill':
        setOfferState({ of: request, phase: 'offered', offer: answer.offer });
        return null;
      default:
        return answer;
    }
  }

  return {
    order,
    wanted: requested,
    want(next: Requested[]) {
      setRequested(next);
      forget();
    },
    isChanged,
    isEmpty: lines.length === 0,
    current,
    offer,
    askAgain: () => setTries((count) => count + 1),
    agree: () => run(alter),
    isSending,
    problem,
    moved,
    begin(with_: KitchenOrder) {
      setOrder(with_);
      setRequested(requestedOf(with_));
      setMoved(null);
      forget();
    },
    done,
  };
}

export type Changing = ReturnType<typeof useChanging>;
