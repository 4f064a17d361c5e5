import path from 'node:path';
import { writeTranslationTables } from '../shared/build/messages.mjs';
import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { importCommand } from './load.mjs';
import { root } from '../shared/repository/paths.mjs';
import { run } from '../shared/repository/run.mjs';

// `npm run languages` updates the translation tables and lists the missing texts of each language. `npm run languages
// -- te` first adds a language to the restaurant.
const [code] = process.argv.slice(2);

async function list() {
  for (const file of writeTranslationTables()) console.log(`${file} was updated.`);
  const { report } = await importCommand('scripts/languages/missing-texts.ts');
  console.log(report());
  return 0;
}

async function add() {
  const { speak } = await importCommand('scripts/languages/speak.ts');
  const done = speak(path.relative(root, restaurantFolder), code);
  if (!done) {
    console.error(`${code} is not a language code of ISO 639-1, such as te, or is English.`);
    return 1;
  }
  console.log(done.join('\n'));
  // Run in a new process, because this one has already read the previous list of languages.
  return run('node', ['scripts/languages.mjs']);
}

process.exitCode = await (code ? add() : list());
