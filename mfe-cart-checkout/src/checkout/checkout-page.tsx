import { useLatest } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/shop/page';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { ButtonLink, PreHydrationSwitch, PageBody, PageTitle, Stack } from '@burger/shared/ui';
import { from, size, space } from '@burger/shared/theme';
import { useEffect } from 'react';
import { EmptyCart } from '../cart/empty-cart';
import { MenuUnreachable } from '../cart/notices';
import { shopOf } from '../cart/shop';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages/en';
import { restorePlaced } from './draft/placed-order';
import { PlacedPlainly } from './placed/placed-plainly';
import { KitchenCard } from './parts/kitchen';
import { CheckoutSkeleton } from './layout';
import { OpenCheckout } from './open-checkout';
import { useCheckoutServices } from './draft/use-checkout-services';
import { lazyPlacing } from './lazy-placing';

// On a phone too, the placed order is visible without scrolling.
const Body = styled(PageBody)`
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

export function CheckoutPage() {
  const { bus, ...known } = useCartServices();
  const services = useCheckoutServices();
  const cart = useStore(known.cart);
  const displayed = useStore(known.shop);
  const placed = useStore(services.placed);
  const session = useLatest('session/changed', bus);
  const location = useLatest('location/changed', bus);
  const filled = cart && cart.lines.length > 0;
  const uid = session?.status === 'signed-in' ? session.user.uid : null;
  const rules = shopOf(displayed)?.rules ?? pageRules;
  const { code: parts, failed, retry } = lazyPlacing.useCode(placed !== null);

  useEffect(() => {
    if (filled === true) services.placed.set(null);
    if (filled === false) restorePlaced(services.placed, services.storage.placed);
  }, [filled, services]);

  // A placed order is shown only to the account that placed it.
  if (filled === false && placed && placed.order.customerId === uid) {
    return (
      <PageBody>
        {parts ? (
          <parts.SuccessView
            placed={placed}
            rules={rules}
            onLeave={() => services.placed.set(null)}
          />
        ) : (
          <PlacedPlainly placed={placed} failed={failed} onRetry={retry} />
        )}
      </PageBody>
    );
  }

  const checkout = () => {
    if (cart && displayed.status === 'known') {
      return (
        <OpenCheckout cart={cart} displayed={displayed} session={session} location={location} />
      );
    }
    if (displayed.status !== 'unreachable') return <CheckoutSkeleton rules={rules} />;
    return (
      <Stack>
        <MenuUnreachable />
        <KitchenCard rules={rules} />
      </Stack>
    );
  };
  return (
    <Body>
      <Parts>
        <PageTitle>{messages.checkout.title}</PageTitle>
        <PreHydrationSwitch
          stored="cart"
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
    </Body>
  );
}
