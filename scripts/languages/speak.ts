import { openFolder, otherLanguages } from '../restaurant/check/folder';
import { writeEnglishWords, writeJson } from '../restaurant/new/english-words';
import { addToProduct, isLanguage } from './add-language';

/**
 * Adds a language to a restaurant's folder, with English texts to be translated. Returns messages about the changes;
 * null if the code is no language.
 */
export function speak(folder: string, code: string): string[] | null {
  if (!isLanguage(code) || code === 'en') return null;
  const note = addToProduct(code);
  const others = otherLanguages(openFolder(folder));
  if (!others.includes(code)) writeJson(`${folder}/languages.json`, ['en', ...others, code]);
  writeEnglishWords(folder, code);
  return [
    ...(note ? [note] : []),
    `Missing texts of ${folder}/${code} were filled in with English ones.`,
  ];
}
