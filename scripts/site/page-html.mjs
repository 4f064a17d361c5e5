import { minifySync } from '@swc/core';

/** Text as it may stand between tags and in quoted attributes. */
export const escapeHtml = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/** Data as it may stand inside a script element. */
export const inlineJson = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

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

const fontFaces = (font) =>
  [
    // A font that comes late is used from the next page on: headings that change under the reader's eyes break anew.
    `@font-face{font-family:'Baloo 2';font-weight:400 800;font-display:optional;src:url(${font}) format('woff2')}`,
    // A bold system face of the same width and height, which stands in for it on a slow first visit:
    // 107.8 % above and 52.4 % below the line are the font's own, divided by how much narrower it runs than Arial.
    `@font-face{font-family:'Baloo 2 fallback';font-weight:400 800;src:${boldSystemFaces};size-adjust:93.4%;ascent-override:115.4%;descent-override:56.1%;line-gap-override:0%}`,
  ].join('');

/** A call of a function that needs nothing from outside itself, as a script that stands in the page. */
export const inlineScript = (run, argument) =>
  minifySync(`(${run})(${JSON.stringify(argument)})`, {
    compress: true,
    mangle: true,
  }).code.replaceAll('</', '<\\/');

/** What a page that has scripts carries for them as data. */
const dataOf = ({ remotes, shell, scripts }) =>
  Object.entries({ remotes, 'own-scripts': shell, 'page-scripts': scripts })
    .map(([id, data]) => `<script type="application/json" id="${id}">${inlineJson(data)}</script>`)
    .join('\n');

/**
 * One page of the site. The text and the largest picture come first; what starts the scripts waits for them.
 * `page`: { path, meta, html, css, preloads, scripts, shell, remotes, robots }, `scripts` as `PageScripts` of the shell or null for a page without any, `site`: see `siteOf`
 */
export function pageHtml(page, site) {
  const { meta } = page;
  const address = `${site.url}${page.path}`;
  const card = `${site.url}${site.pictures}/${meta.picture}-960.webp`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
${page.scripts ? `<script>${site.starter}</script>` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${site.colours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${site.colours.dark}">
${page.robots ? `<meta name="robots" content="${page.robots}">` : `<link rel="canonical" href="${escapeHtml(address)}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:locale" content="en_IN">
<meta property="og:title" content="${escapeHtml(meta.title)}">
<meta property="og:description" content="${escapeHtml(meta.description)}">
<meta property="og:url" content="${escapeHtml(address)}">
<meta property="og:image" content="${escapeHtml(card)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${site.structured}
<link rel="preload" as="font" type="font/woff2" href="${site.font}" crossorigin>
${page.preloads.join('\n')}
<style>${fontFaces(site.font)}${site.globalCss}</style>
${page.css}
</head>
<body>
<div id="root">${page.html}</div>
${page.scripts ? dataOf(page) : ''}
</body>
</html>
`;
}
