import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder, valueOf } from '../check/folder';
import { named } from '../check/named-pictures';
import type { Answers } from './answers';
import { drawBrand } from './draw-brand';
import { factsFrom, languagesFrom, rulesFrom } from './facts-from';

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

// What nobody can translate but the owner, until they do: the check warns of it.
const factWords = (
  { name, street, locality, city, region, officer }: Answers,
  tagline: string,
) => ({
  name,
  tagline,
  address: { street, locality, city, region },
  grievanceOfficer: officer,
});

const taglines: Record<string, string> = {
  kn: '{since} ರಿಂದ {area}, ಒಳ್ಳೆಯ ಊಟ.',
  hi: '{since} से {area} में अच्छा खाना।',
};

function addLanguage(folder: string, language: string, answers: Answers) {
  write(`${folder}/${language}/restaurant.json`, factWords(answers, taglines[language] ?? ''));
  write(`${folder}/${language}/map.json`, {});
  const file = `${folder}/${language}/menu.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  write(file, { ...words, areas: { [answers.locality]: answers.locality } });
}

/** Makes a folder from answers: it passes the check, and its site starts. `blank`: the words and colours that all begin with. */
export async function makeFolder(folder: string, answers: Answers, blank: string) {
  const [, ...others] = languagesFrom(answers);
  mkdirSync(folder, { recursive: true });
  for (const part of ['brand', 'pages', 'menu.json', ...others]) {
    cpSync(`${blank}/${part}`, `${folder}/${part}`, { recursive: true });
  }
  write(`${folder}/package.json`, {
    name: '@burger/restaurant',
    version: '1.0.0',
    private: true,
    exports: { './*': './*' },
  });
  write(`${folder}/restaurant.json`, factsFrom(answers));
  write(`${folder}/languages.json`, ['en', ...others]);
  write(`${folder}/rules.json`, rulesFrom(answers));
  write(`${folder}/map.json`, {
    across: 500,
    roads: [],
    parks: [],
    water: [],
    buildings: [],
    places: [],
  });
  for (const language of others) addLanguage(folder, language, answers);
  const read = openFolder(folder);
  const pictures = named((file) => valueOf(read, file));
  await drawBrand(
    folder,
    [...new Set(pictures.map(({ slug }) => slug))],
    [
      ...new Set(
        pictures.flatMap(({ file, slug }) => (file === 'pages/titles.json' ? [slug] : [])),
      ),
    ],
  );
}
