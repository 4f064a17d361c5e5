import { useLatest } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import {
  ButtonLink,
  FirstGuess,
  from,
  PageBody,
  PageTitle,
  size,
  space,
  Stack,
} from '@burger/shared/ui';
import { useEffect } from 'react';
import { EmptyCart } from '../cart/empty-cart';
import { MenuUnreachable } from '../cart/notices';
import { shopOf } from '../cart/shop';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages';
import { useCheckoutServices } from './checkout-context';
import { CheckoutSkeleton } from './checkout-skeleton';
import { KitchenCard } from './kitchen';
import { placingParts } from './late-placing-parts';
import { OpenCheckout } from './open-checkout';
import { PlacedPlainly } from './placed-plainly';
import { restorePlaced } from './remember-placed';

// What is ordered stands in sight at once, on a phone too.
const Room = styled(PageBody)`
  padding-top: ${space(1)};
  ${from.tablet} {
    padding-top: ${space(4)};
  }
`;

const Parts = styled(Stack)`
  gap: ${space(1)};
  > h1 {
    font-size: ${size.xxl};
  }
  ${from.tablet} {
    gap: ${space(3)};
    > h1 {
      font-size: ${size.xxxl};
    }
  }
  ${from.desktop} {
    > h1 {
      font-size: ${size.huge};
    }
  }
`;

/** /checkout: loading, an order that was just placed, an empty cart, or the checkout itself. */
export function CheckoutView() {
  const { bus, ...known } = useCartServices();
  const ports = useCheckoutServices();
  const cart = useStore(known.cart);
  const seen = useStore(known.shop);
  const placed = useStore(ports.placed);
  const session = useLatest('session/changed', bus);
  const location = useLatest('location/changed', bus);
  const filled = cart && cart.lines.length > 0;
  const uid = session?.status === 'signed-in' ? session.user.uid : null;
  const rules = shopOf(seen)?.rules ?? pageRules;
  const { code: parts, failed, retry } = placingParts.useCode(placed !== null);

  useEffect(() => {
    if (filled === true) ports.placed.set(null);
    if (filled === false) restorePlaced(ports);
  }, [filled, ports]);

  // What was ordered is for the eyes of who ordered it.
  if (filled === false && placed && placed.order.customerId === uid) {
    return (
      <PageBody>
        {parts ? (
          <parts.SuccessView placed={placed} rules={rules} />
        ) : (
          <PlacedPlainly placed={placed} failed={failed} onRetry={retry} />
        )}
      </PageBody>
    );
  }

  const checkout = () => {
    if (cart && seen.status === 'known') {
      return <OpenCheckout cart={cart} seen={seen} session={session} location={location} />;
    }
    if (seen.status !== 'unreachable') return <CheckoutSkeleton rules={rules} />;
    return (
      <Stack>
        <MenuUnreachable />
        <KitchenCard rules={rules} />
      </Stack>
    );
  };
  return (
    <Room>
      <Parts>
        <PageTitle>{messages.checkout.title}</PageTitle>
        <FirstGuess
          kept="cart"
          answer={filled}
          yes={checkout()}
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
      </Parts>
    </Room>
  );
}
