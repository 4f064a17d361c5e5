import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { GoesWell } from '../suggestions/goes-well';
import { shopIsThere } from '../wiring';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/** What goes well with the cart, each dish one touch away; for other teams' pages. */
export const GoesWellWith = () => (
  <StoresContext value={stores}>
    <GoesWell />
  </StoresContext>
);

({ GoesWellWith }) satisfies Exposure<'mfe-menu', './GoesWellWith'>;
