import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { createReorder } from '../again/again';
import { firestoreOrders } from '../orders/firebase';
import { usualStorage } from '../usual/stored-usual';
import { createUsualStore } from '../usual/usual';
import { YourUsual as View } from '../usual/your-usual';

const usual = createUsualStore(firestoreOrders, usualStorage(), wait);
const reorder = createReorder(bus);

/** The signed-in customer's last orders, each with a button to order it again. */
export const YourUsual = () => <View bus={bus} usual={usual} reorder={reorder} />;

({ YourUsual }) satisfies Exposure<'mfe-account-orders', './YourUsual'>;
