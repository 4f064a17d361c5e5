import type { Exposure } from '@burger/shared/contracts';
import { Pairings } from '../suggestions/pairings';
import { withStores } from '../wiring';

export { ready } from '../wiring';

/** What goes well with the cart, each dish one touch away; for other teams' pages. */
export const GoesWellWith = withStores(Pairings);

({ GoesWellWith }) satisfies Exposure<'mfe-menu', './GoesWellWith'>;
