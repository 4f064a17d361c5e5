import type { Menu, ShopAnswer } from '@burger/shared/contracts';

/** Where the veg-only choice is kept. Both may fail silently: the choice then lasts as long as the page. */
export interface VegOnlyStorage {
  read(): boolean;
  write(vegOnly: boolean): void;
  /** Calls back when another tab changed it; the answer ends it. */
  subscribe(changed: () => void): () => void;
}

/** Where the shop is read from. What it answers is not checked, and both may reject. */
export interface ShopSource {
  /** The version that the page was rendered from, and the document itself where that is at hand. */
  page: { version: string; menu?: Menu };
  fetchMenu(version: string): Promise<Menu>;
  /** `revision`: at least as new as that, past all caches. */
  fetchToday(revision: number | null): Promise<ShopAnswer>;
}
