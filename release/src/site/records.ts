import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/i18n';
import { existsSync } from 'node:fs';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { readJson, readJsonOr, shortHash, write, writeJson, writePage } from './files';

export interface PublishedShell {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

/** The addresses of heading fonts by language. A script without one uses the device's font. */
export type Fonts = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** `source` is `restaurant` for the repository's document, `store` after another one was published. */
export interface SiteShop {
  version: string;
  source: 'restaurant' | 'store';
}

export interface SiteParts {
  shell: PublishedShell;
  remotes: RemotesFile;
  fonts: Fonts;
  shop: SiteShop;
  staged: Staged;
}

/** A version in a staged rollout, and its share of the visitors in percent. */
export interface StagedVersion {
  share: number;
  line: RemoteLine;
}

/** The staged versions by the names of their remotes. */
export type Staged = Readonly<Record<string, StagedVersion>>;

const stagedFile = `${siteFolder}/staged.json`;

export const readStaged = (): Staged => readJsonOr(stagedFile, {});

export const writeStaged = (staged: Staged): void => writeJson(stagedFile, staged);

export const withoutStaged = (name: string, staged = readStaged()): Staged =>
  Object.fromEntries(Object.entries(staged).filter(([remote]) => remote !== name));

const remotesFile = `${siteFolder}/remotes.json`;

export const readRemotes = (): RemotesFile => readJsonOr(remotesFile, {});

export const writeRemotes = (remotes: RemotesFile): void => writeJson(remotesFile, remotes);

const shellFile = `${siteFolder}/shell.json`;

export const recordShell = (shell: PublishedShell): void =>
  write(shellFile, JSON.stringify({ shell }));

/** Returns the live shell. Throws before the first deployment. */
export function currentShell(): PublishedShell {
  if (!existsSync(shellFile))
    throw new Error(`${siteFolder} contains no site yet. Run npm run build.`);
  return readJson<{ shell: PublishedShell }>(shellFile).shell;
}

/** For each remote, its earlier entries in `remotes.json`, oldest first; rollbacks return to them. */
export type History = Readonly<Record<string, readonly RemoteLine[]>>;

const historyFile = `${siteFolder}/history.json`;

// More versions have no use, and frequent builds would grow the file without limit.
const stored = 10;

export const readHistory = (): History => readJsonOr(historyFile, {});

export const writeHistory = (history: History): void => writeJson(historyFile, history);

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
      replaced.map(([name, line]) => [name, [...(known[name] ?? []), line].slice(-stored)]),
    ),
  };
}

/** A file with a content hash in its name. Open pages keep using their version. */
export interface LastingFile {
  address: string;
  text: string;
}

function lasting(kind: string, content: object): LastingFile {
  const text = JSON.stringify(content);
  return { address: `/remotes/${kind}-${shortHash(text)}.json`, text };
}

export const remotesList = (remotes: RemotesFile): LastingFile => lasting('list', remotes);

export const remoteLine = (line: RemoteLine): LastingFile => lasting('line', line);

export const writeLasting = ({ address, text }: LastingFile): void =>
  writePage(`${siteFolder}${address}`, text);
