import { minifySync } from '@swc/core';
import { fontFaces } from './font-faces.mjs';

/** Text as it may stand between tags and in quoted attributes. */
export const escapeHtml = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/** Data as it may stand inside a script element. */
export const inlineJson = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A function that needs nothing from outside itself but this value, as a script that stands in the page. */
export const inlineScript = (run, value) => {
  const { code } = minifySync(`(${run})(${JSON.stringify(value)})`, {
    compress: true,
    mangle: true,
  });
  return code.replaceAll('</', '<\\/');
};

/** The same page in the other languages, for search engines and for cards of shared links. */
function alternates({ path }, { url, language, languages, addressIn }) {
  const link = (tag, code) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url + addressIn(code, path))}">`;
  const codes = Object.keys(languages);
  return [
    ...codes.map((code) => link(languages[code].tag, code)),
    link('x-default', 'en'),
    ...codes
      .filter((code) => code !== language)
      .map(
        (code) => `<meta property="og:locale:alternate" content="${ogLocale(languages[code])}">`,
      ),
  ].join('\n');
}

const ogLocale = ({ tag }) => tag.replace('-', '_');

const dataElements = (data) =>
  Object.entries(data)
    .map(([id, data]) => `<script type="application/json" id="${id}">${inlineJson(data)}</script>`)
    .join('\n');

// A font that is there before the first paint is used for it. Names and numbers are Latin in every language.
const headingFonts = ({ fonts, language }) =>
  [...new Set([fonts.en, fonts[language]])]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    .join('\n');

/**
 * One page of the site. The text and the largest picture come first; what starts the scripts waits for them.
 * `page`: { path, meta, html, css, preloads, data, robots }, `data` by the id under which the shell finds it (`page-scripts`: `PageScripts`)
 * or null for a page without scripts, `site`: see `siteOf`
 */
export function pageHtml(page, site) {
  const { meta } = page;
  const language = site.languages[site.language];
  const address = `${site.url}${site.addressIn(site.language, page.path)}`;
  const card = `${site.url}${site.pictures}/${meta.picture}-card.jpg`;
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
${page.data ? `<script>${site.followLanguage}</script>\n<script>${site.starter}</script>` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${site.colours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${site.colours.dark}">
${page.robots ? `<meta name="robots" content="${page.robots}">` : `<link rel="canonical" href="${escapeHtml(address)}">\n${alternates(page, site)}`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:locale" content="${ogLocale(language)}">
<meta property="og:title" content="${escapeHtml(meta.title)}">
<meta property="og:description" content="${escapeHtml(meta.description)}">
<meta property="og:url" content="${escapeHtml(address)}">
<meta property="og:image" content="${escapeHtml(card)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">
${site.structured}
${page.preloads.join('\n')}
${headingFonts(site)}
<style>${fontFaces(site.fonts, site.language)}${site.globalCss}</style>
${page.css}
</head>
<body>
<div id="root">${page.html}</div>
${page.data ? dataElements(page.data) : ''}
</body>
</html>
`;
}
