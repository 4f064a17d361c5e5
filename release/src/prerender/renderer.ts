import type { Menu } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import type { PageShop } from '@burger/shared/page-shop';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson } from '../site/files';
import type { PublishedShell, SiteShop } from '../site/records';
import { shopFile } from '../site/shop';

type Told = PageShop & { menu: Menu };

const toldAt = Symbol.for('burger.page-shop@1');
const told = globalThis as { [toldAt]?: Told };

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
  told[toldAt] = { version, file, rules, categories, menu };
}

function toldShop(): Told {
  const shop = told[toldAt];
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

/** The shell's node bundle: it knows the routes, and renders them in the language of its thread. */
export type Renderer = typeof import('../../../shell/src/prerender');

/** Where something of a remote stands: a page or a part of one. */
export type { ExposureRef } from '../../../shell/src/remotes/routes';

const require = createRequire(import.meta.url);

/** What was built to run in Node, by its path on the site. */
export const nodeModule = <Module>(address: string): Module =>
  require(`${siteFolder}${address}`) as Module;

/** The renderer of a shell, which renders the site's published document in the language of this thread. */
export function rendererOf(
  { shell, shop }: { shell: PublishedShell; shop: SiteShop },
  language: Language = 'en',
): Renderer {
  tellPageShop(shop, language);
  if (language !== 'en') nodeModule(`${shell.base}node/texts.${language}.cjs`);
  return nodeModule(`${shell.base}node/shell.cjs`);
}

/** What renders pages of a site in the language of its thread. */
type PagesIn<Work, Made> = (work: Work, renderer: Renderer) => Made[] | Promise<Made[]>;

/**
 * Pages in every language, from the function that the file `module` exports as `pagesIn`: the English ones here, the
 * others each in a thread of its own, which loads that file anew.
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
      // Whatever the process itself was started with, the thread is started with its file.
      execArgv: [],
    });
    const [pages] = await once(thread, 'message');
    return pages;
  };
  const others = Object.keys(renderer.languages).filter((one) => one !== 'en');
  const pages = await Promise.all([pagesIn(work, renderer), ...others.map(inThread)]);
  return pages.flat();
}
