import { existsSync } from 'node:fs';
import path from 'node:path';
import type { IsDeployed } from '@burger/functions/deployed-versions';

/** Whether a version lies in the folder of a site. Versions are checked before: no name leads out of it. */
export const publishedIn =
  (siteDir: string): IsDeployed =>
  (part, version) => {
    const folder = part === 'shell' ? ['shell'] : ['remotes', part];
    return Promise.resolve(existsSync(path.join(siteDir, ...folder, version)));
  };
