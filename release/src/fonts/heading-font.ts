import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { glyphsOf, writtenBy } from './shaped-glyphs';
import { sourceFile, type Script } from './scripts';
import { subsetGlyphs } from './subset-glyphs';

// One weight: each further one weighs half as much again, and all headings are bold.
const weight = 700;

/** A script's font in the weight of headings, with all that its characters can become. */
export const wholeFont = (
  script: Script,
  targetFormat: 'truetype' | 'woff2' = 'truetype',
): Promise<Buffer> =>
  subsetFont(readFileSync(sourceFile(script)), script.characters, {
    targetFormat,
    variationAxes: { wght: weight },
    noLayoutClosure: !script.letters,
  });

/** Those of some words that a font writes otherwise than the whole one does, or not at all. Both are TrueType. */
export function wrongIn(file: Buffer, whole: Buffer, words: readonly string[]): string[] {
  const [write, writeWhole] = [writtenBy(file), writtenBy(whole)];
  return words.filter((word) => {
    const written = write(word);
    return written === null || written !== writeWhole(word);
  });
}

/**
 * The font of headings in a script, as it is sent. Two thirds of an Indian script's glyphs are conjuncts that none of
 * our texts has: of those only what it takes to write `words` stays.
 */
export async function makeFont(script: Script, words: readonly string[]): Promise<Buffer> {
  if (!script.letters) return wholeFont(script, 'woff2');
  const whole = await wholeFont(script);
  const { characters } = script;
  const file = await subsetGlyphs(whole, { characters, glyphs: glyphsOf(whole, words) });
  return subsetFont(file, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

/** Those of some words that a font as it is sent writes wrongly. */
export async function wrongWords(
  script: Script,
  font: Buffer,
  words: readonly string[],
): Promise<string[]> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return wrongIn(await subsetFont(font, undefined, options), await wholeFont(script), words);
}
