import type { Cart, CustomerLocation, Session } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { CartNotice } from '../model/cart-notice';
import { createCell } from '../model/cell';
import { noDetails, type Details } from '../model/delivery-details';
import type { PlacedOrder } from '../model/placed-order';
import { CheckoutView } from '../pages/checkout-page';
import type { CheckoutActions } from '../use-cases/checkout-actions';
import type { PlaceOutcome } from '../use-cases/place-order';
import { aCart } from './a-cart';

interface Shown {
  cart: Cart | undefined;
  session: Session | undefined;
  location: CustomerLocation | undefined;
  notices: readonly CartNotice[];
  placed: PlacedOrder | null;
}

export const signedIn: Session = {
  status: 'signed-in',
  user: { uid: 'asha', displayName: 'Asha Rao', email: null, phoneNumber: null, photoURL: null },
};

export const atHome: CustomerLocation = {
  status: 'known',
  coordinates: { lat: 13.03, lng: 77.7 },
  locality: 'K R Puram',
  message: null,
};

export const complete: Details = {
  ...noDetails,
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12, 3rd Cross',
};

/** The checkout page over plain functions: `show` changes what it is given, `actions` records what it asks. */
export async function checkoutWorld(
  first: Partial<Shown> = {},
  given: Partial<CheckoutActions> & { outcomes?: PlaceOutcome[] } = {},
) {
  const { outcomes = [], ...own } = given;
  const shown = createCell<Shown>({
    cart: aCart({ 1: 2 }),
    session: signedIn,
    location: atHome,
    notices: [],
    placed: null,
    ...first,
  });
  const show = (change: Partial<Shown>) =>
    act(() => Promise.resolve(shown.set({ ...shown.get(), ...change })));
  const actions = {
    setQuantity: jest.fn(),
    remove: jest.fn(),
    dismissNotice: jest.fn(),
    measureDistance: jest.fn(() => Promise.resolve(4.6)),
    applyPromo: jest.fn(() => null),
    dropPromo: jest.fn(),
    signIn: jest.fn(),
    signOut: jest.fn(),
    findMe: jest.fn(),
    chooseArea: jest.fn(),
    startDetails: jest.fn(() => complete),
    keepDetails: jest.fn(),
    hasUnansweredTry: jest.fn(() => false),
    placeOrder: jest.fn(() => Promise.resolve(outcomes.shift() ?? ({ kind: 'failed' } as const))),
    orderAgain: jest.fn(),
    restorePlaced: jest.fn(),
    forgetPlaced: jest.fn(),
    openChat: jest.fn(),
    now: () => new Date('2025-01-15T15:00:00+05:30'),
    ...own,
  } satisfies CheckoutActions;

  function World() {
    const { cart, ...rest } = useSyncExternalStore(shown.subscribe, shown.get);
    return <CheckoutView {...rest} cart={cart} isVeg={() => true} actions={actions} />;
  }
  renderPage(<World />, '/checkout');
  // The way is measured as soon as it is shown.
  await act(() => Promise.resolve());
  return { actions, show };
}
