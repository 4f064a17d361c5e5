import { existsSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson } from './read-json';
import type { PublishedShell } from './records';
import { writeServed } from './files';

const file = `${siteFolder}/shell.json`;

/** Remembers which shell the site runs, for deployments of a single remote. */
export const recordShell = (shell: PublishedShell): void =>
  writeServed(file, JSON.stringify({ shell }));

/** The shell that the site runs. Throws before the first deployment. */
export function currentShell(): PublishedShell {
  if (!existsSync(file)) throw new Error(`${siteFolder} holds no site yet: npm run build`);
  return readJson<{ shell: PublishedShell }>(file).shell;
}
