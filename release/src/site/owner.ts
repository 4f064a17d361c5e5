import { existsSync, renameSync } from 'node:fs';
import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { asideOf, isAnother, type Owner } from '@burger/shared/restaurant-files';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson, readJsonOr } from './files';
import type { PublishedShell, Staged } from './records';

const ownerIn = (folder: string) => readJsonOr<Owner | null>(`${folder}/restaurant.json`, null);

const ownerOfShell = (site: string, { base }: Pick<PublishedShell, 'base'>) =>
  ownerIn(`${site}${base}`);

function ownerOfSite(site: string): Owner | null {
  const record = readJsonOr<{ shell: PublishedShell } | null>(`${site}/shell.json`, null);
  return record && ownerOfShell(site, record.shell);
}

function firstFree(folder: string): string {
  for (let at = 1; ; at++) {
    const name = at === 1 ? folder : `${folder}-${at}`;
    if (!existsSync(name)) return name;
  }
}

/**
 * Puts aside the site of another restaurant, such as the example: with its pages, pictures and prices, and all that
 * could be gone back to. It comes back with that restaurant.
 */
export function separateSite(
  say: (line: string) => void,
  site = siteFolder,
  owner = readJson<Owner>(`${restaurantFolder}/restaurant.json`),
): void {
  const before = ownerOfSite(site);
  if (!before || !isAnother(before, owner)) return;
  const aside = firstFree(`${site}-${asideOf(before)}`);
  renameSync(site, aside);
  say(
    `${owner.name} gets a site of its own. The one of ${before.name} lies in ${aside}, and comes back with that restaurant.`,
  );
  const own = `${site}-${asideOf(owner)}`;
  if (existsSync(own)) renameSync(own, site);
}

/** Throws where a shell or a version of a remote that the site does not run yet belongs to another restaurant. */
export function refuseAnother(
  shell: PublishedShell,
  remotes: RemotesFile,
  staged: Staged = {},
  site = siteFolder,
): void {
  const owner = ownerOfSite(site) ?? ownerOfShell(site, shell);
  const running = readJsonOr<RemotesFile>(`${site}/remotes.json`, {});
  const isNew = ([name, { version }]: [string, RemoteLine]) => running[name]?.version !== version;
  const lines = [
    ...Object.entries(remotes),
    ...Object.entries(staged).map(([name, { line }]): [string, RemoteLine] => [name, line]),
  ];
  const comes = [
    { what: 'This shell', whose: ownerOfShell(site, shell) },
    ...lines.filter(isNew).map(([name, { version }]) => ({
      what: `${name} ${version}`,
      whose: ownerIn(`${site}/remotes/${name}/${version}`),
    })),
  ];
  for (const { what, whose } of comes) {
    if (!owner || !whose || !isAnother(owner, whose)) continue;
    throw new Error(
      `The site stays as it was. ${what} belongs to ${whose.name}, the site to ${owner.name}. A build (npm run build) puts the site of another restaurant aside.`,
    );
  }
}
