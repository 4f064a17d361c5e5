import type { Menu } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import type { PageShop } from '@burger/shared/page-shop';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson } from '../site/read-json';
import { shopFile } from '../site/shop';

type Told = PageShop & { menu: Menu };

const place = Symbol.for('burger.page-shop@1');
const told = globalThis as { [place]?: Told };

// Pages that take over dishes: their file comes together with the scripts.
const routesWithDishes = new Set(['/', '/menu']);

/** Whether a page will ask for the published document. */
export const needsShopFile = (route: string): boolean => routesWithDishes.has(route);

/**
 * Tells the bundles that this thread will run which published document they render, in the language of the thread.
 * It has to be told before the first of them is required: they read its rules then.
 */
export function tellPageShop({ version }: { version: string }, language: Language): void {
  const file = shopFile(version, language);
  const menu = readJson<Told['menu']>(`${siteFolder}${file}`);
  const { rules, categories } = menu;
  told[place] = { version, file, rules, categories, menu };
}

function toldShop(): Told {
  const shop = told[place];
  if (!shop) throw new Error('Nobody has told which published document is rendered');
  return shop;
}

/** What a page carries of it: all but the dishes. */
export function ownShop(): PageShop {
  const { version, file, rules, categories } = toldShop();
  return { version, file, rules, categories };
}

/** The dishes that the document features, in the language of the thread. */
export function featuredDishes(): Menu['dishes'] {
  const { featured, dishes } = toldShop().menu;
  return featured.flatMap((id) => dishes.find((dish) => dish.id === id) ?? []);
}
