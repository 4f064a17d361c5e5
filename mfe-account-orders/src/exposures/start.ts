import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { locationStore, sessionStore } from '../wiring';
import { startAccount } from '../start';

// Comes when somebody has ordered, so that no visitor loads it.
const orderWasPlaced = () =>
  void import(/* webpackChunkName: "expect-usual" */ '../order-placed.late').then(
    (expected) => expected.orderWasPlaced(),
    () => undefined,
  );

/** Owns session and location on the bus. */
export const start = () => startAccount(bus, sessionStore, locationStore, orderWasPlaced);

({ start }) satisfies Exposure<'mfe-account-orders', './start'>;
