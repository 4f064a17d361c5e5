import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import type { PageScript } from '../../../shell/src/head/start-page';
import { readJson } from '../site/files';
import type { PublishedShell } from '../site/records';
import type { ExposureRef, Renderer } from './renderer';

type Published = Pick<RemoteLine, 'base' | 'integrity'>;

type Asking = Pick<Renderer, 'textsOf'>;

/** Throws for a file without a published hash, because browsers would block it. */
const scriptsOf = ({ base, integrity }: Published, files: Iterable<string>): PageScript[] =>
  [...files].map((file) => {
    const { [file]: hash } = integrity;
    if (!hash) throw new Error(`No hash is published for ${base}${file}`);
    return { address: `${base}${file}`, integrity: hash };
  });

const builtEntry = ({ base }: PublishedShell) =>
  readJson<string[]>(`${siteFolder}${base}entry.json`);
const builtTexts = ({ base }: PublishedShell) =>
  readJson<Record<string, string>>(`${siteFolder}${base}texts.json`);

/** Returns the scripts of every page in the renderer's language: its text bundle, then the shell. */
export function ownScripts(
  shell: PublishedShell,
  { pageLanguage }: Pick<Renderer, 'pageLanguage'>,
): PageScript[] {
  const texts = builtTexts(shell)[`texts.${pageLanguage}`];
  return scriptsOf(shell, [...(texts ? [texts] : []), ...builtEntry(shell)]);
}

const exposuresAt = (place: ExposureRef, line: RemoteLine, renderer: Asking) =>
  [...renderer.textsOf(place, line), place].map(({ exposure }) => exposure as string);

const filesAt = (place: ExposureRef, line: RemoteLine, renderer: Asking) =>
  new Set([
    line.entry,
    ...exposuresAt(place, line, renderer).flatMap((exposure) => line.exposes[exposure] ?? []),
  ]);

/** Returns the scripts that a page needs from its remote: entry and chunks. Empty when the remote is not deployed. */
export function scriptsAt(
  place: ExposureRef | undefined,
  remotes: RemotesFile,
  renderer: Asking,
): PageScript[] {
  const line = place && remotes[place.remote];
  return line ? scriptsOf(line, filesAt(place, line, renderer)) : [];
}

/** Returns the scripts of a remote that load later, when a visitor opens or sends something. */
export function lazyScriptsAt(place: ExposureRef, remotes: RemotesFile): PageScript[] {
  const line = remotes[place.remote];
  if (!line) return [];
  const first = new Set([line.entry, ...Object.values(line.exposes).flat()]);
  return scriptsOf(
    line,
    Object.keys(line.integrity).filter((file) => !first.has(file)),
  );
}

const pick = <Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));

export function firstRemotes(
  place: ExposureRef | undefined,
  remotes: RemotesFile,
  renderer: Asking,
): RemotesFile {
  const line = place && remotes[place.remote];
  if (!line) return {};
  const exposes = pick(line.exposes, new Set(exposuresAt(place, line, renderer)));
  const integrity = pick(line.integrity, filesAt(place, line, renderer));
  return { [place.remote]: { ...line, exposes, integrity } };
}

/**
 * Returns the shell as a line of a page's list, with the hashes of the scripts that load later. The entry is only
 * there because each line has one.
 */
export function shellLine(shell: PublishedShell, contract: Renderer['ownContract']): RemoteLine {
  const [entry = ''] = builtEntry(shell);
  const started = new Set([...builtEntry(shell).slice(1), ...Object.values(builtTexts(shell))]);
  const needed = Object.keys(shell.integrity).filter((file) => !started.has(file));
  const integrity = pick(shell.integrity, new Set(needed));
  return { version: '', base: shell.base, entry, ...contract, exposes: {}, integrity };
}
