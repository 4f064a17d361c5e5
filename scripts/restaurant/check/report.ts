import type { Finding } from './finding';

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const lineOf = ({ level, file, line, says }: Finding): string =>
  `  ${level === 'error' ? '✗' : '!'} ${file}${line === undefined ? '' : `:${line}`}  ${says}`;

/** What the command prints. */
export function report(name: string, findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const last =
    errors.length > 0
      ? `${name} has ${count(errors.length, 'mistake')}.`
      : `${name} can open${warnings.length > 0 ? `; ${count(warnings.length, 'thing')} to look at` : ''}.`;
  return [...[...errors, ...warnings].map(lineOf), last].join('\n');
}
