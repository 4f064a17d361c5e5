import { PastOrder, type PastOrderProps } from './orders/past-order';
import { orderServices } from './orders-wiring';

export const OwnPastOrder = (props: PastOrderProps) => <PastOrder {...orderServices} {...props} />;
