declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    variationAxes?: Record<string, number>;
    noLayoutClosure?: boolean;
    keepAllGlyphs?: boolean;
  }

  /** Without characters it keeps them all. */
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
