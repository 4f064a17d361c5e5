import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { AccountMenu as Menu } from '../account/account-menu';

/** The account's place in the header. It communicates over the bus only, which keeps it small. */
export const AccountMenu = () => <Menu bus={bus} />;

export const orderStrip = () =>
  import(/* webpackChunkName: "order-strip" */ '../tracking/order-strip.lazy');

({ AccountMenu }) satisfies Exposure<'mfe-account-orders', './AccountMenu'>;
