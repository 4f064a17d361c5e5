import { hashesOf } from 'federation-pins/hashes';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { picturesAddress, picturesFolder } from '@burger/shared/build';
import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { restaurantFolder } from '@burger/shared/build/restaurant-folder';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { publishFonts } from '../fonts/scripts';
import { prerenderSite } from '../prerender/prerender-site';
import { refuseAnother } from '../site/owner';
import { checkBuiltEvents } from './guest-events';
import { filesOf, fingerprint, readJson, write } from '../site/files';
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

/** Fills a folder on the site whose name contains a content hash. Does nothing when it exists. */
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
  /** The folder's address on the site, without a trailing slash. */
  address: string;
  integrity: Record<string, string>;
}

/**
 * Publishes a built package: browser files, the node bundle for prerendering, and the shell's worker, head scripts and
 * page for engineers.
 */
function publishPackage(source: string, under: string): PublishedPackage {
  const { version: release } = readJson<{ version: string }>(`${source}/package.json`);
  const dist = `${source}/dist`;
  const version = `${release}-${fingerprint(dist)}`;
  const address = `/${under}/${version}`;
  publishOnce(`${siteFolder}${address}`, (draft) => {
    cpSync(`${dist}/web`, draft, { recursive: true });
    for (const part of ['node', 'worker', 'head', 'architecture'].filter((name) =>
      existsSync(`${dist}/${name}`),
    )) {
      cpSync(`${dist}/${part}`, `${draft}/${part}`, { recursive: true });
    }
  });
  return { version, address, integrity: hashesOf(`${dist}/web`) };
}

export function publishPictures(): void {
  publishOnce(`${siteFolder}${picturesAddress()}`, (draft) =>
    cpSync(picturesFolder, draft, { recursive: true }),
  );
}

function publishIcons(): void {
  const source = `${restaurantFolder}/brand`;
  for (const file of filesOf(source).filter((name) => /^icon(s\/|\.)/.test(name))) {
    write(`${siteFolder}/${file}`, readFileSync(`${source}/${file}`));
  }
}

interface Manifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

// A remote with a site of its own keeps its origin.
const baseOf = (before: RemoteLine | undefined, version: string, address: string) =>
  /^https?:/.test(before?.base ?? '') ? new URL(`/${version}/`, before?.base).href : `${address}/`;

/** Returns the federation manifest of a build. Throws when there is none, or it belongs to another remote. */
function manifestOf(name: string, source: string): Manifest {
  const file = `${source}/dist/web/mf-manifest.json`;
  if (!existsSync(file) || !existsSync(`${source}/dist/node`)) {
    throw new Error(`${source} contains no build of ${name}.`);
  }
  const manifest = readJson<Manifest>(file);
  if (manifest.name === name) return manifest;
  throw new Error(`${source} contains a build of ${manifest.name}, not of ${name}.`);
}

/** Publishes a built remote and returns its new line in `remotes.json`. Throws when there is no build. */
export function publishRemote(
  name: string,
  source: string,
  before: RemoteLine | undefined,
): RemoteLine {
  const { metaData, exposes } = manifestOf(name, source);
  checkBuiltEvents(name, source);
  const { version, address, integrity } = publishPackage(source, `remotes/${name}`);
  const { contract, oldest } = readJson<Pick<RemoteLine, 'contract' | 'oldest'>>(
    `${source}/dist/web/contract.json`,
  );
  return {
    version,
    base: baseOf(before, version, address),
    entry: metaData.remoteEntry.name,
    contract,
    oldest,
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync])),
    integrity,
  };
}

/** Publishes the built shell in the folder `source`, and the icons and pictures. Throws when there is no build. */
export function publishShell(source: string): PublishedShell {
  if (!existsSync(`${source}/dist/web/entry.json`)) {
    throw new Error(`${source} contains no build of the shell.`);
  }
  const { address, integrity } = publishPackage(source, 'shell');
  publishIcons();
  return { base: `${address}/`, integrity };
}

type Files = Record<string, string[]>;

interface WithAssets {
  assets: { js: Files; css: Files };
}

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

/** Rewrites a version's manifest for an address one folder up, or for the origin that serves the version. */
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

/** Writes `/remotes/<name>/mf-manifest.json`, in which other hosts find the live version of each remote. */
export function writeStandardManifests(remotes: RemotesFile): void {
  for (const [name, line] of Object.entries(remotes)) {
    const folder = `${siteFolder}/remotes/${name}`;
    const own = `${folder}/${line.version}/${file}`;
    write(`${folder}/${file}`, JSON.stringify(manifestAbove(readJson(own), line)));
  }
}

interface SiteChange {
  shell?: PublishedShell;
  remotes?: RemotesFile;
  shop?: SiteShop;
  staged?: Staged;
  /** The versions for rollbacks. By default the replaced versions are appended. */
  history?: History;
}

/**
 * Makes this shell and these remotes live. Rejects without a change for incompatible ones or pages that fail to render.
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
      throw new Error(`The site was not changed. ${message}`, { cause });
    },
  );
  recordShell(shell);
  recordShop(shop);
  writeHistory(history);
  writeStaged(staged);
  // Write the list last, so that a version that cannot be rendered never goes live.
  writeRemotes(remotes);
  writeStandardManifests(remotes);
}
