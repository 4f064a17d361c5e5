import type { Cart } from '@burger/shared/contracts';
import { ButtonLink, FirstGuess, PageBody, PageTitle, Stack } from '@burger/shared/ui';
import { useEffect } from 'react';
import { CheckoutSkeleton } from '../components/checkout/checkout-skeleton';
import { EmptyCart } from '../components/empty-cart';
import { SuccessView } from '../components/success/success-view';
import { messages } from '../messages';
import type { PlacedOrder } from '../model/placed-order';
import { OpenCheckout, type OpenCheckoutProps } from './open-checkout';

export interface CheckoutViewProps extends Omit<OpenCheckoutProps, 'cart'> {
  cart: Cart | undefined;
  placed: PlacedOrder | null;
}

/** /checkout: loading, an order that was just placed, an empty cart, or the checkout itself. */
export function CheckoutView({ cart, placed, ...open }: CheckoutViewProps) {
  const { session, actions } = open;
  const filled = cart && cart.items.length > 0;
  const uid = session?.status === 'signed-in' ? session.user.uid : null;
  const { restorePlaced, forgetPlaced } = actions;

  useEffect(() => {
    if (filled === true) forgetPlaced();
    if (filled === false) restorePlaced();
  }, [filled, forgetPlaced, restorePlaced]);

  // What was ordered is for the eyes of who ordered it.
  if (filled === false && placed && placed.order.customerId === uid) {
    return (
      <PageBody>
        <SuccessView placed={placed} onLeave={forgetPlaced} onAgain={actions.orderAgain} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <Stack $gap={3}>
        <PageTitle>{messages.checkout.title}</PageTitle>
        <FirstGuess
          kept="cart"
          answer={filled}
          yes={cart ? <OpenCheckout {...open} cart={cart} /> : <CheckoutSkeleton />}
          no={
            <EmptyCart>
              {uid !== null && (
                <ButtonLink to="/orders" $kind="quiet">
                  {messages.checkout.myOrders}
                </ButtonLink>
              )}
            </EmptyCart>
          }
        />
      </Stack>
    </PageBody>
  );
}
