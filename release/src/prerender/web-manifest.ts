import { siteFolder } from '../../../scripts/paths.mjs';
import { writeJson } from '../site/files';
import type { Renderer } from './renderer';

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
