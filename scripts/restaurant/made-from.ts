import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** `made-from.json`: what drawings and translations of a folder were made of, so that the check sees which are older. */
export interface MadeFrom {
  /** What logo and icon hashed to when the icons were drawn, and the colours that all was drawn in. */
  brand?: { logo: string; icon: string; colours: string };
  /** What the pictures hash to that stand in for photographs, by their files. */
  drawn?: Readonly<Record<string, string>>;
  /** What the English and the words hashed to when they said the same, by file and place. */
  translated?: Readonly<Record<string, readonly [english: string, words: string]>>;
}

export const madeFromFile = 'made-from.json';

export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Null in a folder that was not made by `restaurant:new`. */
export function readMadeFrom(folder: string): MadeFrom | null {
  const file = `${folder}/${madeFromFile}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeFrom) : null;
}

/** Writes down what changed of it. */
export function recordMadeFrom(folder: string, changes: MadeFrom): void {
  const now = JSON.stringify({ ...readMadeFrom(folder), ...changes }, null, 2);
  writeFileSync(`${folder}/${madeFromFile}`, `${now}\n`);
}
