import { readdirSync, readFileSync } from 'node:fs';
import type { RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../shared/repository/paths.mjs';

/** A request that is sent to both servers: method, path and, for POST, the body. */
export type Requested = readonly [method: string, address: string, body?: string];

const read = (file: string) => readFileSync(`${siteFolder}/${file}`, 'utf8');
const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? '/none';

function builtFiles() {
  const page = read('index.html');
  const remotes = JSON.parse(read('remotes.json')) as RemotesFile;
  const { base, entry } = remotes['mfe-menu'] ?? { base: '/none/', entry: 'none.js' };
  const pictures = readdirSync(`${siteFolder}/pictures`, { recursive: true, encoding: 'utf8' });
  const fonts = readdirSync(`${siteFolder}/fonts`, { recursive: true, encoding: 'utf8' });
  const { version } = JSON.parse(read('shop.json')) as { version: string };
  return {
    main: first(/"(\/shell\/[^"]+\.js)"/, page),
    list: first(/"list":"([^"]+)"/, page),
    ...{ base, entry: base + entry, version },
    picture: `/pictures/${pictures.find((file) => file.endsWith('.avif'))}`,
    font: `/fonts/${fonts.find((file) => file.endsWith('.woff2'))}`,
  };
}

const gets = (...addresses: string[]): Requested[] => addresses.map((address) => ['GET', address]);

const key = '0123456789abcdef0123456789abcdef';

/** Returns the requests for both servers. `GET //` is left out, because it crashes the Hosting emulator. */
export function requestedAddresses(): Requested[] {
  const { main, list, base, entry, version, picture, font } = builtFiles();
  const languages = ['', '/kn', '/hi'];
  const pages = ['menu', 'about', 'contact', 'offers', 'orders', 'faq', 'checkout', 'account'];
  return [
    ['GET', '/'],
    ['HEAD', '/'],
    ['POST', '/'],
    ['HEAD', '/menu'],
    ['HEAD', '/nothing'],
    ['HEAD', '/service-worker.js'],
    ['HEAD', main],
    ['HEAD', '/api/health'],
    ['OPTIONS', '/api/orders'],
    ['DELETE', '/api/me'],
    ['PUT', '/api/orders', '{}'],
    ...['orders', 'newsletter', 'contact', 'unsubscribe', 'promo', 'send-feedback-email'].map(
      (path): Requested => ['POST', `/api/${path}`, '{}'],
    ),
    ['POST', '/api/orders', '{'],
    ['POST', '/api/orders', '"text"'],
    ['POST', '/api/payments/events', '{}'],
    ['POST', '/api/vitals', '{}'],
    ['POST', '/shop/nothing', '{}'],
    ...gets('/?from=google', '/menu?x=%2e%2e', '/%6denu', '/menu%2F', '/..%2f..%2fetc/passwd'),
    ...gets('/menu/', '/menu.html', '/menu/index.html', '/menu/index', '/index.html', '/index'),
    ...gets('/Menu', '/kn/', '/kitchen/', '/kitchen/today', '/rider/a/b', '/track/a/b'),
    ...gets(...languages.flatMap((prefix) => pages.map((page) => `${prefix}/${page}`))),
    ...gets(...languages.flatMap((prefix) => [`${prefix}/blogs`, `${prefix}/privacy`])),
    ...gets(...languages.flatMap((prefix) => [`${prefix}/track`, `${prefix}/unsubscribe`])),
    ...gets(...languages.map((prefix) => `${prefix}/track/${key}`)),
    ...gets(...languages.map((prefix) => `${prefix}/unsubscribe/${key}`)),
    ...gets(...languages.map((prefix) => `${prefix}/offline`)),
    ...gets('/kn', '/hi', '/terms', '/kitchen', '/rider', `/rider/${key}`, `/rider/${key}/`),
    ...gets('/track/', `/track/${key}/`, '/orders/BK-1', '/blogs/nothing-here'),
    ...gets('/nothing', '/nothing.js', '/nothing/', '/kn/nothing', '/404', '/404.html'),
    ...gets('/%E0%A4%A', '/track/%E2%82%AC', '/menu%00'),
    ...gets('/service-worker.js', '/manifest.webmanifest', '/kitchen.webmanifest'),
    ...gets('/robots.txt', '/sitemap.xml', '/icon.svg', '/favicon.ico', '/remotes.json'),
    ...gets('/headers.json', '/shell.json', '/shop.json', '/history.json', '/staged.json'),
    ...gets('/.preview-key.pem'),
    ...gets(main, `${main}.map`, entry, `${base}mf-manifest.json`),
    ...gets(`${base}nothing.js`, `${base}node/index.js`, list, '/remotes/', '/shell'),
    ...gets(picture, font, '/pictures/nothing.avif', '/fonts/nothing.woff2', '/shell/1/main.js'),
    ...gets(`/shop/${version}.json`, `/shop/${version}/en.json`, `/shop/${version}/kn.json`),
    ...gets(`/shop/${version}/hi.json`, `/shop/${version}/ta.json`, `/shop/${version}`),
    ...gets('/shop', '/shop/', '/shop/000000000000.json', '/shop/000000000000/en.json'),
    ...gets('/shop/nothing', '/api', '/api/', '/api/health', '/api/shop', '/api/shop?revision=1'),
    ...gets('/api/shop?revision=x', '/api/slots', '/api/reviews', '/getGoogleReviews'),
    ...gets('/getGoogleReviews/', '/api/orders', '/api/track', '/api/track/', '/api/nothing'),
    ...gets('/api/kitchen/orders', '/api/kitchen/health', '/api/me/data', '/api/me/consents'),
    ...gets('/api/rider'),
    ['POST', '/api/maps/geocode', '{"latlng":"13.037,77.708"}'],
    ['POST', '/api/maps/geocode', '{"address":"🍔"}'],
    ...gets('/api/payments/return', '/api/%2e%2e/health', '/api//health', '/API/health'),
    ...gets('/v1/projects/x'),
  ];
}
