import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** @type {typeof import('./hashes.mjs').hashesOf} */
export const hashesOf = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, `sha256-${hashOf(`${folder}/${file}`)}`]),
  );
