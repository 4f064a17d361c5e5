import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { locationKeeper, sessionKeeper } from '../compose';
import { startAccount } from '../start';

/** Owns session and location on the bus. */
export const start = () => startAccount(bus, sessionKeeper, locationKeeper);

({ start }) satisfies Exposure<'mfe-account-orders', './start'>;
