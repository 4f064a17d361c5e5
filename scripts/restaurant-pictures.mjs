import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runTypescript } from './load.mjs';

// Makes every size of every picture from its master (a photograph or drawing named by its slug): scripts/restaurant/pictures.
// npm run restaurant:pictures -- <folder of masters> [slug …]
const [masters, ...asked] = process.argv.slice(2);
if (masters) {
  const { main } = await runTypescript('scripts/restaurant/pictures/main.ts');
  await main(masters, `${restaurantFolder}/pictures`, asked);
} else {
  console.error('Say where the masters lie: npm run restaurant:pictures -- <folder> [slug …]');
  process.exitCode = 1;
}
