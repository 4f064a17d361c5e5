import type { ShopBus } from '@burger/shared/bus';
import {
  orderFieldNames,
  refusalText,
  type ApiError,
  type Cart,
  type OrderField,
} from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sameLines } from '../../cart/cart';
import { useCartServices } from '../../cart/use-services';
import { messages } from '../../messages/en';
import {
  agreementAfter,
  type BillPrompt,
  type OrderDraft,
  type PlaceOutcome,
  type Refusal,
  type DisplayedBill,
} from '../draft/order-draft';
import type { Problem, ProblemPlace } from '../parts/section';
import { useCheckoutServices } from '../draft/use-checkout-services';

/**
 * Ends a session that the server rejected. Calls `ended` after the sign-out: the sign-in dialog ignores
 * signed-in customers.
 */
export function endSession(bus: ShopBus, ended: () => void): void {
  bus.emit('session/sign-out-requested', { ended: true });
  let isOver = false;
  const events = bus.on('session/changed').subscribe(({ status }) => {
    if (isOver || status !== 'signed-out') return;
    isOver = true;
    // The bus delivers the latest value during `subscribe`, when `events` is not assigned yet.
    void Promise.resolve().then(() => events.unsubscribe());
    ended();
  });
}

const sections = new Map<string, ProblemPlace>([
  ['kind', 'when'],
  ['slot', 'when'],
  ['lines', 'cart'],
  ['promoCode', 'promo'],
  ['location', 'location'],
  ['paymentMethod', 'payment'],
]);

export function refusalPlace({
  field = '',
}: ApiError['error']): { field: OrderField } | { place: ProblemPlace } {
  const [head = '', tail] = field.split('.');
  const detail = head === 'customer' && orderFieldNames.find((name) => name === tail);
  if (detail) return { field: detail };
  return { place: sections.get(head) ?? 'place' };
}

const texts = messages.place;
type Explained = Problem | { field: OrderField; message: string };

/** Maps an outcome to a problem in a section or at a field; null if there is nothing to show. */
function explainOutcome(outcome: PlaceOutcome): Explained | null {
  switch (outcome.kind) {
    case 'placed':
    case 'bill-changed':
      return null;
    case 'earlier': {
      const { orderId, bill } = outcome.order;
      return { place: 'place', message: texts.earlier(orderId, formatMoney(bill.total ?? 0)) };
    }
    case 'refused':
      return { ...refusalPlace(outcome.refusal), message: refusalText(outcome.refusal) };
    case 'signed-out':
      return { place: 'place', message: texts.signInAgain };
    case 'cart-changed':
      return { place: 'place', message: texts.cartChanged };
    case 'offline':
      return { place: 'place', message: texts.offline, retry: true };
    case 'unsure':
      return { place: 'place', message: texts.unsure, retry: true };
    case 'waiting':
      return { place: 'place', message: texts.waiting, retry: true };
    case 'failed':
      return { place: 'place', message: texts.failed, retry: true };
  }
}

/** An order that may be stored, or that waits for other orders; it is sent again. */
interface Open {
  draft: OrderDraft;
  displayed: DisplayedBill;
  times: number;
}

// Delays (ms) before the order is sent again automatically; after the last one the customer does it.
const askAgainAfter = [2000, 5000, 10_000];

/** Places the order, one press at a time, and shows the outcome of each press in its section. */
export function usePlacing(
  cart: Cart,
  onFieldRefused: (name: OrderField, message: string) => void,
  /** Handles a rejected time slot. Returns the text to show instead of the server's message, or null. */
  onTimeRefused: (refusal: Refusal) => string | null,
) {
  const { bus, distances } = useCartServices();
  const { placeOrder } = useCheckoutServices();
  const [processing, setProcessing] = useState(false);
  const [problem, show] = useState<Problem | null>(null);
  const [prompt, setPrompt] = useState<BillPrompt | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  if (prompt && !sameLines(prompt.displayed.cart, cart)) setPrompt(null);
  if (open && !sameLines(open.draft.cart, cart)) setOpen(null);
  // A ref, because state updates too late to stop a second press in the same tick.
  const busy = useRef(false);

  async function place(draft: OrderDraft, displayed: DisplayedBill, times = 0): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    // While the order is sent again automatically, the current message stays.
    if (times === 0) show(null);
    const outcome = await placeOrder(draft);
    busy.current = false;
    setProcessing(false);
    const isOpen = outcome.kind === 'unsure' || outcome.kind === 'waiting';
    setOpen(isOpen && times < askAgainAfter.length ? { draft, displayed, times } : null);
    if (isOpen && times > 0) return;
    if (outcome.kind === 'bill-changed') {
      const { change } = outcome;
      setPrompt({ displayed, change, next: agreementAfter(draft.agreed, change) });
      if (draft.location) distances.settle(draft.location, change.km);
      return;
    }
    const timeProblem = outcome.kind === 'refused' ? onTimeRefused(outcome.refusal) : null;
    const found: Explained | null = timeProblem
      ? { place: 'when', message: timeProblem }
      : explainOutcome(outcome);
    // A retryable problem stays in the dialog in which it occurred.
    if (!found || 'field' in found || !found.retry) setPrompt(null);
    if (found && 'field' in found) onFieldRefused(found.field, found.message);
    else show(found);
    if (outcome.kind === 'signed-out') {
      endSession(bus, () => bus.emit('session/sign-in-requested', { skippable: true }));
    }
  }

  const askAgain = useEffectEvent(({ draft, displayed, times }: Open) =>
    place(draft, displayed, times + 1),
  );
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => void askAgain(open), askAgainAfter[open.times]);
    return () => clearTimeout(timer);
  }, [open]);

  return {
    processing,
    /** Whether the input is locked because the order is, or may be, in flight. */
    locked: processing || open !== null,
    problem,
    show,
    place: (draft: OrderDraft, displayed: DisplayedBill) => place(draft, displayed),
    prompt,
    leave: () => {
      const message = prompt?.change.promoWhy;
      if (message) {
        bus.emit('cart/promo-requested', { code: '' });
        show({ place: 'promo', message });
      }
      setPrompt(null);
      setOpen(null);
    },
  };
}
