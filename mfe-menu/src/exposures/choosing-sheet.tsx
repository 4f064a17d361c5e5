import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { ChoosingSheet as Sheet } from '../dish/choosing-sheet';
import { withStores } from '../wiring';

export { ready } from '../wiring';

/** The sheet for a dish's choices, closed until somebody asks for it over the bus. */
export const ChoosingSheet = withStores(() => <Sheet bus={bus} />);

({ ChoosingSheet }) satisfies Exposure<'mfe-menu', './ChoosingSheet'>;
