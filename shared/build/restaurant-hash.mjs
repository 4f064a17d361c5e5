import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { restaurantFolder } from './restaurant-folder.mjs';

// Prints a hash of the restaurant's folder, which Nx includes in its cache key.
const hash = createHash('sha256').update(restaurantFolder);
for (const file of readdirSync(restaurantFolder, { recursive: true }).sort()) {
  const address = `${restaurantFolder}/${file}`;
  if (statSync(address).isFile()) hash.update(file).update(readFileSync(address));
}
process.stdout.write(hash.digest('hex'));
