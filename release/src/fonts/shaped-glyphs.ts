import * as harfbuzz from 'harfbuzzjs';

const fontOf = (file: Buffer) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)));

function bufferOf(word: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/** A glyph in a step of shaping. */
interface Traced {
  g: number;
}

/**
 * The numbers of all glyphs that a font needs to write words: those that are seen and those that stand between the
 * letters and them, as syllables are put together in steps. `file` is a font as TrueType.
 */
export function glyphsOf(file: Buffer, words: readonly string[]): Set<number> {
  const font = fontOf(file);
  const glyphs = new Set<number>();
  for (const word of words) {
    const steps = harfbuzz.shapeWithTrace(font, bufferOf(word), [], 0, 0) as { t: Traced[] }[];
    for (const { t } of steps) for (const { g } of t) glyphs.add(g);
  }
  return glyphs;
}

/** How a font writes a word: outlines and places of its glyphs; null where a letter is missing. */
export function writtenBy(file: Buffer): (word: string) => string | null {
  const font = fontOf(file);
  return (word) => {
    const buffer = bufferOf(word);
    harfbuzz.shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    if (infos.some(({ codepoint }) => codepoint === 0)) return null;
    const places = buffer.getGlyphPositions();
    return infos
      .map(({ codepoint }, at) => `${font.glyphToPath(codepoint)} ${JSON.stringify(places[at])}`)
      .join('\n');
  };
}
