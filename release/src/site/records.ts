import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import { existsSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson, readJsonOr, shortHash, write, writeJson, writePage } from './files';

/** The shell that a site runs: where its files lie, and what its scripts hash to. */
export interface PublishedShell {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

/** Addresses of the fonts of headings by language; a language whose script has none is written in the device's own. */
export type Fonts = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/**
 * Which published document the pages of a site show. `source` is `restaurant` while it is the repository's own, `store`
 * once it was published.
 */
export interface SiteShop {
  version: string;
  source: 'restaurant' | 'store';
}

/** All that decides what a site's pages are. */
export interface SiteParts {
  shell: PublishedShell;
  remotes: RemotesFile;
  fonts: Fonts;
  shop: SiteShop;
  staged: Staged;
}

/** A version that a share (in percent) of the visitors gets while everybody else has the one that is live. */
export interface StagedVersion {
  share: number;
  line: RemoteLine;
}

/** By remote. */
export type Staged = Readonly<Record<string, StagedVersion>>;

const stagedFile = `${siteFolder}/staged.json`;

export const readStaged = (): Staged => readJsonOr(stagedFile, {});

export const writeStaged = (staged: Staged): void => writeJson(stagedFile, staged);

/** What is staged of all remotes but one. */
export const withoutStaged = (name: string, staged = readStaged()): Staged =>
  Object.fromEntries(Object.entries(staged).filter(([remote]) => remote !== name));

const remotesFile = `${siteFolder}/remotes.json`;

/** The site's list of remotes; empty before the first deployment. */
export const readRemotes = (): RemotesFile => readJsonOr(remotesFile, {});

/** Replaces the list. */
export const writeRemotes = (remotes: RemotesFile): void => writeJson(remotesFile, remotes);

const shellFile = `${siteFolder}/shell.json`;

/** Remembers which shell the site runs, for deployments of a single remote. */
export const recordShell = (shell: PublishedShell): void =>
  write(shellFile, JSON.stringify({ shell }));

/** The shell that the site runs. Throws before the first deployment. */
export function currentShell(): PublishedShell {
  if (!existsSync(shellFile)) throw new Error(`${siteFolder} holds no site yet: npm run build`);
  return readJson<{ shell: PublishedShell }>(shellFile).shell;
}

/** The lines that `remotes.json` had before, by remote, the last one last. */
export type History = Readonly<Record<string, readonly RemoteLine[]>>;

const historyFile = `${siteFolder}/history.json`;

// Nobody goes back further, and a build that is often repeated would make it grow for good.
const kept = 10;

export const readHistory = (): History => readJsonOr(historyFile, {});

export const writeHistory = (history: History): void => writeJson(historyFile, history);

/** The history once `after` has replaced `before`. */
export function historyAfter(
  before: RemotesFile,
  after: RemotesFile,
  known = readHistory(),
): History {
  const replaced = Object.entries(before).filter(
    ([name, line]) => JSON.stringify(line) !== JSON.stringify(after[name]),
  );
  return {
    ...known,
    ...Object.fromEntries(
      replaced.map(([name, line]) => [name, [...(known[name] ?? []), line].slice(-kept)]),
    ),
  };
}

/** A file whose name stands for its content. Pages that are open keep to it. */
export interface LastingFile {
  address: string;
  text: string;
}

function lasting(kind: string, content: object): LastingFile {
  const text = JSON.stringify(content);
  return { address: `/remotes/${kind}-${shortHash(text)}.json`, text };
}

/** The list of remotes of a deployment. */
export const remotesList = (remotes: RemotesFile): LastingFile => lasting('list', remotes);

/** A single line of such a list. */
export const remoteLine = (line: RemoteLine): LastingFile => lasting('line', line);

/** Puts one on the site, beside those of former deployments. */
export const writeLasting = ({ address, text }: LastingFile): void =>
  writePage(`${siteFolder}${address}`, text);
