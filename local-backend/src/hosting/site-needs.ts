import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SiteNeeds } from '@burger/shared/security';

export type ReadSiteNeeds = () => SiteNeeds;

/**
 * What the policy of the site's pages depends on, as their deployment wrote it into `headers.json`. Looks at the file's
 * time on each call, so a deployment shows at once. Nothing while there is no such file.
 */
export function readSiteNeeds(siteDir: string): ReadSiteNeeds {
  const file = path.join(siteDir, 'headers.json');
  let read: { at: number; needs: SiteNeeds } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return {};
    if (read?.at !== at) read = { at, needs: JSON.parse(readFileSync(file, 'utf8')) as SiteNeeds };
    return read.needs;
  };
}
