import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { reorder } from '../compose-orders';
import { usual } from '../compose-usual';
import { YourUsual as View } from '../usual/your-usual';

/** The last orders of who is signed in, each one tap away. */
export const YourUsual = () => <View bus={bus} usual={usual} reorder={reorder} now={Date.now} />;

({ YourUsual }) satisfies Exposure<'mfe-account-orders', './YourUsual'>;
