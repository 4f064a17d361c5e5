import type { Language } from '@burger/shared/language';

const boldSystemFaces = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'Roboto Bold',
  'Roboto-Bold',
  'Roboto',
]
  .map((name) => `local('${name}')`)
  .join(',');

const latin = (address: string) =>
  [
    // A font that comes late is used from the next page on: headings that change under the reader's eyes break anew.
    `@font-face{font-family:'Baloo 2';font-weight:400 800;font-display:optional;src:url(${address}) format('woff2')}`,
    // A bold system face of the same width and height, which stands in for it on a slow first visit:
    // 107.8 % above and 52.4 % below the line are the font's own, divided by how much narrower it runs than Arial.
    `@font-face{font-family:'Baloo 2 fallback';font-weight:400 800;src:${boldSystemFaces};size-adjust:93.4%;ascent-override:115.4%;descent-override:56.1%;line-gap-override:0%}`,
  ].join('');

const ranges: Partial<Record<Language, string>> = {
  kn: 'U+C80-CFF,U+200C-200D',
  hi: 'U+900-97F,U+200C-200D',
};

// Which face of these scripts a device has is not known, so none can stand in with the same measures. Signs above and
// below the line need more room than views give Latin letters.
const script = (address: string, range: string) =>
  `@font-face{font-family:'Baloo 2';font-weight:400 800;font-display:optional;src:url(${address}) format('woff2');unicode-range:${range}}h1,h2,h3{line-height:1.25!important}`;

/** The faces of headings in a language, and what they ask of the text; `fonts` are the addresses by language. */
export function fontFaces(fonts: Readonly<Record<Language, string>>, language: Language): string {
  const range = ranges[language];
  return latin(fonts.en) + (range ? script(fonts[language], range) : '');
}
