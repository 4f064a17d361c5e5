import type { ChangeOffer, KitchenOrder, OfferRequest } from '@burger/shared/kitchen';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../parts/answers';
import { useKitchen } from '../use-kitchen';
import { changeMessages as texts } from './messages';
import { linesOf, wantedOf, type Wanted } from './wanted';

type Asked =
  | { phase: 'asking' }
  | { phase: 'failed' }
  | { phase: 'refused'; message: string }
  | { phase: 'offered'; offer: ChangeOffer };

// Debounce: pressing plus five times sends one request.
const restMs = 250;

/** State of an order being changed: its requested lines and the server's offer. */
export function useChanging(first: KitchenOrder) {
  const { api, counter } = useKitchen();
  const [order, setOrder] = useState(first);
  const [wanted, setWanted] = useState(() => wantedOf(first));
  const [asked, setAsked] = useState<{ of: string } & Asked>({ of: '', phase: 'asking' });
  const [moved, setMoved] = useState<KitchenOrder | null>(null);
  const [done, setDone] = useState<KitchenOrder | null>(null);
  const [tries, setTries] = useState(0);
  const { busy: isSending, problem, run, forget } = useChange(texts.unsure);
  const press = useRef({ of: '', name: '' });
  const after = order.changes?.length ?? 0;
  const lines = linesOf(wanted);
  const request = JSON.stringify({ after, lines } satisfies OfferRequest);
  const isChanged = JSON.stringify(lines) !== JSON.stringify(linesOf(wantedOf(order)));
  const isAsked = isChanged && lines.length > 0;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const asking = async () => {
      const answer = await api.offer(order.key, JSON.parse(request) as OfferRequest);
      if (!isCurrent) return;
      if (answer.kind === 'moved') setMoved(answer.order);
      else if (answer.kind === 'ok')
        setAsked({ of: request, phase: 'offered', offer: answer.value });
      else if (answer.kind === 'refused')
        setAsked({ of: request, phase: 'refused', message: answer.message });
      else setAsked({ of: request, phase: 'failed' });
    };
    const ask = setTimeout(() => void asking(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(ask);
    };
  }, [api, order.key, request, isAsked, tries]);

  const current: Asked = asked.of === request ? asked : { phase: 'asking' };
  const offer = current.phase === 'offered' ? current.offer : null;

  /** Changes the order for the quoted total. A retry after a lost response reuses the press id. */
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
        setAsked({ of: request, phase: 'offered', offer: answer.offer });
        return null;
      default:
        return answer;
    }
  }

  return {
    order,
    wanted,
    want(next: Wanted[]) {
      setWanted(next);
      forget();
    },
    isChanged,
    isEmpty: lines.length === 0,
    asked: current,
    offer,
    askAgain: () => setTries((count) => count + 1),
    agree: () => run(alter),
    isSending,
    problem,
    moved,
    begin(with_: KitchenOrder) {
      setOrder(with_);
      setWanted(wantedOf(with_));
      setMoved(null);
      forget();
    },
    done,
  };
}

export type Changing = ReturnType<typeof useChanging>;
