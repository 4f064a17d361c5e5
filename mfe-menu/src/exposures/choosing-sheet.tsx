import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { ChoosingSheet as Sheet } from '../components/choosing-sheet';
import { StoresContext } from '../components/stores-context';
import { shopIsThere } from '../compose';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/** The sheet for a dish's choices, closed until somebody asks for it over the bus. */
export const ChoosingSheet = () => (
  <StoresContext value={stores}>
    <Sheet bus={bus} />
  </StoresContext>
);

({ ChoosingSheet }) satisfies Exposure<'mfe-menu', './ChoosingSheet'>;
