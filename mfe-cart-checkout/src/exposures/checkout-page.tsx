import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import {
  sessionText,
  storedJson,
  storageKeys,
  localText,
  personKeys,
} from '@burger/shared/platform/storage';
import { CartContext } from '../cart/use-services';
import { CheckoutPage as View } from '../checkout/checkout-page';
import { CheckoutContext, type CheckoutServices } from '../checkout/draft/use-checkout-services';
import { lazyPlacing } from '../checkout/lazy-placing';
import { readStoredDetails } from '../checkout/draft/details';
import { createPlaced, readOrderTry } from '../checkout/draft/placed-order';
import type { CheckoutStorage, PlaceOrder } from '../checkout/draft/order-draft';
import { cartServices, shopHasChanged, storedCart } from '../wiring';

const storage: CheckoutStorage = {
  placed: storedJson(sessionText(storageKeys.placedOrder), (order) => order),
  typed: storedJson(sessionText(personKeys.checkoutDetails), readStoredDetails),
  lastDelivery: storedJson(localText(personKeys.lastDelivery), readStoredDetails),
  orderKind: localText(storageKeys.orderKind),
  // In sessionStorage, so that a requested slot applies to one order only.
  slot: sessionText('burger.slot'),
  tryOf: (uid) => storedJson(localText(`burger.order-try.${uid}`), readOrderTry),
};

const placed = createPlaced(storage.placed);

const readTimes: CheckoutServices['readTimes'] = async (order) => {
  try {
    const { orderTimes } = await import(
      /* webpackChunkName: "slot-chooser" */ '@burger/shared/hours/order-times'
    );
    return await orderTimes(order);
  } catch {
    return null;
  }
};

let placer: PlaceOrder | null = null;

const placeOrder: PlaceOrder = async (draft) => {
  try {
    const { createPlacing } = await lazyPlacing.load();
    placer ??= createPlacing({ bus, storage, placed, storedCart, shopHasChanged });
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
  return placer(draft);
};

const services: CheckoutServices = {
  placed,
  storage,
  placeOrder,
  readTimes,
};

export const CheckoutPage = () => (
  <CartContext value={cartServices}>
    <CheckoutContext value={services}>
      <View />
    </CheckoutContext>
  </CartContext>
);

({ CheckoutPage }) satisfies Exposure<'mfe-cart-checkout', './CheckoutPage'>;
