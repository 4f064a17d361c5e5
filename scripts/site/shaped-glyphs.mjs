import * as harfbuzz from 'harfbuzzjs';

const fontOf = (file) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)));

function bufferOf(word) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/**
 * The numbers of all glyphs that a font needs to write words: those that are seen and those that stand between the
 * letters and them, as syllables are put together in steps. `file` is a font as TrueType.
 */
export function glyphsOf(file, words) {
  const font = fontOf(file);
  const glyphs = new Set();
  for (const word of words) {
    for (const { t } of harfbuzz.shapeWithTrace(font, bufferOf(word), [], 0, 0)) {
      for (const { g } of t) glyphs.add(g);
    }
  }
  return glyphs;
}

/** How a font writes a word: outlines and places of its glyphs; null where a letter is missing. */
export function writtenBy(file) {
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
