import type { RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { writeJson } from '../site/files';
import type { ExposureRef, Renderer } from './renderer';

export type Page = readonly [file: string, html: string];

export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

// These show data of one customer. Their pages hold none of it, so they are public, but search engines need not list
// them.
const privateRoutes = new Set(['/orders', '/checkout', '/account']);

export const isForSearch = (route: string): boolean => !privateRoutes.has(route);

const entriesOf = (places: Readonly<Record<string, ExposureRef>>): [string, ExposureRef][] =>
  Object.entries(places);

const exposedIn =
  (remotes: RemotesFile) =>
  ([, { remote, exposure }]: [string, ExposureRef]): boolean =>
    exposure in (remotes[remote]?.exposes ?? {});

/** Returns the customer pages with an address, without those whose remote does not expose them yet. */
export const pagesFrom = (
  { pages, extraPages }: Pick<Renderer, 'pages' | 'extraPages'>,
  remotes: RemotesFile,
) => [
  ...entriesOf(pages).filter(([, { remote }]) => remotes[remote]),
  ...entriesOf(extraPages).filter(exposedIn(remotes)),
];

export const keyedFrom = ({ keyedPages }: Pick<Renderer, 'keyedPages'>, remotes: RemotesFile) =>
  entriesOf(keyedPages).filter(exposedIn(remotes));

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
    // A manifest has one colour for both schemes. Pages set their own with a meta tag.
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

/** Returns the manifest address of a staff page, or undefined when it cannot be installed. */
export const apartManifest = (route: string): string | undefined =>
  route === '/kitchen' ? '/kitchen.webmanifest' : undefined;

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

export function writeWebManifests(renderer: Renderer): void {
  writeJson(`${siteFolder}/manifest.webmanifest`, webManifest(renderer));
  writeJson(`${siteFolder}/kitchen.webmanifest`, counterManifest(renderer));
}
