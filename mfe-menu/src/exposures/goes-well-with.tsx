import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../components/stores-context';
import { GoesWell } from '../components/goes-well';
import { shopIsThere } from '../compose';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/** What goes well with the cart, each dish one touch away; for other teams' pages. */
export const GoesWellWith = () => (
  <StoresContext value={stores}>
    <GoesWell />
  </StoresContext>
);

({ GoesWellWith }) satisfies Exposure<'mfe-menu', './GoesWellWith'>;
