import {
  noOrderFields,
  type Cart,
  type CustomerLocation,
  type Session,
} from '@burger/shared/contracts';
import { storedInMemory, storedTextInMemory, renderPage } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ShopState } from '../cart/shop';
import { CartContext } from '../cart/use-services';
import { CheckoutPage } from '../checkout/checkout-page';
import { CheckoutContext, type CheckoutServices } from '../checkout/draft/use-checkout-services';
import { lazyPlacing } from '../checkout/lazy-placing';
import { storeRequest, type TimeRequest } from '../checkout/when/use-when';
import type { Details, StoredDetails } from '../checkout/draft/details';
import { createPlaced, type OrderTry, type PlacedOrder } from '../checkout/draft/placed-order';
import type { CheckoutStorage, PlaceOutcome } from '../checkout/draft/order-draft';
import { aCart } from './a-cart';
import { cartServices, listenTo, type OwnServices } from './cart-services';

/** Initial values on the bus; omitted ones are not known yet. */
interface Known {
  cart?: Cart | undefined;
  shop?: ShopState;
  session?: Session;
  location?: CustomerLocation | undefined;
  placed?: PlacedOrder;
}

interface Before {
  details?: Details;
  last?: Details;
  request?: TimeRequest;
  orderTry?: OrderTry;
  placed?: unknown;
}

interface Own
  extends
    OwnServices,
    Partial<Pick<CheckoutServices, 'placeOrder' | 'readTimes' | 'readBilledTo' | 'askPromo'>> {
  outcomes?: PlaceOutcome[];
  before?: Before;
}

export const signedIn: Session = {
  status: 'signed-in',
  user: { uid: 'asha', displayName: 'Asha Rao', email: null, phoneNumber: null, photoURL: null },
};

export const atHome: CustomerLocation = {
  status: 'known',
  coordinates: { lat: 13.03, lng: 77.7 },
  locality: 'K R Puram',
  problem: null,
};

export const complete: Details = {
  ...noOrderFields,
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12, 3rd Cross',
};

export const liveShop = (shop = aShop()): Extract<ShopState, { status: 'known' }> => ({
  status: 'known',
  shop,
  live: true,
});

function checkoutStorage({
  details = complete,
  last,
  request,
  orderTry,
  placed,
}: Before): CheckoutStorage {
  const tried = storedInMemory<OrderTry>(orderTry);
  const stored = {
    placed: storedInMemory(placed),
    typed: storedInMemory<StoredDetails>({ uid: 'asha', details }),
    lastDelivery: storedInMemory<StoredDetails>(last && { uid: 'asha', details: last }),
    orderKind: storedTextInMemory().stored,
    slot: storedTextInMemory().stored,
    tryOf: () => tried,
  };
  if (request) storeRequest(stored, request);
  return stored;
}

/** Renders the checkout over in-memory services. `show` changes the state; `events` lists emitted events. */
export async function checkoutWorld(
  first: Known = {},
  own: Own = {},
  within: (page: ReactElement) => ReactElement = (page) => page,
) {
  const {
    outcomes = [],
    before = {},
    placeOrder = jest.fn(() =>
      Promise.resolve<PlaceOutcome>(outcomes.shift() ?? { kind: 'failed' }),
    ),
    readTimes = () => Promise.resolve({ full: new Set<number>() }),
    readBilledTo = () => Promise.resolve(null),
    askPromo = () => Promise.resolve(null),
    ...ofCart
  } = own;
  const cart = cartServices(ofCart);
  const stored = checkoutStorage(before);
  const placed = createPlaced(stored.placed);
  const checkout = { storage: stored, placed, placeOrder, readTimes, readBilledTo, askPromo };

  function tell(known: Known): void {
    if (known.cart) cart.cart.set(known.cart);
    if (known.shop) cart.shop.set(known.shop);
    if (known.placed) placed.set(known.placed);
    if (known.session) cart.bus.emit('session/changed', known.session);
    if (known.location) cart.bus.emit('location/changed', known.location);
  }
  tell({ cart: aCart({ 1: 2 }), shop: liveShop(), session: signedIn, location: atHome, ...first });
  const events = listenTo(cart.bus);

  // On the site this chunk loads on the first touch.
  await lazyPlacing.load();
  renderPage(
    within(
      <CartContext value={cart}>
        <CheckoutContext value={checkout}>
          <CheckoutPage />
        </CheckoutContext>
      </CartContext>,
    ),
    '/checkout',
  );
  // The render starts a request for the delivery distance; wait for its response.
  await act(() => Promise.resolve());
  const show = (known: Known) => act(() => Promise.resolve(tell(known)));
  return { ...cart, ...checkout, events, show };
}

/** Simulates the inline page script, which marks the document when a cart is stored. */
export const cartStorage = (isStored: boolean) =>
  document.documentElement.toggleAttribute('data-cart', isStored);
afterEach(() => void cartStorage(false));
