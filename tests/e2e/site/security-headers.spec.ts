import type { BrowserContext, Response } from '@playwright/test';
import { dataHeaders, pageHeaders } from '@burger/shared/platform/security';
import { addDish, createAccount, declineOffers, liveAt } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { fillIn, placeOrder } from '../support/place-order';

const full = Object.keys(pageHeaders());
// These two headers differ for data files; all others are the same for every path.
const { 'Content-Security-Policy': dataPolicy, ...same } = dataHeaders();

const { 'Permissions-Policy': permissions } = pageHeaders({ printers: true });

/** Only the counter page may use printers. */
const expectedAt = (address: string): Record<string, string> =>
  address === '/kitchen' ? { ...same, 'Permissions-Policy': permissions ?? '' } : same;

const routes = [
  '/',
  '/menu',
  '/about',
  '/contact',
  '/blogs',
  '/offers',
  '/faq',
  '/nowhere',
  '/kitchen',
];

function watchAnswers(context: BrowserContext) {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  const looks: Promise<void>[] = [];
  const look = async (answer: Response) => {
    const url = new URL(answer.url());
    const headers = await answer.allHeaders();
    const where = `${answer.request().method()} ${url.pathname} ${answer.status()}`;
    kinds.add(`${answer.status()} ${headers['content-type']?.split(';')[0]}`);
    for (const name of full) {
      const value = headers[name.toLowerCase()];
      const expected = expectedAt(url.pathname)[name];
      if (expected ? value !== expected : !value) wrong.push(`${where}: ${name} is ${value}`);
    }
    const policy = headers['content-security-policy'] ?? '';
    if (!policy.includes("frame-ancestors 'none'") || policy.includes('unsafe')) {
      wrong.push(`${where}: policy ${policy}`);
    }
    const isData = /^\/((api|shell|remotes|pictures|fonts|shop)\/|getGoogleReviews$)/.test(
      url.pathname,
    );
    if (isData !== (policy === dataPolicy)) wrong.push(`${where}: policy ${policy}`);
    if (headers['strict-transport-security']) wrong.push(`${where}: HSTS without HTTPS`);
    if (headers['x-powered-by']) wrong.push(`${where}: says what it runs on`);
  };
  context.on('response', (answer) => looks.push(look(answer)));
  return async () => {
    await Promise.all(looks);
    return { wrong, kinds };
  };
}

test('every response of a whole visit has all security headers', async ({ page, context }) => {
  const answers = watchAnswers(context);
  await declineOffers(page);
  await liveAt(page, 1);
  test.setTimeout(60_000);
  await page.goto('/contact');
  await createAccount(page);
  await page.goto('/menu');
  await addDish(page, 'Aloo Tikki Burger');
  await page.goto('/checkout');
  await fillIn(page);
  await placeOrder(page);
  await page.goto('/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/emulator/auth/handler');
  // Requests that pages do not make by themselves, and requests that fail.
  await page.goto('/about');
  const lastAnswer = page.waitForResponse(/oobCodes/);
  await page.evaluate(async (routes) => {
    const picture = document.querySelector('img')?.src ?? '';
    const script = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const calls: [string, RequestInit?][] = [
      ...routes.map((route) => [route] as [string]),
      [picture.replace('.avif', '.webp')],
      [`${script}.br`],
      ['/icon.svg'],
      ['/sitemap.xml'],
      ['/robots.txt'],
      ['/manifest.webmanifest'],
      ['/service-worker.js'],
      ['/icons/icon-192.png'],
      ['/remotes.json'],
      ['/', { method: 'POST' }],
      ['/api/orders', { method: 'POST', body: '{}' }],
      ['/api/maps/geocode', { method: 'POST', body: '{}' }],
      ['/getGoogleReviews'],
      ['/v1/projects/demo-burger-katte/databases/(default)/documents/orders/1'],
      ['/identitytoolkit.googleapis.com/v1/accounts:lookup', { method: 'POST' }],
      ['/emulator/v1/projects/demo-burger-katte/oobCodes'],
    ];
    // Bypasses the cache, which would make the server respond with 304.
    for (const [address, options] of calls) {
      await (await fetch(address, { cache: 'no-store', ...options })).arrayBuffer();
    }
  }, routes);
  await lastAnswer;
  const { wrong, kinds } = await answers();
  expect(wrong).toEqual([]);
  const expected = [
    ...['text/html', 'text/javascript', 'text/plain', 'application/json'].map(
      (type) => `200 ${type}`,
    ),
    ...['avif', 'webp', 'svg+xml', 'png'].map((type) => `200 image/${type}`),
    ...['200 application/manifest+json', '200 font/woff2', '404 text/html', '405 text/plain'],
    ...['201 application/json', '401 application/json'],
  ];
  expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
});
