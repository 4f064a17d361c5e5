import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

/** Writes `sitemap.xml` and `robots.txt`: `routes` are the public ones, `hidden` those that belong to one customer. */
export function writeSearchFiles(siteUrl, routes, hidden) {
  const addresses = routes.map((route) => `  <url><loc>${siteUrl}${route}</loc></url>`);
  writeServed(
    `${siteFolder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  );
  const disallowed = [...hidden, '/api/'].map((route) => `Disallow: ${route}`);
  writeServed(
    `${siteFolder}/robots.txt`,
    `User-agent: *\n${disallowed.join('\n')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
