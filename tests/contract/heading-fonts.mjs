import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { importRelease } from '../../scripts/load.mjs';

const { wrongWords } = await importRelease('fonts/heading-font');
const { scripts } = await importRelease('fonts/scripts');
const { language, font, words } = JSON.parse(await text(process.stdin));
process.stdout.write(
  JSON.stringify(await wrongWords(scripts[language], readFileSync(font), words)),
);
