import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { root, siteFolder } from '../paths.mjs';
import { wordsOf } from './language-words.mjs';
import { glyphsOf, writtenBy } from './shaped-glyphs.mjs';
import { subsetGlyphs } from './subset-glyphs.mjs';
import { writeServed } from './write-served.mjs';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/**
 * One family: each language adds its script to the Latin letters, which names and codes are written in everywhere.
 * `letters` finds the words of a script; without the two joiners, some conjuncts cannot be written.
 */
export const scripts = {
  // Latin needs no joined forms: without them it is an eighth lighter, and still kerned.
  en: { family: 'baloo-2', part: 'latin', characters: `${between(32, 126)}₹–—‘’“”…·×éèà` },
  kn: { family: 'baloo-tamma-2', part: 'kannada', letters: /[\u0c80-\u0cff\u200c\u200d]+/g },
  hi: { family: 'baloo-2', part: 'devanagari', letters: /[\u0900-\u097f\u200c\u200d]+/g },
};
// One weight: each further one weighs half as much again, and all headings are bold.
const weight = 700;

const sourceOf = ({ family, part }) => ({
  version: JSON.parse(
    readFileSync(`${root}/node_modules/@fontsource-variable/${family}/package.json`, 'utf8'),
  ).version,
  file: `${root}/node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
});

/** A script's font in the weight of headings, with these characters and all that they can become. */
export const wholeFont = (script, characters, targetFormat) =>
  subsetFont(readFileSync(sourceOf(script).file), characters, {
    targetFormat,
    variationAxes: { wght: weight },
    noLayoutClosure: !script.letters,
  });

/** Those of some words that a font writes otherwise than the whole one does, or not at all. */
export function wrongIn(file, whole, words) {
  const [write, writeWhole] = [writtenBy(file), writtenBy(whole)];
  return words.filter((word) => {
    const written = write(word);
    return written === null || written !== writeWhole(word);
  });
}

// Two thirds of an Indian script's glyphs are conjuncts that none of our texts has: the words themselves are written,
// and the glyphs stay that it takes.
async function fontOfWords(script, words, characters) {
  const whole = await wholeFont(script, characters, 'truetype');
  const file = await subsetGlyphs(whole, { characters, glyphs: glyphsOf(whole, words) });
  const wrong = wrongIn(file, whole, words);
  if (wrong.length > 0) throw new Error(`The heading font cannot write: ${wrong.join(' ')}`);
  return subsetFont(file, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

async function publishScript([language, script]) {
  const { family, part } = script;
  const words = script.letters && wordsOf(language, script.letters);
  const characters = script.characters ?? [...new Set(words.join(''))].sort().join('');
  const kind = [sourceOf(script).version, weight, part, characters, ...(words ?? [])].join(' ');
  const made = createHash('sha256').update(kind).digest('hex').slice(0, 10);
  const address = `/fonts/${family}-${part}-${made}.woff2`;
  const target = `${siteFolder}${address}`;
  if (!existsSync(target)) {
    const font = words
      ? await fontOfWords(script, words, characters)
      : await wholeFont(script, characters, 'woff2');
    writeServed(target, font);
  }
  return [language, address];
}

/** Publishes what headings are written with; returns the addresses by language. */
export async function publishHeadingFonts() {
  return Object.fromEntries(await Promise.all(Object.entries(scripts).map(publishScript)));
}
