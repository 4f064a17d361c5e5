import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const file = `${siteFolder}/former-lines.json`;

// Nobody goes back further, and a build that is often repeated would make it grow for good.
const kept = 10;

/** The lines that `remotes.json` had before, by remote, the last one last. */
export const readFormerLines = () =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export const writeFormerLines = (former) =>
  writeServed(file, `${JSON.stringify(former, null, 2)}\n`);

/** The former lines once `after` has replaced `before`. */
export function formerLinesAfter(before, after) {
  const former = readFormerLines();
  for (const [name, line] of Object.entries(before)) {
    if (JSON.stringify(line) === JSON.stringify(after[name])) continue;
    former[name] = [...(former[name] ?? []), line].slice(-kept);
  }
  return former;
}
