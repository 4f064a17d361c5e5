import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeFont, wrongWords } from '../fonts/heading-font';
import { wordsOf } from './language-words';
import { everyScript, fontFile } from '../fonts/scripts';
import { runCommand } from './run-command';

// Makes the fonts of headings anew from the texts:   npm run fonts
// Says which of the texts' words they cannot write:  npm run fonts -- --check
await runCommand(async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
  for (const [language, script] of everyScript) {
    const file = fontFile(script);
    const words = wordsOf(language, script);
    if (!check) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await makeFont(script, words));
    }
    const wrong = await wrongWords(script, readFileSync(file), words);
    if (wrong.length > 0) {
      throw new Error(`${file} cannot write: ${wrong.join(' ')}\nMake it anew: npm run fonts`);
    }
  }
});
