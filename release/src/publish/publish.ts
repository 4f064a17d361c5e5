import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { picturesAddress, picturesFolder } from '@burger/shared/build';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { siteFolder } from '../../../scripts/paths.mjs';
import { filesOf, fingerprint } from '../site/fingerprint';
import { integrityOf } from '../site/integrity';
import { readJson } from '../site/read-json';
import { writeServed } from '../site/files';

/** Puts a folder on the site under a name that is never used for other contents; does nothing when it is there. */
function publishOnce(target: string, fill: (draft: string) => void) {
  if (existsSync(target)) return;
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  fill(draft);
  renameSync(draft, target);
}

export interface PublishedPackage {
  version: string;
  /** Where it lies on the site, without a slash at the end. */
  address: string;
  /** What its scripts hash to. */
  integrity: Record<string, string>;
}

/**
 * Publishes what was built of the package in the folder `source`: what browsers load and, beside it, what only
 * prerendering reads: the node bundle, and of the shell its service worker and what stands in the head of pages.
 */
export function publishPackage(source: string, under: string): PublishedPackage {
  const { version: release } = readJson<{ version: string }>(`${source}/package.json`);
  const dist = `${source}/dist`;
  const version = `${release}-${fingerprint(dist)}`;
  const address = `/${under}/${version}`;
  publishOnce(`${siteFolder}${address}`, (draft) => {
    cpSync(`${dist}/web`, draft, { recursive: true });
    for (const part of ['node', 'worker', 'head'].filter((name) => existsSync(`${dist}/${name}`))) {
      cpSync(`${dist}/${part}`, `${draft}/${part}`, { recursive: true });
    }
  });
  return { version, address, integrity: integrityOf(`${dist}/web`) };
}

/** Publishes the pictures under their fingerprint. */
export function publishPictures(): void {
  publishOnce(`${siteFolder}${picturesAddress()}`, (draft) =>
    cpSync(picturesFolder, draft, { recursive: true }),
  );
}

/** Puts the restaurant's icons at the root of the site. */
export function publishIcons(): void {
  const source = `${restaurantFolder}/brand`;
  for (const file of filesOf(source).filter((name) => /^icon(s\/|\.)/.test(name))) {
    writeServed(`${siteFolder}/${file}`, readFileSync(`${source}/${file}`));
  }
}
