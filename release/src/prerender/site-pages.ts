import type { RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { writeJson } from '../site/files';
import type { ExposureRef, Renderer } from './renderer';

/** A page of the site: its file and its HTML. */
export type Page = readonly [file: string, html: string];

/** The file in which the page of an address lies. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

// What these show belongs to one customer. Their pages hold nothing of it, so anyone may read them, but nobody has to find them.
const privateRoutes = new Set(['/orders', '/checkout', '/account']);

/** Whether a search should find a route. */
export const isForSearch = (route: string): boolean => !privateRoutes.has(route);

const entriesOf = (places: Readonly<Record<string, ExposureRef>>): [string, ExposureRef][] =>
  Object.entries(places);

const exposedIn =
  (remotes: RemotesFile) =>
  ([, { remote, exposure }]: [string, ExposureRef]): boolean =>
    exposure in (remotes[remote]?.exposes ?? {});

/**
 * Pages of customers at addresses of their own; none where their remote has not been deployed yet, or is older than a page
 * that came later.
 */
export const pagesFrom = (
  { pages, extraPages }: Pick<Renderer, 'pages' | 'extraPages'>,
  remotes: RemotesFile,
) => [
  ...entriesOf(pages).filter(([, { remote }]) => remotes[remote]),
  ...entriesOf(extraPages).filter(exposedIn(remotes)),
];

/** Pages at links, where the remote is not older than they are. */
export const keyedFrom = ({ keyedPages }: Pick<Renderer, 'keyedPages'>, remotes: RemotesFile) =>
  entriesOf(keyedPages).filter(exposedIn(remotes));

/** The staff's pages, in English only. */
export const apartFrom = (
  { staffPages, pageLanguage }: Pick<Renderer, 'staffPages' | 'pageLanguage'>,
  remotes: RemotesFile,
) =>
  pageLanguage === 'en' ? entriesOf(staffPages).filter(([, { remote }]) => remotes[remote]) : [];

type Named = Pick<Renderer, 'restaurant' | 'palette' | 'pageMeta' | 'shortcuts'>;

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What an installed site is called and looks like. `renderer` is the shell's node bundle. */
export function webManifest({ restaurant, palette, pageMeta, shortcuts }: Named) {
  return {
    id: '/',
    name: restaurant.name,
    short_name: restaurant.name,
    description: pageMeta['/'].description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // One colour for both schemes, as a manifest has no others: pages say theirs themselves.
    background_color: palette.page.light,
    theme_color: palette.page.light,
    categories: ['food', 'shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map(({ to, label }) => ({
      name: label,
      url: to,
      icons: [icon('icon-192', 192, 'any')],
    })),
  };
}

/** Address of the manifest of a page of the staff; undefined where it is none to install. */
export const apartManifest = (route: string): string | undefined =>
  route === '/kitchen' ? '/kitchen.webmanifest' : undefined;

/** What the installed counter is called; it is an app of its own beside the customers' one. */
export function counterManifest(renderer: Named & Pick<Renderer, 'staffMeta'>) {
  const { shortcuts: _shortcuts, categories: _categories, ...own } = webManifest(renderer);
  const { title, description } = renderer.staffMeta['/kitchen'];
  return {
    ...own,
    id: '/kitchen',
    name: title,
    short_name: 'Counter',
    description,
    start_url: '/kitchen',
    scope: '/kitchen',
  };
}

/** Writes them where pages link to them. */
export function writeWebManifests(renderer: Renderer): void {
  writeJson(`${siteFolder}/manifest.webmanifest`, webManifest(renderer));
  writeJson(`${siteFolder}/kitchen.webmanifest`, counterManifest(renderer));
}
