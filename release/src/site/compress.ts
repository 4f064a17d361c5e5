import { brotliCompressSync, constants } from 'node:zlib';

/** A text in brotli, as small as it gets. */
export const brotli = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
