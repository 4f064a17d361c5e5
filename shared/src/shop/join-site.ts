import type { Menu, ShopAnswer } from '../contracts/shop';
import type { PageShop } from './page-shop';

async function askFor(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Prepares a host page other than the site's shell; call it before loading the first remote. The page must be
 * in English. Stores the site's origin, from which remotes load pictures, and the published shop. Sets the
 * header height to 0. Rejects if the site cannot be reached, or does not allow this page's origin (CORS).
 */
export async function joinSite(origin: string): Promise<void> {
  const { version } = (await askFor(`${origin}/api/shop`)) as ShopAnswer;
  const file = `/shop/${version}/en.json`;
  const { rules, categories } = (await askFor(`${origin}${file}`)) as Menu;
  const pageShop: PageShop = { version, file, rules, categories };
  document.documentElement.style.setProperty('--headerHeight', '0px');
  Object.assign(globalThis, {
    [Symbol.for('burger.site@1')]: origin,
    [Symbol.for('burger.page-shop@1')]: pageShop,
  });
}
