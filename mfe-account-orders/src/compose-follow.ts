import { bus } from '@burger/shared/bus';
import { ordersApi } from './gateways/orders-api';
import type { FollowPorts } from './components/follow/order-doings';

/** What who follows an order of her own can do with it. */
export const followPorts: FollowPorts = { bus, ...ordersApi() };
