import path from 'node:path';
import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { exampleFolder } from './paths.mjs';
import { runTypescript } from './load.mjs';
import { run } from './run.mjs';

// What is wrong with the folder of a restaurant, in plain words: scripts/restaurant/check.
// npm run restaurant:check [folder]
const [folder = restaurantFolder] = process.argv.slice(2);
const { main } = await runTypescript('scripts/restaurant/check/main.ts');
const checked = path.resolve(folder);
process.exitCode = main(checked, exampleFolder);
// Headings have fonts of the words that they are written in.
if (!process.exitCode) {
  process.exitCode = await run('node', ['scripts/release.mjs', 'fonts', '--check'], {
    env: { RESTAURANT: checked },
  });
}
