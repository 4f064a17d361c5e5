import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { AccountPage as Page } from '../account/account-page';

const loadCases = () =>
  import(/* webpackChunkName: "my-data" */ '../my-data-wiring.lazy').then(({ myData }) => myData);

export const AccountPage = () => <Page bus={bus} loadCases={loadCases} />;

({ AccountPage }) satisfies Exposure<'mfe-account-orders', './AccountPage'>;
