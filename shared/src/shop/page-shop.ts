import type { Category, Menu } from '../contracts/shop';
import type { Rules } from '../contracts/rules';

/** What the deployment rendered this page from. */
export interface PageShop {
  version: string;
  /** Address of the published document in the language of the page. */
  file: string;
  rules: Rules;
  /** What the menu is divided into, in its order and in the language of the page. */
  categories: readonly Category[];
  /** The whole document; where pages are rendered, it is there already. */
  menu?: Menu;
}

const readPage = (): PageShop => {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('shop')?.textContent;
  if (!text) throw new Error('This page does not say which menu it was rendered from');
  return JSON.parse(text) as PageShop;
};

// Every package carries a copy of this module; who renders pages leaves it here, and browsers find it in the page.
const place = globalThis as { [key: symbol]: PageShop | undefined };

/** What the page that we are on was rendered from. It never changes while the page lives. */
export const pageShop: PageShop = (place[Symbol.for('burger.page-shop@1')] ??= readPage());

/** The rules that the page was rendered with, in its language. Where a newer one counts, `shop/changed` has it. */
export const pageRules: Rules = pageShop.rules;
