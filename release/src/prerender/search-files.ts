import type { Language } from '@burger/shared/language';
import { siteFolder } from '../../../scripts/paths.mjs';
import { writeServed } from '../site/files';
import type { RemotesFile } from '@burger/shared/contracts';
import { isForSearch, pagesFrom } from './site-pages';
import type { Renderer } from './renderer';

/** Writes `sitemap.xml`, with the pages that a search should find, and `robots.txt`. */
export function writeSearchFiles(renderer: Renderer, remotes: RemotesFile): void {
  const { addressIn, languages, restaurant } = renderer;
  const { siteUrl } = restaurant;
  const open = pagesFrom(renderer, remotes)
    .map(([route]) => route)
    .filter(isForSearch);
  const addresses = (Object.keys(languages) as Language[]).flatMap((language) =>
    open.map((route) => `  <url><loc>${siteUrl}${addressIn(language, route)}</loc></url>`),
  );
  writeServed(
    `${siteFolder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  );
  writeServed(
    `${siteFolder}/robots.txt`,
    `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
