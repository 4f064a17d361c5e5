import type { Cart, CustomerLocation } from '@burger/shared/contracts';
import { makeBill } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { ButtonLink, Dialog, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { emptyCart, pricedLine } from '../model/cart';
import type { CartNotice } from '../model/cart-notice';
import { promoOf } from '../model/cart-promo';
import { billedKm, deliveryTo } from '../model/delivery';
import type { CartActions } from '../use-cases/checkout-actions';
import { BillSummary } from './bill-summary';
import { CartLines } from './cart-lines';
import { CartNotices } from './cart-notices';
import { EmptyCart } from './empty-cart';
import { useDistance } from './use-distance';

export interface DrawerPanelProps {
  open: boolean;
  onClose: () => void;
  cart: Cart | undefined;
  location: CustomerLocation | undefined;
  notices: readonly CartNotice[];
  isVeg: (id: number) => boolean;
  actions: CartActions;
}

/** The cart, sliding in from the right, with its whole bill. */
export function DrawerPanel({
  open,
  onClose,
  location,
  isVeg,
  actions,
  ...held
}: DrawerPanelProps) {
  const cart = held.cart ?? emptyCart;
  // The way is measured only once the customer looks at the bill.
  const km = useDistance(open ? (location?.coordinates ?? null) : null, actions.measureDistance);
  const delivery = deliveryTo(location, km, restaurant.delivery);
  const promo = promoOf(cart, restaurant.promos);
  const bill = makeBill(cart.items.map(pricedLine), promo, billedKm(delivery), restaurant);
  const filled = cart.items.length > 0;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="side"
      title={messages.cart.title}
      footer={
        filled && (
          <Stack>
            <BillSummary
              bill={bill}
              promo={cart.promo}
              delivery={delivery}
              unknownDelivery={messages.bill.atCheckout}
            />
            <ButtonLink to="/checkout" $wide onClick={onClose}>
              {messages.cart.checkout}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <CartNotices notices={held.notices} onDismiss={actions.dismissNotice} />
      {filled ? (
        <CartLines items={cart.items} isVeg={isVeg} onQuantity={actions.setQuantity} />
      ) : (
        <EmptyCart onLeave={onClose} />
      )}
    </Dialog>
  );
}
