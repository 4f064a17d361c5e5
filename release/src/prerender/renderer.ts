import { createRequire } from 'node:module';
import type { Language } from '@burger/shared/language';
import { siteFolder } from '../../../scripts/paths.mjs';
import type { PublishedShell, SiteShop } from '../site/records';
import { tellPageShop } from './page-shop';

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
