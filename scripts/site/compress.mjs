import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf } from './fingerprint.mjs';

const compressible = /\.(js|json|html|svg|txt|xml|webmanifest)$/;

/** Writes a brotli copy beside a text file. */
export function compressFile(file, quality = constants.BROTLI_MAX_QUALITY) {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}

/** Writes brotli copies of everything in a folder that gains from it. */
export function compressFolder(folder) {
  for (const file of filesOf(folder)) {
    if (compressible.test(file)) compressFile(path.join(folder, file));
  }
}
