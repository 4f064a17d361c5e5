import { openFolder, otherLanguages } from '../restaurant/check/folder';
import { writeEnglishWords, writeJson } from '../restaurant/new/english-words';
import { addToProduct, isLanguage } from './add-language';

/**
 * Lets the restaurant of a folder speak a language: what is not translated stands there in English, to be translated.
 * Returns what was done, in words; null where the code is that of no language.
 */
export function speak(folder: string, code: string): string[] | null {
  if (!isLanguage(code) || code === 'en') return null;
  const note = addToProduct(code);
  const others = otherLanguages(openFolder(folder));
  if (!others.includes(code)) writeJson(`${folder}/languages.json`, ['en', ...others, code]);
  writeEnglishWords(folder, code);
  return [...(note ? [note] : []), `What ${folder}/${code} lacked stands there in English.`];
}
