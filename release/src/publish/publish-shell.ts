import { existsSync } from 'node:fs';
import { publishIcons, publishPackage } from './publish';
import type { PublishedShell } from '../site/records';

/**
 * Publishes what was built of the shell in the folder `source` and what lies beside it. Throws when nothing has been
 * built there.
 */
export function publishShell(source: string): PublishedShell {
  if (!existsSync(`${source}/dist/web/entry.json`)) {
    throw new Error(`Nothing of shell has been built in ${source}.`);
  }
  const { address, integrity } = publishPackage(source, 'shell');
  publishIcons();
  return { base: `${address}/`, integrity };
}
