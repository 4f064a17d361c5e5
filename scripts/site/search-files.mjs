import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

/** Writes `sitemap.xml` and `robots.txt`: `routes` are those that a search should find. */
export function writeSearchFiles(siteUrl, routes) {
  const addresses = routes.map((route) => `  <url><loc>${siteUrl}${route}</loc></url>`);
  writeServed(
    `${siteFolder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  );
  writeServed(
    `${siteFolder}/robots.txt`,
    `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
