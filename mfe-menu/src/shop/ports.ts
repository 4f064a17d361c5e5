import type { Menu, ShopAnswer } from '@burger/shared/contracts';

/** Where the shop is read from. What it answers is not checked, and both may reject. */
export interface ShopSource {
  /** The version that the page was rendered from, and the document itself where that is at hand. */
  page: { version: string; menu?: Menu };
  fetchMenu(version: string): Promise<Menu>;
  /** `revision`: at least as new as that, past all caches. */
  fetchToday(revision: number | null): Promise<ShopAnswer>;
}
