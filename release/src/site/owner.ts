import { existsSync, renameSync } from 'node:fs';
import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { asideOf, isAnother, type Owner } from '@burger/shared/restaurant/files';
import { restaurantFolder } from '@burger/shared/build/restaurant-folder';
import { siteFolder } from '../../../shared/repository/paths.mjs';
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

/** Moves another restaurant's whole site aside. It returns when that restaurant starts again. */
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
    `${owner.name} starts with a new site. The site of ${before.name} was moved to ${aside} and returns when that restaurant starts again.`,
  );
  const own = `${site}-${asideOf(owner)}`;
  if (existsSync(own)) renameSync(own, site);
}

/** Throws when a shell or remote version that is not live yet belongs to another restaurant. */
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
      `The site was not changed. ${what} belongs to ${whose.name}, the site to ${owner.name}. A full build (npm run build) moves the other restaurant's site aside.`,
    );
  }
}
