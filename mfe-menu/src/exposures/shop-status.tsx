import type { Exposure } from '@burger/shared/contracts';
import { ShopStatus as Status } from '../menu/shop-status';
import { withStores } from '../wiring';

/** Whether orders are taken, and how long they take, where that is not as usual; for other teams' pages. */
export const ShopStatus = withStores(Status);

({ ShopStatus }) satisfies Exposure<'mfe-menu', './ShopStatus'>;
