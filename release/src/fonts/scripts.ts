import headingFonts from '@burger/shared/i18n/heading-fonts' with { type: 'json' };
import type { Language } from '@burger/shared/i18n';
import { restaurantFolder, restaurantLanguages } from '@burger/shared/build/restaurant-folder';
import { existsSync, readFileSync } from 'node:fs';
import { root, siteFolder } from '../../../shared/repository/paths.mjs';
import { shortHash, write } from '../site/files';
import type { Fonts } from '../site/records';

type HeadingFont = (typeof headingFonts)[keyof typeof headingFonts];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const joiners = between(0x200c, 0x200d);

export interface Script {
  family: string;
  part: string;
  /** All characters in current use, so that unforeseen words render too. */
  characters: string;
  /** Matches the words of the script. Some conjuncts need the two joiners. Latin needs none. */
  letters?: RegExp;
}

// `U+C82-CB9,U+CBE-CCD` as first and last characters.
const rangesIn = (ranges: string): [first: number, last: number][] =>
  ranges.split(',').map((range) => {
    const [first = '', last = ''] = range.slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

function scriptOf({ family, part, range, characters }: HeadingFont): Script {
  const [[first, last] = [0, 0]] = rangesIn(range);
  return {
    family,
    part,
    characters:
      rangesIn(characters)
        .map((one) => between(...one))
        .join('') + joiners,
    letters: new RegExp(`[${between(first, first)}-${between(last, last)}${joiners}]+`, 'g'),
  };
}

/** One family: each language adds its script to the Latin letters, which names and codes are written in everywhere. */
export const scripts: Readonly<Partial<Record<Language, Script>>> = {
  // Without ligatures the Latin font is an eighth smaller and still kerned.
  en: { family: 'baloo-2', part: 'latin', characters: `${between(32, 126)}₹–—‘’“”…·×éèà` },
  ...Object.fromEntries(
    Object.entries(headingFonts).map(([language, font]) => [language, scriptOf(font)]),
  ),
};

export const everyScript = (Object.entries(scripts) as [Language, Script][]).filter(([language]) =>
  restaurantLanguages.includes(language),
);

export const fontFile = ({ part }: Script): string => `${restaurantFolder}/fonts/${part}.woff2`;

export const sourceFile = ({ family, part }: Script): string =>
  `${root}/node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;

/** Publishes the heading fonts under content-hashed names. Returns their addresses by language. */
export function publishFonts(): Fonts {
  const published = everyScript.map(([language, script]) => {
    const font = readFileSync(fontFile(script));
    const address = `/fonts/${script.part}-${shortHash(font)}.woff2`;
    if (!existsSync(`${siteFolder}${address}`)) write(`${siteFolder}${address}`, font);
    return [language, address];
  });
  return Object.fromEntries(published) as Fonts;
}
