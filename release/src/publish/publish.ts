import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { picturesAddress, picturesFolder } from '@burger/shared/build';
import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { siteFolder } from '../../../scripts/paths.mjs';
import { publishFonts } from '../fonts/scripts';
import { prerenderSite } from '../prerender/prerender-site';
import { refuseAnother } from '../site/owner';
import { filesOf, fingerprint, integrityOf, readJson, write } from '../site/files';
import {
  currentShell,
  historyAfter,
  readRemotes,
  readStaged,
  recordShell,
  writeHistory,
  writeRemotes,
  writeStaged,
  type History,
  type PublishedShell,
  type SiteShop,
  type Staged,
} from '../site/records';
import { recordShop, shopOfSite } from '../site/shop';

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

type Files = Record<string, string[]>;

interface WithAssets {
  assets: { js: Files; css: Files };
}

/** As much as is changed of the manifest that the federation plugin writes. */
interface StandardManifest {
  metaData: { remoteEntry: { name: string }; publicPath?: string };
  exposes: WithAssets[];
  shared: WithAssets[];
}

const file = 'mf-manifest.json';

function prefixed(folder: string, { assets, ...rest }: WithAssets): WithAssets {
  const all = (kind: Files) =>
    Object.fromEntries(
      Object.entries(kind).map(([when, files]) => [when, files.map((one) => `${folder}${one}`)]),
    );
  return { ...rest, assets: { js: all(assets.js), css: all(assets.css) } };
}

/** The manifest of a version as it reads one folder up, or from the site where that version lies elsewhere. */
function manifestAbove(
  { metaData, exposes, shared, ...manifest }: StandardManifest,
  { base, version }: RemoteLine,
): object {
  const isElsewhere = /^https?:/.test(base);
  const folder = isElsewhere ? '' : `${version}/`;
  const remoteEntry = { ...metaData.remoteEntry, path: folder };
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry, publicPath: isElsewhere ? base : 'auto' },
    exposes: exposes.map((one) => prefixed(folder, one)),
    shared: shared.map((one) => prefixed(folder, one)),
  };
}

/**
 * Writes `/remotes/<name>/mf-manifest.json`, by which hosts other than the shell find the version of each remote that
 * runs.
 */
export function writeStandardManifests(remotes: RemotesFile): void {
  for (const [name, line] of Object.entries(remotes)) {
    const folder = `${siteFolder}/remotes/${name}`;
    const own = `${folder}/${line.version}/${file}`;
    write(`${folder}/${file}`, JSON.stringify(manifestAbove(readJson(own), line)));
  }
}

/** What changes of a site; the rest stays as it is. */
interface SiteChange {
  shell?: PublishedShell;
  remotes?: RemotesFile;
  /** The published document that pages show. */
  shop?: SiteShop;
  /** What a share of the visitors gets instead. */
  staged?: Staged;
  /** What can be gone back to; without it, what is replaced is added to it. */
  history?: History;
}

/**
 * Makes the site run this shell with these remotes. Rejects, and changes nothing, when they do not understand each
 * other or a page cannot be rendered.
 */
export async function goLive({
  shell = currentShell(),
  remotes = readRemotes(),
  shop = shopOfSite(shell),
  staged = readStaged(),
  history = historyAfter(readRemotes(), remotes),
}: SiteChange): Promise<void> {
  refuseAnother(shell, remotes, staged);
  publishPictures();
  const fonts = publishFonts();
  await prerenderSite({ shell, remotes, fonts, shop, staged }).catch(
    ({ message, cause }: Error) => {
      throw new Error(`The site stays as it was. ${message}`, { cause });
    },
  );
  recordShell(shell);
  recordShop(shop);
  writeHistory(history);
  writeStaged(staged);
  // The list comes last: what cannot be rendered is not run.
  writeRemotes(remotes);
  writeStandardManifests(remotes);
}
