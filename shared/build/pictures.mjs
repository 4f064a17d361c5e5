import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { restaurantFolder } from './restaurant-folder.mjs';

export const picturesFolder = `${restaurantFolder}/pictures`;

/** Address of the pictures: it changes with their contents, so that browsers may keep them for good. */
export function picturesAddress() {
  const hash = createHash('sha256');
  for (const file of readdirSync(picturesFolder).sort()) {
    hash.update(file).update(readFileSync(`${picturesFolder}/${file}`));
  }
  return `/pictures/${hash.digest('hex').slice(0, 10)}`;
}
