import type { Menu, ShopAnswer } from '../contracts/shop';
import { pageLanguage } from '../i18n/i18n';
import { onSite } from '../platform/on-site';
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

/** Returns whether an error may come from a cache: the functions send every error with `no-store`. */
const isCachedError = ({ ok, headers }: Response) =>
  !ok && !/no-store/.test(headers.get('cache-control') ?? '');

/**
 * Returns a menu version in the page's language, without validation. Rejects if the request fails. After an
 * error response from a cache, requests again, bypassing caches.
 */
export async function fetchMenu(version: string): Promise<Menu> {
  const address =
    version === pageShop.version ? pageShop.file : `/shop/${version}/${pageLanguage}.json`;
  const answer = await ask(address, 'default');
  const current = isCachedError(answer) ? await ask(address, 'reload') : answer;
  return (await readJson(current, address)) as Menu;
}

/** Returns the shop's values of the day. With `revision`, at least that one, bypassing caches. */
export const fetchToday = (revision: number | null): Promise<ShopAnswer> =>
  (revision === null
    ? // Forces revalidation: a browser would otherwise reuse its copy for as long as shared caches may.
      fetchJson('/api/shop', 'no-cache')
    : fetchJson(`/api/shop?revision=${revision}`, 'no-store')) as Promise<ShopAnswer>;
