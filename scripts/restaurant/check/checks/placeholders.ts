import { placeholders as known } from '@burger/shared/restaurant-files';
import { error, type Finding } from '../finding';
import type { Folder } from '../folder';
import type { Place } from '../json-file';
import { knownFiles } from '../known-files';
import { textsIn } from '../texts';

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
  knownFiles(folder).flatMap(({ file }) => {
    const read = folder.json(file);
    return textsIn(read?.value).flatMap(({ place, text }) => {
      const possible = possibleAt(file, place);
      return namedIn(text)
        .filter(([, name]) => !possible.includes(name))
        .map(([written]) => {
          const list = possible.map((name) => `{${name}}`).join(', ');
          const says = `${written} is nothing that can be filled in here. Possible are ${list}.`;
          return error(file, read?.lineOf(place), says);
        });
    });
  });
