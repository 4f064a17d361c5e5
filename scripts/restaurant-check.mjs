import path from 'node:path';
import { runTypescript } from './run-typescript.mjs';
import { exampleFolder, restaurantFolder } from './paths.mjs';

// What is wrong with the folder of a restaurant, in plain words: scripts/restaurant/check.
// npm run restaurant:check [folder]
const [folder = restaurantFolder] = process.argv.slice(2);
const { main } = await runTypescript('scripts/restaurant/check/main.ts');
process.exitCode = main(path.resolve(folder), exampleFolder);
