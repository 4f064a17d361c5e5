import type { Exposure } from '@burger/shared/contracts';
import { TrackPage } from '../tracking/track-page';

({ TrackPage }) satisfies Exposure<'mfe-account-orders', './TrackPage'>;

export { TrackPage };
