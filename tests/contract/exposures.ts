import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes as exposures, type RemoteName } from '@burger/shared/contracts';

export { exposures };

/** The remotes of this repository; others are built elsewhere. */
export const remotes = (Object.keys(exposures) as RemoteName[]).filter((name) =>
  existsSync(path.resolve(__dirname, '../..', name)),
);

/** Whose texts come in threes: all that customers see. */
export const spokenRemotes: readonly RemoteName[] = remotes.filter(
  (remote) => remote !== 'mfe-kitchen',
);
