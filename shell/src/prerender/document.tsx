import headingFonts from '@burger/shared/i18n/heading-fonts';
import { type Language, languages, pageLanguage, spoken } from '@burger/shared/i18n';
import { factsUnder } from '@burger/shared/shop/page-facts';
import { pageRules } from '@burger/shared/shop/page';
import { fill, pageYear, restaurant } from '@burger/shared/restaurant';
import { globalCss, palette } from '@burger/shared/ui/global-css';
import type { ReactNode } from 'react';
import type { staffPages } from '../remotes/routes';
import { titleTexts } from '../titles';
import { compactCss } from './first-styles';
import { addressOf, restaurantData } from './structured-data';

export interface PageMeta {
  title: string;
  description: string;
  picture?: string;
}

const {
  '/track': track,
  '/unsubscribe': unsubscribe,
  '/404': notFound,
  '/offline': offline,
  ...pages
} = fill(titleTexts, factsUnder(pageRules));

/** Titles and descriptions of pages for search engines and link previews. Browsers load only the titles. */
export const pageMeta = pages;

export const keyedMeta = { '/track': track, '/unsubscribe': unsubscribe };
export const notFoundMeta = notFound;
export const offlineMeta = offline;
const { name, siteUrl } = restaurant;

/** Titles of the staff pages, in English only. Browser bundles leave them out. */
export const staffMeta: Record<keyof typeof staffPages, PageMeta> = {
  '/kitchen': {
    title: `Counter – ${name}`,
    description: `The counter of ${name}, for its staff.`,
    picture: 'hero',
  },
  '/rider': {
    title: `An order to bring – ${name}`,
    description: `One order of ${name} on its way, for who carries it.`,
    picture: 'scene-delivery',
  },
};

/** Title of the page for engineers, in English only. */
export const architectureMeta: PageMeta = {
  title: `Architecture – ${name}`,
  description: `How the pages of ${name} are composed of remotes.`,
  picture: 'hero',
};

const codes = Object.keys(spoken) as Language[];

const localeOf = (language: Language) => languages[language].tag.replace('-', '_');

const Alternates = ({ path }: { path: string }) => (
  <>
    <link rel="canonical" href={addressOf(path)} />
    {codes.map((code) => (
      <link
        key={code}
        rel="alternate"
        hrefLang={languages[code].tag}
        href={addressOf(path, code)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'en')} />
    {codes
      .filter((code) => code !== pageLanguage)
      .map((code) => (
        <meta key={code} property="og:locale:alternate" content={localeOf(code)} />
      ))}
  </>
);

function SocialCard({ path, meta, pictures }: { path: string; meta: PageMeta; pictures: string }) {
  const visible = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': localeOf(pageLanguage),
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': addressOf(path),
    'og:image': `${siteUrl}${pictures}/${meta.picture ?? pages['/'].picture}-card.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      {Object.entries(visible).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

// The build replaces this by the folder of the pictures.
declare const __PICTURES__: string;

export interface FirstPicture {
  imageSrcSet: string;
  imageSizes: string;
}

/** URLs of the heading fonts by language. A script without one uses the device's font. */
type Fonts = Readonly<{ en: string } & Partial<Record<Language, string>>>;

export interface DocumentParts {
  /** Path of the page without the language prefix. */
  path: string;
  meta: PageMeta;
  html: string;
  styles: ReactNode;
  /** The source texts of inline scripts that run before the first paint. */
  head: readonly string[];
  firstPicture: FirstPicture | null;
  fonts: Fonts;
  /** JSON data for scripts, by the id of their script element. */
  data: Readonly<Record<string, unknown>>;
  robots?: string;
  /** Whether it is a staff page, which has no language links. */
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
    // A font that loads late is used from the next page on: a change now would wrap headings again while they
    // are read.
    `@font-face{font-family:'Baloo 2';font-weight:400 800;font-display:optional;src:url(${address}) format('woff2')}`,
    // A bold system font with the same metrics, until the font has loaded. The font's own 107.8 % above and
    // 52.4 % below the line are divided by its size relative to Arial.
    `@font-face{font-family:'Baloo 2 fallback';font-weight:400 800;src:${boldSystemFaces};size-adjust:93.4%;ascent-override:115.4%;descent-override:56.1%;line-gap-override:0%}`,
  ].join('');

const scripts: Readonly<Partial<Record<Language, { range: string }>>> = headingFonts;

// Zero-width joiners: without these two, some conjuncts of Indian scripts cannot be written.
const joiners = 'U+200C-200D';

// The device's font for this script is unknown, so no fallback can have its metrics. Marks above and below
// need more line height than Latin.
const script = (address: string, range: string) =>
  `@font-face{font-family:'Baloo 2';font-weight:400 800;font-display:optional;src:url(${address}) format('woff2');unicode-range:${range}}h1,h2,h3{line-height:1.25!important}`;

/** Returns the font faces of headings in a language. `fonts` has the URLs by language. */
function fontFaces(fonts: Fonts, language: Language): string {
  const range = scripts[language]?.range;
  const own = fonts[language];
  return latin(fonts.en) + (range && own ? script(own, `${range},${joiners}`) : '');
}

const written = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

// Preloaded fonts are used for the first paint. The Latin font too, because names and numbers are Latin in
// every language.
const HeadingFonts = ({ fonts }: Pick<DocumentParts, 'fonts'>) =>
  [...new Set([fonts.en, fonts[pageLanguage] ?? fonts.en])].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
  ));

// `loadSheet` sets the mark, so that late elements are visible without scripts.
const hideLate = 'html[data-first-styles] [data-late]{visibility:hidden;content-visibility:hidden}';

/** The styles of a page's first view. Without scripts a link loads all of them. */
export const FirstStyles = ({
  address,
  version,
  text,
}: {
  address: string;
  /** Of styled-components, which takes over the sheet. */
  version: string;
  text: string;
}) => (
  <>
    <style
      data-sheet={address}
      data-styled-version={version}
      {...written(compactCss(text + hideLate))}
    />
    <noscript>
      <link rel="stylesheet" href={address} />
    </noscript>
  </>
);

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
          {...written(inlineJson(restaurantData(path, `${__PICTURES__}/hero-1600.webp`)))}
        />
      )}
      {firstPicture && (
        <link rel="preload" as="image" type="image/avif" {...firstPicture} fetchPriority="high" />
      )}
      <HeadingFonts fonts={fonts} />
      <style {...written(compactCss(fontFaces(fonts, pageLanguage) + globalCss))} />
      {page.styles}
    </head>
  );
}

/**
 * Renders the HTML of one page. The text and largest picture load first; the inline script delays the other
 * scripts until then.
 */
export const Document = (page: DocumentParts) => (
  <html
    lang={languages[pageLanguage].tag}
    data-year={pageYear}
    // Browsers must not translate the counter: a translation would differ from its printed tickets.
    translate={page.path in staffMeta ? 'no' : undefined}
  >
    <Head {...page} />
    <body>
      <div id="root" {...written(page.html)} />
      {Object.entries(page.data).map(([id, data]) => (
        <script key={id} type="application/json" id={id} {...written(inlineJson(data))} />
      ))}
    </body>
  </html>
);
