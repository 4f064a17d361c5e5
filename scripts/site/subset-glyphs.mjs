import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

// Of HarfBuzz's C interface: without hints for old screens, and only the glyphs that are named, not all that these
// might become.
const flags = 0x001 | 0x200;
const layoutFeatures = 6;

/** A TrueType font with these characters and glyphs only. `keep`: { characters, glyphs } */
export async function subsetGlyphs(file, { characters, glyphs }) {
  const { instance } = await WebAssembly.instantiate(readFileSync(program));
  const hb = instance.exports;
  hb._initialize();
  const start = hb.malloc(file.byteLength);
  new Uint8Array(hb.memory.buffer).set(file, start);
  const face = hb.hb_face_create(hb.hb_blob_create(start, file.byteLength, 2, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  const add = (set, numbers) => {
    for (const number of numbers) hb.hb_set_add(set, number);
  };
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, flags);
  add(
    hb.hb_subset_input_unicode_set(input),
    [...characters].map((one) => one.codePointAt(0)),
  );
  add(hb.hb_subset_input_glyph_set(input), glyphs);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('The font could not be made smaller.');
  const made = hb.hb_face_reference_blob(subset);
  const at = hb.hb_blob_get_data(made, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(made)));
}
