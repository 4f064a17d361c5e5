import type { Menu, ShopAnswer } from '../contracts/shop';
import { pageLanguage } from '../language/i18n';
import { onSite } from '../site/on-site';
import { pageShop } from './page-shop';

const longest = 8000;

const ask = (address: string, cache: RequestCache) =>
  fetch(onSite(address), { cache, signal: AbortSignal.timeout(longest) });

async function readJson(answer: Response, address: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

const fetchJson = async (address: string, cache: RequestCache) =>
  readJson(await ask(address, cache), address);

/** Whether an error may come from a cache: the functions answer every error with `no-store`. */
const isCachedError = ({ ok, headers }: Response) =>
  !ok && !/no-store/.test(headers.get('cache-control') ?? '');

/**
 * The published document of a version in the page's language. Rejects when it cannot be had; what it holds is not checked.
 * An error that a cache on the way stored is replaced by a fresh answer.
 */
export async function fetchMenu(version: string): Promise<Menu> {
  const address =
    version === pageShop.version ? pageShop.file : `/shop/${version}/${pageLanguage}.json`;
  const answer = await ask(address, 'default');
  const current = isCachedError(answer) ? await ask(address, 'reload') : answer;
  return (await readJson(current, address)) as Menu;
}

/** What changed today, not older than a revision where one is named: then past all caches. What it holds is not checked. */
export const fetchToday = (revision: number | null): Promise<ShopAnswer> =>
  (revision === null
    ? // A browser would hand out what it has kept for as long as a cache on the way may.
      fetchJson('/api/shop', 'no-cache')
    : fetchJson(`/api/shop?revision=${revision}`, 'no-store')) as Promise<ShopAnswer>;
