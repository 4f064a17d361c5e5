import { useLatest } from '@burger/shared/bus';
import type { Cart, Rules } from '@burger/shared/contracts';
import { makeBill } from '@burger/shared/pricing';
import { promoOf } from './cart-promo';
import { billedKm, deliveryTo } from './delivery';
import { useCartPorts } from './cart-context';
import { useDistance } from './use-distance';

/** What the cart comes to. How far it is to the customer is asked only where this is seen. */
export function useCartBill(cart: Cart, rules: Rules) {
  const { bus, measureDistance } = useCartPorts();
  const location = useLatest('location/changed', bus);
  const km = useDistance(location?.coordinates ?? null, measureDistance);
  const delivery = deliveryTo(location, km, rules.delivery);
  return {
    delivery,
    bill: makeBill(cart.lines, promoOf(cart, rules.promos), billedKm(delivery), rules),
  };
}

export type OwnBill = ReturnType<typeof useCartBill>;
