import type { Menu } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/i18n';
import type { PageShop } from '@burger/shared/shop/page';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { readJson } from '../site/files';
import type { PublishedShell, SiteShop } from '../site/records';
import { shopFile } from '../site/shop';

type Reported = PageShop & { menu: Menu };

const reportedAt = Symbol.for('burger.page-shop@1');
const reported = globalThis as { [reportedAt]?: Reported };

// Pages that hydrate dishes: they load the menu file together with the scripts.
const routesWithDishes = new Set(['/', '/menu']);

export const needsShopFile = (route: string): boolean => routesWithDishes.has(route);

/**
 * Sets the document and language of this thread's bundles. Call it before requiring the first one, which reads the
 * rules.
 */
export function tellPageShop({ version }: { version: string }, language: Language): void {
  const file = shopFile(version, language);
  const menu = readJson<Reported['menu']>(`${siteFolder}${file}`);
  const { rules, categories } = menu;
  // Only the checkout lists the delivery areas, after the menu has loaded.
  const delivery = { ...rules.delivery, areas: [] };
  reported[reportedAt] = { version, file, rules: { ...rules, delivery }, categories, menu };
}

function renderedShop(): Reported {
  const shop = reported[reportedAt];
  if (!shop) throw new Error('tellPageShop must be called before a page is rendered');
  return shop;
}

export function ownShop(): PageShop {
  const { version, file, rules, categories } = renderedShop();
  return { version, file, rules, categories };
}

export function featuredDishes(): Menu['dishes'] {
  const { featured, dishes } = renderedShop().menu;
  return featured.flatMap((id) => dishes.find((dish) => dish.id === id) ?? []);
}

/** The shell's node bundle: it knows the routes and renders them in the language of its thread. */
export type Renderer = typeof import('../../../shell/src/prerender');

export type { ExposureRef } from '../../../shell/src/remotes/routes';

const require = createRequire(import.meta.url);

export const nodeModule = <Module>(address: string): Module =>
  require(`${siteFolder}${address}`) as Module;

/** Loads a shell's renderer with the site's published document in the language of this thread. */
export function rendererOf(
  { shell, shop }: { shell: PublishedShell; shop: SiteShop },
  language: Language = 'en',
): Renderer {
  tellPageShop(shop, language);
  if (language !== 'en') nodeModule(`${shell.base}node/texts.${language}.cjs`);
  return nodeModule(`${shell.base}node/shell.cjs`);
}

type PagesIn<Work, Made> = (work: Work, renderer: Renderer) => Made[] | Promise<Made[]>;

/**
 * Returns the pages of all languages from `pagesIn` of the file `module`: English from this thread, others from their
 * own.
 */
export async function inEveryLanguage<Made, Work extends { site: object }>(
  renderer: Renderer,
  module: URL,
  pagesIn: PagesIn<Work, Made>,
  work: Work,
): Promise<Made[]> {
  const inThread = async (language: string): Promise<Made[]> => {
    const thread = new Worker(new URL('./language-thread.mjs', import.meta.url), {
      workerData: { module: module.href, work, language },
      // Do not pass this process's flags on to the thread.
      execArgv: [],
    });
    const [pages] = await once(thread, 'message');
    return pages;
  };
  const others = Object.keys(renderer.languages).filter((one) => one !== 'en');
  const pages = await Promise.all([pagesIn(work, renderer), ...others.map(inThread)]);
  return pages.flat();
}
