import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder, relative to it, sorted. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}

/** Ten hex digits that change whenever a name or a byte in one of the folders does. */
export function fingerprint(...folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
