import { translations } from '@burger/shared/i18n';
import { nameOfCode } from '../../../languages/add-language';
import { missingInWords } from '../../../languages/missing-texts';
import { errorAt, otherLanguages, warningAt, type Finding, type Folder } from '../folder';

const file = 'languages.json';

function findingOf(folder: Folder, language: string, place: number): Finding[] {
  const name = nameOfCode(language);
  if (name === undefined) return [];
  if (!(translations as readonly string[]).includes(language))
    return [
      errorAt(
        folder,
        file,
        [place],
        `The site does not support ${name} yet: npm run languages -- ${language} adds it.`,
      ),
    ];
  const missing = missingInWords(language);
  return missing === null
    ? []
    : [warningAt(folder, file, [place], `${missing} npm run languages lists them.`)];
}

export const languages = (folder: Folder): Finding[] =>
  otherLanguages(folder).flatMap((language, at) => findingOf(folder, language, at + 1));
