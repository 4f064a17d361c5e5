import { placeholders as known } from '@burger/shared/restaurant-files';
import { error, errorAt, type Finding, type Folder, type Place, valueOf } from '../folder';
import { knownFiles } from '../known-files';
import { shapeProblems } from '../problems';
import { at, textsIn, listOf } from '../texts';

/** Every file is there, can be read, and says what it has to. */
export const files = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file, schema }) => {
    const read = folder.json(file);
    if (!read) return [error(file, undefined, 'This file is missing.')];
    if (read.value === undefined || !schema) return read.problems;
    return [...read.problems, ...shapeProblems(read, schema)];
  });

const lists: { file: string; list: Place }[] = [
  { file: 'pages/posts.json', list: ['posts'] },
  { file: 'pages/offers.json', list: ['offers'] },
  { file: 'pages/questions.json', list: [] },
];

/** No two stories, offers or questions have the same id: their words and addresses go by it. */
export const ids = (folder: Folder): Finding[] =>
  lists.flatMap(({ file, list }) => {
    const all = listOf(at(valueOf(folder, file), list)).map(({ id }) => id);
    return all.flatMap((id, index) => {
      if (id === undefined || all.indexOf(id) === index) return [];
      return [
        errorAt(folder, file, [...list, index, 'id'], `The id ${String(id)} is there twice.`),
      ];
    });
  });

// Loaded with the first screen: who the restaurant is, and nothing of its rules.
const ofFacts: readonly string[] = ['name', 'area', 'city', 'since', 'years'];
// Whole sentences, which come with the answers.
const sentences: readonly string[] = ['tax', 'pickup'];
const ofRules = known.filter((name) => !sentences.includes(name));

/** What words at a place can name. */
function possibleAt(file: string, place: Place): readonly string[] {
  const name = file.replace(/^[a-z]{2}\//, '');
  if (name === 'pages/questions.json') return known;
  const isEarly = ['restaurant.json', 'pages/home.json'].includes(name);
  const isTitle = name === 'pages/titles.json' && place.at(-1) === 'title';
  return isEarly || isTitle ? ofFacts : ofRules;
}

const namedIn = (text: string): [written: string, name: string][] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([written, name = '']) => [written, name]);

/** What stands in braces is a fact that the site knows there. */
export const placeholders = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file }) =>
    textsIn(valueOf(folder, file)).flatMap(({ place, text }) => {
      const possible = possibleAt(file, place);
      const list = possible.map((name) => `{${name}}`).join(', ');
      return namedIn(text)
        .filter(([, name]) => !possible.includes(name))
        .map(([written]) => {
          const says = `${written} is nothing that can be filled in here. Possible are ${list}.`;
          return errorAt(folder, file, place, says);
        });
    }),
  );
