import { ThemeSchema } from '@burger/shared/restaurant/files';
import * as v from 'valibot';
import { madeFromFile, type MadeFrom, shortHash } from '../../made-from';
import { coloursOf, stillDrawn } from '../../pictures/drawings';
import { otherLanguages, valueOf, warning, warningAt, type Finding, type Folder } from '../folder';
import { translations } from './translated';

const draws = '`node scripts/restaurant.mjs icons` redraws them.';

function drawings(folder: Folder, { brand, drawn = {} }: MadeFrom): Finding[] {
  if (!brand) return [];
  const isOther = (file: string, hash: string) =>
    folder.has(file) && shortHash(folder.bytes(file)) !== hash;
  const found: Finding[] = [];
  const say = (file: string, says: string) =>
    found.push(warning(file, undefined, `${says} ${draws}`));
  if (isOther('brand/icon.svg', brand.icon)) {
    say('brand/icons', 'The icons are older than icon.svg:');
  } else if (isOther('brand/logo.svg', brand.logo)) {
    say('brand/icons', 'The icons are older than the logo. Put it into icon.svg too;');
  }
  const left = stillDrawn(drawn, (file) => (folder.has(file) ? folder.bytes(file) : null));
  const theme = v.safeParse(ThemeSchema, valueOf(folder, 'brand/theme.json'));
  if (left.length > 0 && theme.success && coloursOf(theme.output) !== brand.colours) {
    say('pictures', 'The drawn pictures are in former colours:');
  }
  return found;
}

const keyOf = ({ file, place }: { file: string; place: readonly (string | number)[] }) =>
  `${file} ${place.join('/')}`;

const hashesOf = ({ english, words }: { english: unknown; words: unknown }) =>
  [shortHash(JSON.stringify(english)), shortHash(JSON.stringify(words))] as const;

const allTranslations = (folder: Folder) =>
  otherLanguages(folder).flatMap((language) => translations(folder, language));

/** Returns unchanged translations whose English text has changed. */
const outdated = (folder: Folder, { translated = {} }: MadeFrom) =>
  allTranslations(folder).filter((one) => {
    const before = translated[keyOf(one)];
    const [english, words] = hashesOf(one);
    return before && before[0] !== english && before[1] === words;
  });

/**
 * Returns the translation hashes to record. Outdated translations keep theirs until they are rewritten or
 * confirmed (`accept`).
 */
export function translatedNow(folder: Folder, made: MadeFrom, accept = false) {
  const old = new Set(accept ? [] : outdated(folder, made).map(keyOf));
  return Object.fromEntries(
    allTranslations(folder).map((one) => {
      const key = keyOf(one);
      return [key, (old.has(key) && made.translated?.[key]) || hashesOf(one)];
    }),
  );
}

const beginningOf = (english: unknown): string => {
  const text = typeof english === 'string' ? english : String(Object.values(Object(english))[0]);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

export function older(folder: Folder): Finding[] {
  const made = valueOf(folder, madeFromFile) as MadeFrom | undefined;
  if (!made) return [];
  return [
    ...drawings(folder, made),
    ...outdated(folder, made).map(({ file, place, english }) =>
      warningAt(
        folder,
        file,
        place,
        `The English has changed since this was translated: “${beginningOf(english)}”.`,
      ),
    ),
  ];
}
