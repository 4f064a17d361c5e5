import { languages, pageLanguage, type Language } from '@burger/shared/language';
import { globalCss, palette } from '@burger/shared/theme';
import { pageYear } from '@burger/shared/restaurant';
import type { ReactNode } from 'react';
import type { PageMeta } from './meta';
import { Alternates, restaurantData, SocialCard } from './search-engines';

// The build names the folder of the pictures.
declare const __PICTURES__: string;

export interface FirstPicture {
  imageSrcSet: string;
  imageSizes: string;
}

export interface DocumentParts {
  /** Without the language. */
  path: string;
  meta: PageMeta;
  html: string;
  styles: ReactNode;
  /** Texts of the scripts that run before anything is painted. */
  head: readonly string[];
  firstPicture: FirstPicture | null;
  fonts: Readonly<Record<Language, string>>;
  /** What scripts find in the page, by id. */
  data: Readonly<Record<string, unknown>>;
  robots?: string;
  /** A page of the staff, which no language is chosen for. */
  alone?: boolean;
  manifest?: string | undefined;
}

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
function fontFaces(fonts: Readonly<Record<Language, string>>, language: Language): string {
  const range = ranges[language];
  return latin(fonts.en) + (range ? script(fonts[language], range) : '');
}

const written = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Data as it may stand inside a script element. */
const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

// A font that is there before the first paint is used for it. Names and numbers are Latin in every language.
const HeadingFonts = ({ fonts }: Pick<DocumentParts, 'fonts'>) =>
  [...new Set([fonts.en, fonts[pageLanguage]])].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
  ));

function Head(page: DocumentParts) {
  const { path, meta, head, firstPicture, fonts, robots, alone = false, manifest } = page;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {head.map((code) => (
        <script key={code} {...written(code)} />
      ))}
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={palette.page[scheme]}
        />
      ))}
      {robots ? <meta name="robots" content={robots} /> : <Alternates path={path} />}
      <SocialCard path={path} meta={meta} pictures={__PICTURES__} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      {manifest && <link rel="manifest" href={manifest} />}
      {!alone && (
        <script
          type="application/ld+json"
          {...written(inlineJson(restaurantData(`${__PICTURES__}/hero-1600.webp`)))}
        />
      )}
      {firstPicture && (
        <link rel="preload" as="image" type="image/avif" {...firstPicture} fetchPriority="high" />
      )}
      <HeadingFonts fonts={fonts} />
      <style {...written(fontFaces(fonts, pageLanguage) + globalCss)} />
      {page.styles}
    </head>
  );
}

/** One page of the site. The text and the largest picture come first; what starts the scripts waits for them. */
export const Document = (page: DocumentParts) => (
  <html lang={languages[pageLanguage].tag} data-year={pageYear}>
    <Head {...page} />
    <body>
      <div id="root" {...written(page.html)} />
      {Object.entries(page.data).map(([id, data]) => (
        <script key={id} type="application/json" id={id} {...written(inlineJson(data))} />
      ))}
    </body>
  </html>
);
