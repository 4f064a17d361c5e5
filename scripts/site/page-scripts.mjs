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

/** What every page in the renderer's language runs: its texts, which the shell finds when it starts, and the shell. */
export function ownScripts({ shell }, { pageLanguage }) {
  const file = (name) => readJson(`${siteFolder}${shell.base}${name}`);
  const texts = file('texts.json')[`texts.${pageLanguage}`];
  return [...(texts ? [texts] : []), ...file('entry.json')].map((script) => ({
    address: `${shell.base}${script}`,
    integrity: shell.integrity[script],
  }));
}

/** What the page at a place needs of its remote; nothing where no remote is at that place. */
export function scriptsAt(place, { remotes }, renderer) {
  if (!place) return [];
  const line = remotes[place.remote];
  const asked = [...renderer.textsOf(place, line), place];
  return remoteScripts(
    line,
    asked.map(({ exposure }) => exposure),
  );
}
