import path from 'node:path';
import { exampleFolder, root } from './paths.mjs';
import { must } from './run.mjs';
import { runTypescript } from './load.mjs';

// Makes the folder of a restaurant from questions: scripts/restaurant/new.
// npm run restaurant:new [folder] [-- --yes]
const args = process.argv.slice(2);
const yes = args.includes('--yes');
if (!yes && !process.stdin.isTTY) {
  console.error('Nobody is here to be asked: say --yes for the usual answers.');
  process.exit(1);
}
const [folder = `${root}/my-restaurant`] = args.filter((one) => !one.startsWith('--'));
const { main } = await runTypescript('scripts/restaurant/new/main.ts');
const made = path.resolve(folder);
process.exitCode = await main({
  folder: made,
  yes,
  blank: `${root}/scripts/restaurant/new/blank`,
  example: exampleFolder,
});
// Its headings are written with letters of their own.
if (!process.exitCode) {
  await must('node', ['scripts/release.mjs', 'fonts'], { env: { RESTAURANT: made } });
}
