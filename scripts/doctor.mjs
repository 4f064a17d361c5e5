import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { importTypescript } from './load.mjs';
import { root } from '../shared/repository/paths.mjs';
import { runCommand } from '../shared/repository/run.mjs';

// Checks a live site from outside: npm run doctor -- https://your-site.example
const { main } = await importTypescript('scripts/doctor/main.ts');
await runCommand(async () => {
  process.exitCode = await main(process.argv.slice(2), { root, restaurantFolder });
});
