import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf } from './fingerprint.mjs';

const compressible = /\.(js|json|html|svg|txt|xml|webmanifest)$/;

/** A text in brotli, as small as it gets unless a lower quality is asked for. */
export const brotli = (text, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Writes brotli copies of everything in a folder that gains from it. */
export function compressFolder(folder) {
  for (const name of filesOf(folder).filter((one) => compressible.test(one))) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotli(readFileSync(file)));
  }
}
