import type { BillChange, Cart, Coordinates } from '@burger/shared/contracts';
import { useRef, useState } from 'react';
import { agreementAfter, type Agreement } from '../../model/agreement';
import type { SeenBill } from '../../model/bill-differences';
import { sameLines } from '../../model/cart';
import type { DetailName } from '../../model/delivery-details';
import { endSession } from '../../use-cases/end-session';
import { openChat } from '../../use-cases/open-chat';
import type { OrderDraft } from '../../use-cases/place-order';
import type { Refusal } from '../../ports';
import { useCartPorts } from '../cart-context';
import { placingParts } from '../late-placing-parts';
import { useCheckoutPorts } from './checkout-context';
import { explainOutcome, type Explained } from './explain-outcome';
import type { Problem } from './section-problem';

/** A new bill that is asked about: what was seen, what the server says, and what a press would agree to. */
export interface AskedBill {
  seen: SeenBill;
  change: BillChange;
  next: Agreement;
}

export interface Placing {
  processing: boolean;
  problem: Problem | null;
  show: (problem: Problem | null) => void;
  /** `seen` is what the customer looks at when pressing. */
  place: (draft: OrderDraft, seen: SeenBill) => Promise<void>;
  asked: AskedBill | null;
  /** Leaves the new bill as it is: nothing was ordered. */
  leave: () => void;
  /** What the server counts as the way to a place, where it has said so. */
  settledKm: (to: Coordinates) => number | null;
}

/** Placing the order from the page: one press at a time, and every outcome said where it belongs. */
export function usePlacing(
  cart: Cart,
  onFieldRefused: (name: DetailName, message: string) => void,
  /** Takes in that a time was refused; what to say instead of the refusal, where that is so. */
  onTimeRefused: (refusal: Refusal) => string | null,
): Placing {
  const { bus } = useCartPorts();
  const ports = useCheckoutPorts();
  const [processing, setProcessing] = useState(false);
  const [problem, show] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<AskedBill | null>(null);
  const [settled, setSettled] = useState<(Coordinates & { km: number }) | null>(null);
  // Another cart has another bill.
  if (asked && !sameLines(asked.seen.cart, cart)) setAsked(null);
  // State comes too late to stop the second of two presses in one moment.
  const busy = useRef(false);

  async function place(draft: OrderDraft, seen: SeenBill): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    show(null);
    const outcome = await ports.placeOrder(draft);
    if (outcome.kind === 'placed') {
      // What sent the order came with this.
      const { orderChat } = await placingParts.load();
      openChat(ports, orderChat(outcome.placed.order));
    }
    busy.current = false;
    setProcessing(false);
    if (outcome.kind === 'bill-changed') {
      const { change } = outcome;
      setAsked({ seen, change, next: agreementAfter(draft.agreed, change) });
      return setSettled(draft.location && { ...draft.location, km: change.km });
    }
    const timeProblem = outcome.kind === 'refused' ? onTimeRefused(outcome.refusal) : null;
    const found: Explained | null = timeProblem
      ? { place: 'when', message: timeProblem }
      : explainOutcome(outcome);
    // What may simply be pressed again is pressed where it was.
    if (!found || 'field' in found || !found.retry) setAsked(null);
    if (found && 'field' in found) onFieldRefused(found.field, found.message);
    else show(found);
    if (outcome.kind === 'signed-out') {
      endSession(bus, () => bus.emit('session/sign-in-requested', { skippable: true }));
    }
  }

  return {
    processing,
    problem,
    show,
    place,
    asked,
    leave: () => setAsked(null),
    settledKm: (to) => (settled?.lat === to.lat && settled.lng === to.lng ? settled.km : null),
  };
}
