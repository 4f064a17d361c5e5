import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { restaurantFolder } from './restaurant-folder.mjs';

export const picturesFolder = `${restaurantFolder}/pictures`;

/** Returns the pictures' URL path with a hash of their contents, so that browsers cache them forever. */
export function picturesAddress() {
  const hash = createHash('sha256');
  for (const file of readdirSync(picturesFolder).sort()) {
    hash.update(file).update(readFileSync(`${picturesFolder}/${file}`));
  }
  return `/pictures/${hash.digest('hex').slice(0, 10)}`;
}
