import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { locationStore, sessionStore } from '../wiring';
import { startAccount } from '../start';

// Loaded only after an order was placed, so that other visitors do not download it.
const orderWasPlaced = () =>
  void import(/* webpackChunkName: "expect-usual" */ '../order-placed.lazy').then(
    (expected) => expected.orderWasPlaced(),
    () => undefined,
  );

export const start = () => startAccount(bus, sessionStore, locationStore, orderWasPlaced);

({ start }) satisfies Exposure<'mfe-account-orders', './start'>;
