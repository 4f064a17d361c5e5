import { inTab, keptJson, keptKeys, onDevice, personKeys } from '@burger/shared/storage';
import type { CheckoutServices, KeptAtCheckout } from './checkout/checkout-ports';
import { createPlaced } from './checkout/remember-placed';
import { openChatWindow } from './placing/chat-window';
import { readKeptDetails } from './placing/details';
import { readOrderTry } from './placing/order-try';
import type { PlaceOrder, PlaceOutcome } from './placing/place-order';

const kept: KeptAtCheckout = {
  placed: keptJson(inTab(keptKeys.placedOrder), (order) => order),
  typed: keptJson(inTab(personKeys.checkoutDetails), readKeptDetails),
  lastDelivery: keptJson(onDevice(personKeys.lastDelivery), readKeptDetails),
  orderKind: onDevice(keptKeys.orderKind),
  // A time to come is meant for this order alone.
  slot: inTab('burger.slot'),
  tryOf: (uid) => keptJson(onDevice(`burger.order-try.${uid}`), readOrderTry),
};

const placed = createPlaced(kept.placed);

const readFullSlots: CheckoutServices['readFullSlots'] = async () => {
  try {
    const { fullSlots } = await import(
      /* webpackChunkName: "slot-chooser" */ '@burger/shared/full-slots'
    );
    return await fullSlots();
  } catch {
    return null;
  }
};

const notSent = (): PlaceOutcome => ({ kind: navigator.onLine ? 'failed' : 'offline' });

let placer: PlaceOrder | null = null;

// What sends an order comes in one piece with what shows it, so that none is stored that cannot be shown.
const placeOrder: PlaceOrder = async (draft) => {
  try {
    const { composePlacing } = await import(/* webpackChunkName: "placing" */ './compose-placing');
    placer ??= composePlacing({ placed, kept });
  } catch {
    return notSent();
  }
  return placer(draft);
};

export const checkoutServices: CheckoutServices = {
  placed,
  kept,
  placeOrder,
  readFullSlots,
  openWindow: openChatWindow,
};
