import type { Language } from '@burger/shared/language';
import { restaurantFolder, restaurantLanguages } from '@burger/shared/restaurant-folder';
import { existsSync, readFileSync } from 'node:fs';
import { root, siteFolder } from '../../../scripts/paths.mjs';
import { shortHash, write } from '../site/files';
import type { Fonts } from '../site/records';

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

/** Each language adds its script to Latin, in which names and codes are written everywhere. */
export const scripts: Readonly<Partial<Record<Language, Script>>> = {
  // Without ligatures the Latin font is an eighth smaller and still kerned.
  en: { family: 'baloo-2', part: 'latin', characters: `${between(32, 126)}₹–—‘’“”…·×éèà` },
  kn: {
    family: 'baloo-tamma-2',
    part: 'kannada',
    characters: between(0xc82, 0xcb9) + between(0xcbe, 0xccd) + joiners,
    letters: /[\u0c80-\u0cff\u200c\u200d]+/g,
  },
  hi: {
    family: 'baloo-2',
    part: 'devanagari',
    characters: between(0x901, 0x939) + between(0x93c, 0x94d) + between(0x958, 0x965) + joiners,
    letters: /[\u0900-\u097f\u200c\u200d]+/g,
  },
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
