import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../sites/copy-site';
import { buildShellWithSpecials, makeForeignRemote } from './foreign-remote';
import { serveSite } from '../sites/serve-site';
import { stepsOfGuide } from '../sites/remote-guide';
import { addDish, declineOffers } from '../e2e/support/customer';
import { watchShifts } from '../e2e/support/layout-shifts';
import { answers, expect, test } from '../e2e/support/fixtures';

const release = 'scripts/release.mjs';

test.describe.configure({ mode: 'serial' });

// From an empty folder to a fragment on the local site.
const mostSteps = 12;
const longestWalkMs = 10 * 60_000;

let remote: string;
let began: number;
let site: ReturnType<typeof copySite>;
let server: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  began = Date.now();
  remote = await makeForeignRemote('mfe-specials');
  site = copySite('foreign-remote');
  server = await serveSite(site.folder);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(path.dirname(remote), { recursive: true });
});

test('a remote made from the packed contract alone is deployed and its page renders', async ({
  page,
}) => {
  const shell = await buildShellWithSpecials();
  const specials = `${server.url}/specials`;

  // The remote is deployed before the shell that has its page and links.
  expect(await site.node(release, 'deploy', 'mfe-specials', '--built', remote)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The site runs mfe-specials 1\.0\.0-\w+\.\n$/),
  });
  expect((await page.request.get(specials)).status()).toBe(404);
  expect(await site.node(release, 'deploy', 'shell', '--built', shell)).toMatchObject({ code: 0 });

  const title = 'Hello from mfe-specials';
  expect(await (await page.request.get(specials)).text()).toContain(`${title}</h1>`);
  await declineOffers(page);
  await page.goto(`${server.url}/menu`);
  await addDish(page, 'Aloo Tikki Burger');
  const name = { name: 'Specials', exact: true };
  await expect(page.getByRole('contentinfo').getByRole('link', name)).toBeVisible();
  await page.getByRole('banner').getByRole('link', name).click();
  await expect(page).toHaveTitle('Specials – Burger Katte');
  await page.goto(specials);
  await answers(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await page.getByRole('link', { name: 'To the menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await page.goto(`${server.url}/kn/specials`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ವಿಶೇಷಗಳು' })).toBeVisible();
  await expect(page.getByText('ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ: 1')).toBeVisible();
});

test('the guide leads to a fragment on the local site in twelve commands and edits, within ten minutes', async ({
  page,
}) => {
  await declineOffers(page);
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Deal of the day' })).toBeVisible();
  const walkMs = Date.now() - began;
  const steps = stepsOfGuide();
  console.log(`${steps.length} commands and edits, ${Math.round(walkMs / 1000)} s`);
  expect(steps.length).toBeLessThanOrEqual(mostSteps);
  expect(walkMs).toBeLessThan(longestWalkMs);
});

const damages = [
  [
    'declares an event of the contract',
    'dist/node/Events.cjs',
    (text: string) => text.replaceAll('specials:deal/chosen', 'cart/changed'),
    'mfe-specials declares the bus event cart/changed, which the contract has.',
  ],
  [
    'exposes no fragment for its place',
    'dist/web/mf-manifest.json',
    (text: string) => text.replaceAll('./DealBanner', './NoBanner'),
    'does not expose ./DealBanner.',
  ],
] as const;

for (const [what, name, damage, message] of damages) {
  test(`a deployment refuses a remote that ${what}`, async () => {
    const file = path.join(remote, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damage(text));
    expect(damage(text)).not.toBe(text);
    const deployed = await site.node(release, 'deploy', 'mfe-specials', '--built', remote);
    writeFileSync(file, text);
    expect(deployed).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  });
}

/** Records the requested scripts of a guest and of the shell's code for places. */
function scriptsOfPlaces(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/mfe-specials\/.+\.js$|guest-view/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** The last payload of the remote's own event, read from its bus. */
const chosen = (page: Page) =>
  page.evaluate(() => {
    const key = Symbol.for('burger.guest-bus.specials@1');
    const { bus } = (
      globalThis as never as Record<symbol, { bus: { latest(name: string): unknown } }>
    )[key]!;
    return bus.latest('specials:deal/chosen');
  });

test('a fragment fills its place without layout shift and emits an event of its remote', async ({
  page,
}) => {
  await declineOffers(page);
  const shifts = await watchShifts(page);
  await page.goto(server.url);
  const deal = page.getByRole('button', { name: 'Deal of the day' });
  await expect(deal).toBeVisible();
  const main = page.getByRole('main');
  const { height } = (await main.locator('> div:visible').first().boundingBox())!;
  expect(height).toBe(64);
  expect(await shifts()).toEqual([]);
  await deal.click();
  expect(await chosen(page)).toEqual({ dishId: 101 });
});

test('a custom element fills the place in the dialog of a dish, with styles of its own', async ({
  page,
}) => {
  await declineOffers(page);
  const requested = scriptsOfPlaces(page);
  await page.goto(`${server.url}/menu`);
  await answers(page);
  expect(requested).toEqual([]);
  const name = 'Spicy Paneer Burger';
  await page.getByRole('button', { name: `Add to Cart Customise, ${name}` }).click();
  const deal = page.getByRole('dialog', { name }).locator('dish-deal');
  await expect(deal).toHaveText(/^No deal for dish \d+$/);
  await expect(deal).toHaveCSS('color', 'rgb(102, 51, 153)');
  expect(requested.length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(deal).toHaveCount(0);
});

test('a page without guests loads neither code for places nor a guest', async ({ page }) => {
  await declineOffers(page);
  const requested = scriptsOfPlaces(page);
  await page.goto(`${server.url}/about`);
  await answers(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test.describe('without the remote', () => {
  test.use({ tolerated: /net::ERR_FAILED|cannot be had|RUNTIME-008/ });

  test('a page goes on when the remote of its fragment is down, and the place keeps its height', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.route(/mfe-specials\/.+\.js$/, (route) => route.abort());
    await page.goto(server.url);
    await answers(page);
    await page.waitForLoadState('networkidle');
    const place = page.getByRole('main').locator('> div:visible').first();
    expect((await place.boundingBox())!.height).toBe(64);
    await expect(place).toHaveText('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
