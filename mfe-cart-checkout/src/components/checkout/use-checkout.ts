import type { Cart, CustomerLocation, Session } from '@burger/shared/contracts';
import { orderLimits } from '@burger/shared/contracts';
import { makeBill } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { useState } from 'react';
import { messages } from '../../messages';
import { pricedLine } from '../../model/cart';
import { promoOf } from '../../model/cart-promo';
import { billedKm, deliveryTo, type Delivery } from '../../model/delivery';
import { nextOpening } from '../../model/kitchen-hours';
import { readiness, tooManyOf } from '../../model/readiness';
import type { CheckoutActions } from '../../use-cases/checkout-actions';
import { useDistance } from '../use-distance';
import { useClock } from './use-clock';
import { useDetails } from './use-details';
import { useFirstLookup } from './use-first-lookup';
import { usePlacing } from './use-placing';

export interface CheckoutFacts {
  cart: Cart;
  session: Session | undefined;
  location: CustomerLocation | undefined;
}

/** Everything that the open checkout shows and does, from what is known about cart, customer and place. */
export function useCheckout(facts: CheckoutFacts, actions: CheckoutActions) {
  const { cart, session, location } = facts;
  const user = session?.status === 'signed-in' ? session.user : null;
  const at = useClock(actions.now);
  const km = useDistance(location?.coordinates ?? null, actions.measureDistance);
  useFirstLookup(session, location, actions.findMe);
  const details = useDetails(user, actions);
  const { processing, problem, show, place } = usePlacing(actions, details.refuse);
  // What was wrong with one place is not wrong with the next.
  const [placeSeen, setPlaceSeen] = useState(location?.coordinates);
  if (
    placeSeen?.lat !== location?.coordinates?.lat ||
    placeSeen?.lng !== location?.coordinates?.lng
  ) {
    setPlaceSeen(location?.coordinates);
    if (problem?.place === 'location') show(null);
  }

  // Where the food goes may be known in a moment, so nobody is asked for it yet.
  const delivery: Delivery = location
    ? deliveryTo(location, km, restaurant.delivery)
    : { status: 'measuring' };
  const promo = promoOf(cart, restaurant.promos);
  const bill = makeBill(cart.items.map(pricedLine), promo, billedKm(delivery), restaurant);
  const closed = restaurant.enforceHours && nextOpening(at) !== null;
  const ready = readiness({ session, delivery, cart, processing, closed });

  function press(): void {
    switch (ready) {
      case 'signed-out':
        return actions.signIn();
      case 'no-location':
        show({ place: 'location', message: messages.location.please });
        return location?.status === 'looking' ? undefined : actions.findMe();
      case 'out-of-range': {
        const { limitKm } = restaurant.delivery;
        return show({ place: 'location', message: messages.location.tooFar(km ?? 0, limitKm) });
      }
      case 'too-many': {
        const [dish] = tooManyOf(cart);
        const message = messages.checkout.tooMany(dish?.name ?? '', orderLimits.maxQuantity);
        return show({ place: 'cart', message });
      }
      case 'loading':
        // The total may not have stood there yet, so the press is not simply remembered.
        return show({ place: 'place', message: messages.place.notYet, retry: true });
      case 'closed': {
        const opening = nextOpening(at);
        if (!opening) return undefined;
        const message = messages.kitchen.closed(opening.time, opening.tomorrow);
        return show({ place: 'place', message });
      }
      case 'ready': {
        show(null);
        const to = location?.coordinates;
        if (!user || !to || !details.check()) return;
        const draft = { uid: user.uid, cart, details: details.details, location: to };
        void place({ ...draft, shownTotal: bill.total });
      }
    }
  }

  return { user, at, details, delivery, bill, ready, problem, press };
}
