import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import type { PageScript } from '../../../shell/src/head/start-page';
import { readJson } from '../site/files';
import type { PublishedShell } from '../site/records';
import type { ExposureRef, Renderer } from './renderer';

type Asking = Pick<Renderer, 'textsOf'>;

/** Throws an Error where a file has no hash: browsers would refuse it. */
const scriptsOf = ({ base, integrity }: RemoteLine, files: Iterable<string>): PageScript[] =>
  [...files].map((file) => {
    const { [file]: hash } = integrity;
    if (!hash) throw new Error(`No hash was published of ${base}${file}`);
    return { address: `${base}${file}`, integrity: hash };
  });

/** What the shell's build says about its scripts: `entry`, the ones to run, or `texts`, those of each language. */
const builtEntry = ({ base }: PublishedShell) =>
  readJson<string[]>(`${siteFolder}${base}entry.json`);
const builtTexts = ({ base }: PublishedShell) =>
  readJson<Record<string, string>>(`${siteFolder}${base}texts.json`);

/** What every page in the renderer's language runs: its texts, which the shell finds when it starts, and the shell. */
export function ownScripts(
  shell: PublishedShell,
  { pageLanguage }: Pick<Renderer, 'pageLanguage'>,
): PageScript[] {
  const texts = builtTexts(shell)[`texts.${pageLanguage}`];
  return [...(texts ? [texts] : []), ...builtEntry(shell)].map((script) => ({
    address: `${shell.base}${script}`,
    integrity: shell.integrity[script] ?? '',
  }));
}

/** What a place asks its remote for: itself, after the texts that it needs. */
const exposuresAt = (place: ExposureRef, line: RemoteLine, renderer: Asking) =>
  [...renderer.textsOf(place, line), place].map(({ exposure }) => exposure as string);

const filesAt = (place: ExposureRef, line: RemoteLine, renderer: Asking) =>
  new Set([
    line.entry,
    ...exposuresAt(place, line, renderer).flatMap((exposure) => line.exposes[exposure] ?? []),
  ]);

/** Scripts that a page needs of its remote: the entry and the chunks of what is exposed; none where no remote is there. */
export function scriptsAt(
  place: ExposureRef | undefined,
  remotes: RemotesFile,
  renderer: Asking,
): PageScript[] {
  const line = place && remotes[place.remote];
  return line ? scriptsOf(line, filesAt(place, line, renderer)) : [];
}

/** Scripts of the remote at a place that none of its parts begins with: each comes when something is opened or sent. */
export function lateScriptsAt(place: ExposureRef, remotes: RemotesFile): PageScript[] {
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

/** As much of the list of remotes as the page at a place needs to answer. */
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

/** The shell's own scripts that a page loads only when it comes to them. */
export function laterScripts(shell: PublishedShell): PublishedShell {
  const known = new Set([...builtEntry(shell), ...Object.values(builtTexts(shell))]);
  const later = Object.keys(shell.integrity).filter((file) => !known.has(file));
  return { base: shell.base, integrity: pick(shell.integrity, new Set(later)) };
}
