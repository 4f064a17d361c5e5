import type { Menu, ShopAnswer } from '../contracts/shop';
import { pageLanguage } from '../language/i18n';
import { onSite } from '../site/on-site';
import { pageShop } from './page-shop';

const longest = 8000;

async function fetchJson(address: string, cache: RequestCache = 'default'): Promise<unknown> {
  const answer = await fetch(onSite(address), { cache, signal: AbortSignal.timeout(longest) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** The published document of a version in the page's language. Rejects when it cannot be had; what it holds is not checked. */
export const fetchMenu = (version: string): Promise<Menu> =>
  fetchJson(
    version === pageShop.version ? pageShop.file : `/shop/${version}/${pageLanguage}.json`,
  ) as Promise<Menu>;

/** What changed today, not older than a revision where one is named: then past all caches. What it holds is not checked. */
export const fetchToday = (revision: number | null): Promise<ShopAnswer> =>
  (revision === null
    ? // A browser would hand out what it has kept for as long as a cache on the way may.
      fetchJson('/api/shop', 'no-cache')
    : fetchJson(`/api/shop?revision=${revision}`, 'no-store')) as Promise<ShopAnswer>;
