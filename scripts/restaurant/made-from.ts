import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The format of `made-from.json`: the sources of a folder's drawings and translations, by which the check
 * finds outdated ones.
 */
export interface MadeFrom {
  /** Hashes of logo and icon from which the app icons were drawn, and the colours of all drawings. */
  brand?: { logo: string; icon: string; colours: string };
  /** Hashes of placeholder pictures, by file. */
  drawn?: Readonly<Record<string, string>>;
  /** Hashes of English texts and their translations, by file and position. */
  translated?: Readonly<Record<string, readonly [english: string, words: string]>>;
}

export const madeFromFile = 'made-from.json';

export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Returns the content of `made-from.json`; null for a folder that `restaurant:new` did not create. */
export function readMadeFrom(folder: string): MadeFrom | null {
  const file = `${folder}/${madeFromFile}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeFrom) : null;
}

export function recordMadeFrom(folder: string, changes: MadeFrom): void {
  const now = JSON.stringify({ ...readMadeFrom(folder), ...changes }, null, 2);
  writeFileSync(`${folder}/${madeFromFile}`, `${now}\n`);
}
