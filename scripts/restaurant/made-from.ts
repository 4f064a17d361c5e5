import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** `made-from.json`: the sources of a folder's drawings and translations, so that the check finds outdated ones. */
export interface MadeFrom {
  /** The hashes of logo and icon when the app icons were drawn, and the colours of all drawings. */
  brand?: { logo: string; icon: string; colours: string };
  /** The hashes of stand-in pictures by file. */
  drawn?: Readonly<Record<string, string>>;
  /** The hashes of matching English texts and translations, by file and place. */
  translated?: Readonly<Record<string, readonly [english: string, words: string]>>;
}

export const madeFromFile = 'made-from.json';

export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Returns null for a folder that `restaurant:new` did not make. */
export function readMadeFrom(folder: string): MadeFrom | null {
  const file = `${folder}/${madeFromFile}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeFrom) : null;
}

export function recordMadeFrom(folder: string, changes: MadeFrom): void {
  const now = JSON.stringify({ ...readMadeFrom(folder), ...changes }, null, 2);
  writeFileSync(`${folder}/${madeFromFile}`, `${now}\n`);
}
