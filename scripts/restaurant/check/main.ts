import path from 'node:path';
import { checkFolder } from './check-folder';
import { openFolder } from './folder';
import { report } from './report';

/** Prints what is wrong with a folder; the exit code. `example`: the folder that owners begin with. */
export function main(folder: string, example: string): number {
  const findings = checkFolder(openFolder(folder), openFolder(example));
  console.log(report(`${path.relative(process.cwd(), folder) || '.'}/`, findings));
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}
