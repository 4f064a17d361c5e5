import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** Ten hex digits that stand for these contents. */
export function shortHash(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Ten hex digits that change whenever a name or a byte in the folder does. */
export const fingerprint = (folder: string): string =>
  shortHash(
    ...filesOf(folder).flatMap((file) => [file, '\0', readFileSync(path.join(folder, file))]),
  );
