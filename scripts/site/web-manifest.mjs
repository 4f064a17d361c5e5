import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const icon = (file, size, purpose) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What an installed site is called and looks like. `renderer` is the shell's node bundle. */
export function webManifest({ restaurant, palette, pageMeta, shortcuts }) {
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

/** Writes it where pages link to it. */
export const writeWebManifest = (renderer) =>
  writeServed(
    `${siteFolder}/manifest.webmanifest`,
    `${JSON.stringify(webManifest(renderer), null, 2)}\n`,
  );
