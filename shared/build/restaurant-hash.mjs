import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { restaurantFolder } from './restaurant-folder.mjs';

// Says which restaurant is being built: Nx takes a build from its cache only where this is the same.
const hash = createHash('sha256').update(restaurantFolder);
for (const file of readdirSync(restaurantFolder, { recursive: true }).sort()) {
  const address = `${restaurantFolder}/${file}`;
  if (statSync(address).isFile()) hash.update(file).update(readFileSync(address));
}
process.stdout.write(hash.digest('hex'));
