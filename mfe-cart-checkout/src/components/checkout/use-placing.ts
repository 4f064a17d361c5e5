import { formatMoney, fromRupees } from '@burger/shared/pricing';
import { useRef, useState } from 'react';
import { messages } from '../../messages';
import type { DetailName } from '../../model/delivery-details';
import { refusalPlace } from '../../model/refusal-place';
import type { CheckoutActions } from '../../use-cases/checkout-actions';
import type { OrderDraft, PlaceOutcome } from '../../use-cases/place-order';
import { orderChat } from '../order-chat';
import type { Problem } from './section-problem';

const words = messages.place;

/** An outcome as what to show: a problem in a section, or at a field; null when the order is placed. */
function explain(outcome: PlaceOutcome): Problem | { field: DetailName; message: string } | null {
  switch (outcome.kind) {
    case 'placed':
      return null;
    case 'earlier': {
      const { orderId, pricing } = outcome.order;
      const total = formatMoney(fromRupees(pricing.total));
      return { place: 'place', message: words.earlier(orderId, total) };
    }
    case 'refused': {
      const { message } = outcome.refusal;
      const where = refusalPlace(outcome.refusal);
      return 'field' in where ? { field: where.field, message } : { place: where.section, message };
    }
    case 'signed-out':
      return { place: 'place', message: outcome.message ?? words.signInAgain };
    case 'cart-changed':
      return { place: 'place', message: words.cartChanged };
    case 'offline':
      return { place: 'place', message: words.offline, retry: true };
    case 'failed':
      return { place: 'place', message: words.failed, retry: true };
  }
}

export interface Placing {
  processing: boolean;
  problem: Problem | null;
  show: (problem: Problem | null) => void;
  place: (draft: OrderDraft) => Promise<void>;
}

/** Placing the order from the page: one press at a time, and every outcome said where it belongs. */
export function usePlacing(
  { placeOrder, signIn, openChat }: Pick<CheckoutActions, 'placeOrder' | 'signIn' | 'openChat'>,
  onFieldRefused: (name: DetailName, message: string) => void,
): Placing {
  const [processing, setProcessing] = useState(false);
  const [problem, show] = useState<Problem | null>(null);
  // State comes too late to stop the second of two presses in one moment.
  const busy = useRef(false);

  async function place(draft: OrderDraft): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    show(null);
    const outcome = await placeOrder(draft);
    if (outcome.kind === 'placed') openChat(orderChat(outcome.placed.order));
    busy.current = false;
    setProcessing(false);
    const found = explain(outcome);
    if (found && 'field' in found) onFieldRefused(found.field, found.message);
    else show(found);
    if (outcome.kind === 'signed-out') signIn();
  }

  return { processing, problem, show, place };
}
