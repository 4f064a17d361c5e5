declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    variationAxes?: Record<string, number>;
    noLayoutClosure?: boolean;
    keepAllGlyphs?: boolean;
  }

  /** Without characters, all are kept. */
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
