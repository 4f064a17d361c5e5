import { readFileSync } from 'node:fs';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';

const site = path.resolve(__dirname, '../../site');
const read = (file: string) => readFileSync(path.join(site, file));

interface WebManifest {
  name: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; sizes: string; purpose: string }[];
}

const manifest = JSON.parse(read('manifest.webmanifest').toString()) as WebManifest;

/** Width and height, as the header of a PNG says them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the installed site has the name of the restaurant, and leads home, to the menu and to orders', () => {
  expect(manifest).toMatchObject({ name: restaurant.name, start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Menu', '/menu'],
    ['My Orders', '/orders'],
  ]);
});

test('its icons are there, in the sizes that are said, one of them to be masked', () => {
  const asked = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(asked).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(read(src))).toBe(sizes);
});

test('every page names an icon for phones that read no manifest', () => {
  const home = read('index.html').toString();
  const icon = /<link rel="apple-touch-icon" href="([^"]+)"\/?>/.exec(home)?.[1] ?? '';
  expect(sizeOf(read(icon))).toBe('180x180');
});

test('the page for visitors without network has no script, and data of none', () => {
  const html = read('offline/index.html').toString();
  expect(html).toContain('You are offline');
  expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '')).not.toContain(
    '<script',
  );
});
