import { inTab, keptKeys, onDevice, personKeys } from '@burger/shared/storage';
import { openChatWindow } from './gateways/chat-window';
import { keptRecord } from './gateways/kept-record';
import { readKeptDetails } from './model/delivery-details';
import { readOrderTry } from './model/order-try';
import type { CheckoutPorts, KeptAtCheckout } from './use-cases/checkout-ports';
import type { PlaceOrder, PlaceOutcome } from './use-cases/place-order';
import { createPlaced } from './use-cases/remember-placed';

const kept: KeptAtCheckout = {
  placed: keptRecord((order) => order, inTab(keptKeys.placedOrder)),
  typed: keptRecord(readKeptDetails, inTab(personKeys.checkoutDetails)),
  lastDelivery: keptRecord(readKeptDetails, onDevice(personKeys.lastDelivery)),
  orderKind: onDevice(keptKeys.orderKind),
  // A time to come is meant for this order alone.
  slot: inTab('burger.slot'),
  tryOf: (uid) => keptRecord(readOrderTry, onDevice(`burger.order-try.${uid}`)),
};

const placed = createPlaced(kept.placed);

const readFullSlots: CheckoutPorts['readFullSlots'] = async () => {
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

export const checkoutPorts: CheckoutPorts = {
  placed,
  kept,
  placeOrder,
  readFullSlots,
  openWindow: openChatWindow,
};
