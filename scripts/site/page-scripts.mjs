import { readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Scripts that a route needs from its remote: the entry and the chunks of what is exposed.
 * Remotes that are not pinned (contract 1) load them in another mode than a preload does, so theirs are left out.
 */
const remoteScripts = ({ base, entry, exposes, integrity = {} }, exposures) =>
  [...new Set([entry, ...exposures.flatMap((exposure) => exposes[exposure] ?? [])])]
    .filter((file) => file in integrity)
    .map((file) => ({ address: `${base}${file}`, integrity: integrity[file] }));

/** What the shell's build says about its scripts: `entry`, the ones to run, or `texts`, those of each language. */
const readShell = ({ base }, name) => readJson(`${siteFolder}${base}${name}.json`);

/** What every page in the renderer's language runs: its texts, which the shell finds when it starts, and the shell. */
export function ownScripts({ shell }, { pageLanguage }) {
  const texts = readShell(shell, 'texts')[`texts.${pageLanguage}`];
  return [...(texts ? [texts] : []), ...readShell(shell, 'entry')].map((script) => ({
    address: `${shell.base}${script}`,
    integrity: shell.integrity[script],
  }));
}

/** What a place asks its remote for: itself, after the texts that it needs. */
const exposuresAt = (place, line, renderer) =>
  [...renderer.textsOf(place, line), place].map(({ exposure }) => exposure);

/** What the page at a place needs of its remote; nothing where no remote is at that place. */
export function scriptsAt(place, { remotes }, renderer) {
  if (!place) return [];
  const line = remotes[place.remote];
  return remoteScripts(line, exposuresAt(place, line, renderer));
}

const pick = (record, keys) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

/** As much of the list of remotes as the page at a place needs to answer. */
export function firstRemotes(place, { remotes }, renderer) {
  if (!place) return {};
  const line = remotes[place.remote];
  const exposes = pick(line.exposes, exposuresAt(place, line, renderer));
  const files = [line.entry, ...Object.values(exposes).flat()];
  const integrity = line.integrity && { integrity: pick(line.integrity, files) };
  return { [place.remote]: { ...line, exposes, ...integrity } };
}

/** The shell's own scripts that a page loads only when it comes to them. */
export function laterScripts({ shell }) {
  const known = [...readShell(shell, 'entry'), ...Object.values(readShell(shell, 'texts'))];
  const later = Object.keys(shell.integrity).filter((file) => !known.includes(file));
  return { base: shell.base, integrity: pick(shell.integrity, later) };
}
