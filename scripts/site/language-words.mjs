import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../paths.mjs';

const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

const textsIn = (folder, language) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .filter((file) => new RegExp(`\\.${language}\\.(ts|json)$`).test(file))
    .map((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8'));

/** All words of a language's texts that are written with the letters of a pattern, each once, in a fixed order. */
export function wordsOf(language, letters) {
  const texts = workspaces
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(`${root}/${folder}`))
    .flatMap((folder) => textsIn(folder, language));
  return [...new Set(texts.join('\n').match(letters))].sort();
}
