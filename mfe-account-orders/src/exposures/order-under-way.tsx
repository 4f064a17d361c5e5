import type { Exposure, OrderUnderWayProps } from '@burger/shared/contracts';
import { OrderUnderWay as View } from '../components/follow/order-under-way';
import { followPorts } from '../compose-follow';

/** An order of the signed-in customer that another team's page follows. */
export const OrderUnderWay = (props: OrderUnderWayProps) => <View {...props} {...followPorts} />;

({ OrderUnderWay }) satisfies Exposure<'mfe-account-orders', './OrderUnderWay'>;
