import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@burger/shared/language';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { root } from '../../../scripts/paths.mjs';
import type { Script } from '../fonts/scripts';

const textsIn = (folder: string, isText: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => isText.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

// Packages have their texts among their sources, the restaurant in a folder for each language.
function textsOf(language: Language): string[] {
  const sources = readdirSync(root)
    .map((folder) => `${root}/${folder}/src`)
    .filter((folder) => existsSync(folder));
  return [
    ...sources.flatMap((folder) => textsIn(folder, new RegExp(`\\.${language}\\.ts$`))),
    ...textsIn(`${restaurantFolder}/${language}`, /\.json$/),
  ];
}

/** All words of a language's texts that are written in its script, each once, in a fixed order. */
export function wordsOf(language: Language, { letters }: Script): string[] {
  if (!letters) return [];
  return [...new Set(textsOf(language).join('\n').match(letters))].sort();
}
