import path from 'node:path';
import { brand, colours, studios } from './checks/brand';
import { examples } from './checks/examples';
import { files, ids, pictures, placeholders } from './checks/files';
import { languages } from './checks/languages';
import { menu, offers, openings, sealed, sense } from './checks/menu';
import { older, translatedNow } from './checks/older';
import { translated } from './checks/translated';
import { readMadeFrom, recordMadeFrom } from '../made-from';
import { type Finding, type Folder, openFolder } from './folder';

const checks = [
  files,
  ids,
  menu,
  sense,
  openings,
  languages,
  translated,
  placeholders,
  offers,
  pictures,
  brand,
  colours,
  studios,
  sealed,
  older,
  examples,
];

/**
 * Returns all findings in a restaurant's folder, sorted by file and line. `example` is the folder that owners
 * start from.
 */
export const checkFolder = (folder: Folder, example: Folder): Finding[] =>
  checks
    .flatMap((check) => check(folder, example))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const lineOf = ({ level, file, line, says }: Finding): string =>
  `  ${level === 'error' ? '✗' : '!'} ${file}${line === undefined ? '' : `:${line}`}  ${says}`;

export function report(name: string, findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const last =
    errors.length > 0
      ? `${name} has ${count(errors.length, 'mistake')}.`
      : `${name} can open${warnings.length > 0 ? `; ${count(warnings.length, 'thing')} to look at` : ''}.`;
  return [...[...errors, ...warnings].map(lineOf), last].join('\n');
}

/** Prints the findings in a folder and returns the exit code. `accept` confirms old translations. */
export function main(folder: string, example: string, accept = false): number {
  const made = readMadeFrom(folder);
  if (made) recordMadeFrom(folder, { translated: translatedNow(openFolder(folder), made, accept) });
  const findings = checkFolder(openFolder(folder), openFolder(example));
  console.log(report(`${path.relative(process.cwd(), folder) || '.'}/`, findings));
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}
