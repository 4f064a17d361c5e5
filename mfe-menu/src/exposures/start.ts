import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { followUpdates } from '../shop/updates';
import { publishedShop, shopStore } from '../shop-wiring';

export const start = followUpdates({ store: shopStore, source: publishedShop, bus });

({ start }) satisfies Exposure<'mfe-menu', './start'>;
