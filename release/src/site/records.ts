import type { RemotesFile } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import type { Staged } from './staged-file';

/** The shell that a site runs: where its files lie, and what its scripts hash to. */
export interface PublishedShell {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

/** Addresses of the fonts of headings. */
export type Fonts = Readonly<Record<Language, string>>;

/**
 * Which published document the pages of a site show. `source` is `restaurant` while it is the repository's own, `store`
 * once it was published.
 */
export interface SiteShop {
  version: string;
  source: 'restaurant' | 'store';
}

/** All that decides what a site's pages are. */
export interface SiteParts {
  shell: PublishedShell;
  remotes: RemotesFile;
  fonts: Fonts;
  shop: SiteShop;
  staged: Staged;
}
