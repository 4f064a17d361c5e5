import type { Language } from '@burger/shared/i18n';
import { languageOf } from '@burger/shared/build/messages';
import { restaurantFolder } from '@burger/shared/build/restaurant-folder';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../shared/repository/paths.mjs';
import { makeFont, wrongWords } from '../fonts/heading-font';
import { everyScript, fontFile, type Script } from '../fonts/scripts';

const textsIn = (folder: string, isText: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => isText(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

// Packages keep texts in their sources, the restaurant in one folder per language.
function textsOf(language: Language): string[] {
  const sources = readdirSync(root)
    .map((folder) => `${root}/${folder}/src`)
    .filter((folder) => existsSync(folder));
  return [
    ...sources.flatMap((folder) => textsIn(folder, (file) => languageOf(file) === language)),
    ...textsIn(`${restaurantFolder}/${language}`, (file) => file.endsWith('.json')),
  ];
}

function wordsOf(language: Language, { letters }: Script): string[] {
  if (!letters) return [];
  return [...new Set(textsOf(language).join('\n').match(letters))].sort();
}

/** Makes the heading fonts from the texts. With `-- --check` rejects when a font cannot render one of their words. */
export async function run(): Promise<void> {
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
      throw new Error(`${file} cannot render: ${wrong.join(' ')}\nRebuild it: npm run fonts`);
    }
  }
}
