import type { Exposure } from '@burger/shared/contracts';
import { Pairings } from '../suggestions/pairings';
import { withStores } from '../wiring';

export { ready } from '../wiring';

export const GoesWellWith = withStores(Pairings);

({ GoesWellWith }) satisfies Exposure<'mfe-menu', './GoesWellWith'>;
