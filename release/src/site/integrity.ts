import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** What browsers check before they run a script of the folder: file → `sha256-…`. */
export const integrityOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, `sha256-${hashOf(`${folder}/${file}`)}`]),
  );
