import * as harfbuzz from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Script, sourceFile } from './scripts';

const fontOf = (file: Buffer) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)));

function bufferOf(word: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

interface Traced {
  g: number;
}

/** Returns the ids of all glyphs for some words, including intermediate glyphs of shaping. `file` is TrueType. */
function glyphsOf(file: Buffer, words: readonly string[]): Set<number> {
  const font = fontOf(file);
  const glyphs = new Set<number>();
  for (const word of words) {
    const steps = harfbuzz.shapeWithTrace(font, bufferOf(word), [], 0, 0) as { t: Traced[] }[];
    for (const { t } of steps) for (const { g } of t) glyphs.add(g);
  }
  return glyphs;
}

/** Returns a function that gives the glyph outlines and positions of a word, or null when a letter is missing. */
function writtenBy(file: Buffer): (word: string) => string | null {
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

const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

// Flags of HarfBuzz's C API: drop hinting, and keep only the named glyphs without their substitutions.
const flags = 0x001 | 0x200;
const layoutFeatures = 6;

interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

interface Stored {
  characters: string;
  glyphs: Iterable<number>;
}

async function subsetGlyphs(file: Buffer, { characters, glyphs }: Stored): Promise<Buffer> {
  const { instance } = await WebAssembly.instantiate(readFileSync(program));
  const hb = instance.exports as unknown as Subsetter;
  hb._initialize();
  const start = hb.malloc(file.byteLength);
  new Uint8Array(hb.memory.buffer).set(file, start);
  const face = hb.hb_face_create(hb.hb_blob_create(start, file.byteLength, 2, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  const add = (set: number, numbers: Iterable<number>) => {
    for (const number of numbers) hb.hb_set_add(set, number);
  };
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, flags);
  add(
    hb.hb_subset_input_unicode_set(input),
    [...characters].map((one) => one.codePointAt(0) ?? 0),
  );
  add(hb.hb_subset_input_glyph_set(input), glyphs);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not subset the font.');
  const made = hb.hb_face_reference_blob(subset);
  const at = hb.hb_blob_get_data(made, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(made)));
}

// All headings are bold, so one weight suffices. Each further one adds half the file size.
const weight = 700;

const wholeFont = (
  script: Script,
  targetFormat: 'truetype' | 'woff2' = 'truetype',
): Promise<Buffer> =>
  subsetFont(readFileSync(sourceFile(script)), script.characters, {
    targetFormat,
    variationAxes: { wght: weight },
    noLayoutClosure: !script.letters,
  });

/** Returns the words that a font renders differently from the whole font, or cannot render. Both are TrueType. */
function wrongIn(file: Buffer, whole: Buffer, words: readonly string[]): string[] {
  const [write, writeWhole] = [writtenBy(file), writtenBy(whole)];
  return words.filter((word) => {
    const written = write(word);
    return written === null || written !== writeWhole(word);
  });
}

/**
 * Returns the heading font of a script with the glyphs for `words`. The unused conjuncts of an Indian script are two
 * thirds of its glyphs.
 */
export async function makeFont(script: Script, words: readonly string[]): Promise<Buffer> {
  if (!script.letters) return wholeFont(script, 'woff2');
  const whole = await wholeFont(script);
  const { characters } = script;
  const file = await subsetGlyphs(whole, { characters, glyphs: glyphsOf(whole, words) });
  return subsetFont(file, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

export async function wrongWords(
  script: Script,
  font: Buffer,
  words: readonly string[],
): Promise<string[]> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return wrongIn(await subsetFont(font, undefined, options), await wholeFont(script), words);
}
