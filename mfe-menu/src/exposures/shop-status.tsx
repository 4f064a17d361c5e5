import type { Exposure } from '@burger/shared/contracts';
import { ShopStatus as Status } from '../menu/shop-status';
import { withStores } from '../wiring';

export const ShopStatus = withStores(Status);

({ ShopStatus }) satisfies Exposure<'mfe-menu', './ShopStatus'>;
