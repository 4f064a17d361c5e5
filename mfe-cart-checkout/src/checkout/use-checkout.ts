import {
  orderFieldNames,
  type Cart,
  type CustomerLocation,
  type OrderKind,
  type Session,
  type Shop,
} from '@burger/shared/contracts';
import { makeBill } from '@burger/shared/pricing';
import { nextOpening } from '@burger/shared/hours';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { promoOf } from '../cart/cart';
import { billedKm, deliveryTo, type Delivery } from '../cart/delivery';
import { isPaused } from '../cart/shop';
import { useCartServices, useDistance, useServerTime } from '../cart/use-services';
import { messages } from '../messages/en';
import { lazyOnline } from './paying/lazy-online';
import {
  agreementOn,
  displayedAfter,
  type Agreement,
  type OrderDraft,
  type DisplayedBill,
} from './draft/order-draft';
import { problemsOf, type Details } from './draft/details';
import { phoneCheck } from './details/phone-check';
import { notReady, readiness } from './placing/readiness';
import { focusField, useDetails } from './details/use-details';
import { usePlacing } from './placing/use-placing';
import { agreedTime, useWhen } from './when/use-when';

/** Looks up the location once when a signed-in customer has none (spec.md §4). */
function useFirstLookup(
  session: Session | undefined,
  location: CustomerLocation | undefined,
): void {
  const { bus } = useCartServices();
  const tried = useRef(false);
  const needsLookup =
    session?.status === 'signed-in' && !location?.coordinates && location?.status !== 'looking';
  useEffect(() => {
    if (!needsLookup || tried.current) return;
    tried.current = true;
    bus.emit('location/lookup-requested', { purpose: 'checkout' });
  }, [needsLookup, bus]);
}

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * After a sign-in on the checkout page, focuses the first missing detail, because the focused field has
 * unmounted.
 */
function useGoOn(session: Session | undefined, details: Details, kind: OrderKind): void {
  const status = session?.status;
  const before = useRef(status);
  const focusFirstMissing = useEffectEvent(() => {
    const problems = problemsOf(details, kind);
    const next = orderFieldNames.find((name) => problems[name]);
    if (next && isFocusLost()) focusField(next);
  });
  useEffect(() => {
    const cameIn = before.current === 'signed-out' && status === 'signed-in';
    before.current = status;
    if (!cameIn) return;
    // A closing dialog restores the focus in this frame, so the focus moves in the next one.
    const frame = requestAnimationFrame(() => focusFirstMissing());
    return () => cancelAnimationFrame(frame);
  }, [status]);
}

export interface CheckoutFacts {
  cart: Cart;
  shop: Shop;
  session: Session | undefined;
  location: CustomerLocation | undefined;
}

export function useCheckout(facts: CheckoutFacts) {
  const { bus } = useCartServices();
  const { cart, shop, session, location } = facts;
  const { rules, closedDays } = shop;
  const user = session?.status === 'signed-in' ? session.user : null;
  const to = location?.coordinates ?? null;
  const at = useServerTime();
  const km = useDistance(to);
  const when = useWhen(shop, at, cart.lines, km);
  const { kind, promised } = when;
  useFirstLookup(kind === 'delivery' ? session : undefined, location);
  const details = useDetails(user, kind);
  useGoOn(session, details.details, kind);
  const placing = usePlacing(cart, details.refuse, (refusal) =>
    when.refused(refusal) ? messages.when.lost : null,
  );
  const { processing, problem, show, place } = placing;
  // A payment method that the server rejected is not offered again on this page.
  const [withdrawn, setWithdrawn] = useState(false);
  if (problem?.place === 'payment' && !withdrawn) setWithdrawn(true);
  const mayPayOnline = rules.payments.includes('online') && !withdrawn;
  const { code } = lazyOnline.useCode(mayPayOnline);
  const online = mayPayOnline ? code : null;
  const [chosen, choosePaymentMethod] = useState<OrderDraft['way'] | null>(null);
  const method = (mayPayOnline && chosen) || 'cod';
  // An error about one delivery address does not apply to the next.
  const [displayedPlace, setDisplayedPlace] = useState(to);
  if (displayedPlace?.lat !== to?.lat || displayedPlace?.lng !== to?.lng) {
    setDisplayedPlace(to);
    if (problem?.place === 'location') show(null);
  }

  // A running lookup may find the location in a moment, so the customer is not asked for it yet.
  const delivery: Delivery =
    kind === 'pickup'
      ? { status: 'pickup' }
      : location
        ? deliveryTo(location, km, rules.delivery)
        : { status: 'measuring' };
  const bill = makeBill(cart.lines, promoOf(cart, rules.promos), billedKm(delivery), rules);
  const check = phoneCheck(rules.verifiedPhone, bill.total, user, details.details.phone);
  const opening = nextOpening(at, { ...rules, closedDays });
  const closed = opening !== null && (rules.enforceHours || promised === null);
  const paused = isPaused(shop, at);
  const timeLost = when.isLost;
  const ready = readiness({ session, delivery, cart, processing, paused, closed, timeLost });

  function placeFor(agreed: Agreement, displayed: DisplayedBill): void {
    const location = kind === 'pickup' ? null : to;
    if (!user || (!location && kind === 'delivery') || !details.check()) return;
    const draft = { uid: user.uid, cart, agreed, details: details.details, location, way: method };
    void place({ ...draft, time: agreedTime(when) }, displayed);
  }

  function press(): void {
    if (ready === 'signed-out') {
      return bus.emit('session/sign-in-requested', { skippable: true });
    }
    if (ready === 'processing') return;
    show(notReady(ready, cart, delivery, shop, opening));
    if (ready === 'time-lost') when.choose(null);
    if (ready === 'no-location' && location?.status !== 'looking') {
      bus.emit('location/lookup-requested', { purpose: 'checkout' });
    }
    if (ready === 'ready') placeFor(agreementOn(cart, bill, shop), { cart, bill });
  }

  function agree(): void {
    const { prompt } = placing;
    if (prompt) placeFor(prompt.next, displayedAfter(prompt.displayed, prompt.change));
  }

  return {
    ...{ user, at, when, details, check, delivery, bill, opening, paused, ready, placing },
    ...{ press, agree },
    payment: {
      payments: rules.payments,
      way: method,
      choosePaymentMethod,
      online,
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
