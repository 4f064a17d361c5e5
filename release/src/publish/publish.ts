import { picturesAddress, picturesFolder } from '@burger/shared/build';
import type { RemoteLine } from '@burger/shared/contracts';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { filesOf, fingerprint, integrityOf, readJson, write } from '../site/files';
import type { PublishedShell } from '../site/records';

/** Puts a folder on the site under a name that is never used for other contents; does nothing when it is there. */
function publishOnce(target: string, fill: (draft: string) => void) {
  if (existsSync(target)) return;
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  fill(draft);
  renameSync(draft, target);
}

interface PublishedPackage {
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
function publishPackage(source: string, under: string): PublishedPackage {
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
function publishIcons(): void {
  const source = `${restaurantFolder}/brand`;
  for (const file of filesOf(source).filter((name) => /^icon(s\/|\.)/.test(name))) {
    write(`${siteFolder}/${file}`, readFileSync(`${source}/${file}`));
  }
}

/** As much as is read of the manifest that the federation plugin writes. */
interface Manifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

// A remote that has moved to a site of its own stays there.
const baseOf = (before: RemoteLine | undefined, version: string, address: string) =>
  /^https?:/.test(before?.base ?? '') ? new URL(`/${version}/`, before?.base).href : `${address}/`;

/** What the build of a remote in the folder `source` says of itself. Throws where it is none, or of another remote. */
function manifestOf(name: string, source: string): Manifest {
  const file = `${source}/dist/web/mf-manifest.json`;
  if (!existsSync(file) || !existsSync(`${source}/dist/node`)) {
    throw new Error(`Nothing of ${name} has been built in ${source}.`);
  }
  const manifest = readJson<Manifest>(file);
  if (manifest.name === name) return manifest;
  throw new Error(`What has been built in ${source} is ${manifest.name}.`);
}

/**
 * Publishes what was built of a remote in the folder `source`; returns its line of `remotes.json`, given the one
 * before. Throws when nothing of it has been built there.
 */
export function publishRemote(
  name: string,
  source: string,
  before: RemoteLine | undefined,
): RemoteLine {
  const { metaData, exposes } = manifestOf(name, source);
  const { version, address, integrity } = publishPackage(source, `remotes/${name}`);
  return {
    version,
    base: baseOf(before, version, address),
    entry: metaData.remoteEntry.name,
    ...readJson<Pick<RemoteLine, 'contract' | 'oldest'>>(`${source}/dist/web/contract.json`),
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync])),
    integrity,
  };
}

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
