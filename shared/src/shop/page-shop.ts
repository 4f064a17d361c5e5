import type { Category, Menu } from '../contracts/shop';
import type { Rules } from '../contracts/rules';

export interface PageShop {
  version: string;
  /** URL of the menu in the page's language. */
  file: string;
  /** Without delivery areas: the checkout lists those of the menu. */
  rules: Rules;
  /** Categories in menu order, in the page's language. */
  categories: readonly Category[];
  /** The complete menu, available only while prerendering. */
  menu?: Menu;
}

const readPage = (): PageShop => {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('shop')?.textContent;
  if (!text) throw new Error('This page does not say which menu it was rendered from');
  return JSON.parse(text) as PageShop;
};

// Every package bundles a copy of this module, so the copies share the data in a global object. Prerendering
// sets it; browsers read it from the page.
const place = globalThis as { [key: symbol]: PageShop | undefined };

/** The shop data of this page; it never changes while the page is open. */
export const pageShop: PageShop = (place[Symbol.for('burger.page-shop@1')] ??= readPage());

/** The shop rules with which the page was prerendered. The event `shop/changed` has newer ones. */
export const pageRules: Rules = pageShop.rules;
