import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes as exposures, type RemoteName } from '@burger/shared/contracts';

export { exposures };

/** The remotes of this repository; others are built elsewhere. */
export const remotes = (Object.keys(exposures) as RemoteName[]).filter((name) =>
  existsSync(path.resolve(__dirname, '../..', name)),
);

/** What shells of contract 2 want of a remote beside that; it goes with contract 2. */
export const former: Partial<Record<RemoteName, readonly string[]>> = {
  'mfe-menu': ['./AddToCart'],
};

/** Whose texts come in threes: all that customers see. */
export const spokenRemotes: readonly RemoteName[] = remotes.filter(
  (remote) => remote !== 'mfe-kitchen',
);
