import { writeTranslationTables } from '../shared/build/translation-tables.mjs';
import { importCommand } from './load.mjs';

// Brings the tables of translations up to date, and lists what the product does not say in each language:
// `npm run languages [-- te …]`.
for (const file of writeTranslationTables()) console.log(`${file} is written anew.`);
const { report } = await importCommand('scripts/languages/missing-texts.ts');
console.log(report(process.argv.slice(2)));
