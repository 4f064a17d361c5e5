import type { Menu, ShopAnswer } from '../contracts/shop';
import type { PageShop } from './page-shop';

async function askFor(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * For the page of a host that is not the site's own shell, before it loads the first remote: says on which origin the
 * site lies, where remotes have their pictures from, what is published there, and that no header of the site's stands
 * above what sticks to the window. The page is in English. Rejects where the site cannot be asked, or does not let this
 * page in.
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
