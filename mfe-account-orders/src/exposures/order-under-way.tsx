import { bus } from '@burger/shared/bus';
import type { Exposure, OrderUnderWayProps } from '@burger/shared/contracts';
import { OrderUnderWay as View } from '../tracking/active-order';
import { ordersApi } from '../tracking/orders-api';

const own = ordersApi();

/** The state of an order of the signed-in customer, exposed to pages of other teams. */
export const OrderUnderWay = (props: OrderUnderWayProps) => <View {...props} {...own} bus={bus} />;

({ OrderUnderWay }) satisfies Exposure<'mfe-account-orders', './OrderUnderWay'>;
