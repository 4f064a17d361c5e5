import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { AccountMenu as Menu } from '../account/account-menu';

/** The account's place in the header; it only reads and speaks over the bus, so it weighs next to nothing. */
export const AccountMenu = () => <Menu bus={bus} />;

/** The code of the strip about an order under way. */
export const orderStrip = () =>
  import(/* webpackChunkName: "order-strip" */ '../tracking/order-strip.late');

({ AccountMenu }) satisfies Exposure<'mfe-account-orders', './AccountMenu'>;
