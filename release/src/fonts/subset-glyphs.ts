import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

// Of HarfBuzz's C interface: without hints for old screens, and only the glyphs that are named, not all that these
// might become.
const flags = 0x001 | 0x200;
const layoutFeatures = 6;

/** As much of that interface as is used: numbers are addresses in its memory. */
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

interface Kept {
  characters: string;
  /** By their numbers. */
  glyphs: Iterable<number>;
}

/** A TrueType font with these characters and glyphs only. */
export async function subsetGlyphs(file: Buffer, { characters, glyphs }: Kept): Promise<Buffer> {
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
  if (subset === 0) throw new Error('The font could not be made smaller.');
  const made = hb.hb_face_reference_blob(subset);
  const at = hb.hb_blob_get_data(made, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(made)));
}
