import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { Pairings } from '../suggestions/pairings';
import { stores } from '../wiring';

export { ready } from '../wiring';

/** What goes well with the cart, each dish one touch away; for other teams' pages. */
export const GoesWellWith = () => (
  <StoresContext value={stores}>
    <Pairings />
  </StoresContext>
);

({ GoesWellWith }) satisfies Exposure<'mfe-menu', './GoesWellWith'>;
