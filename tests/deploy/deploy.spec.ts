import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../sites/copy-site';
import { buildSecondMenu, secondHeading } from '../sites/build-package';
import { serveRemote } from './serve-remote';
import { serveSite } from '../sites/serve-site';
import { addDish, declineOffers } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';

// One worker for this file, so that version 2 is built only once.
test.describe.configure({ mode: 'default' });

const release = 'scripts/release.mjs';
const assemble =
  "await (await (await import('./scripts/load.mjs')).importRelease('build/build-site')).assembleSite()";

let second: string;
test.beforeAll(async () => {
  second = await buildSecondMenu();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
const text = async (page: Page, url: string) => (await page.request.get(url)).text();

test('a remote on its own site works and stays there after deployments and a full build', async ({
  page,
}) => {
  const site = copySite('own-origin');
  const remote = await serveRemote('mfe-menu', path.join(site.folder, 'remotes/mfe-menu'));
  const server = await serveSite(site.folder);
  const lines = site.remotes();
  const line = lines['mfe-menu'];
  const moved = { ...lines, 'mfe-menu': { ...line, base: `${remote.url}/${line?.version}/` } };
  writeFileSync(path.join(site.folder, 'remotes.json'), JSON.stringify(moved));
  expect(await site.node(release, 'prerender')).toMatchObject({ code: 0 });

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await declineOffers(page);
  await page.goto(`${server.url}/menu`);
  await addDish(page, 'Aloo Tikki Burger');
  await expect(cart(page)).toBeVisible();
  expect(await text(page, `${server.url}/menu`)).toContain('Our menu</h1>');
  expect(requests.filter((url) => url.startsWith(`${remote.url}/${line?.version}/`))).not.toEqual(
    [],
  );
  expect(requests.filter((url) => url.startsWith(`${server.url}/remotes/mfe-menu/`))).toEqual([]);

  expect(await site.node(release, 'deploy', 'mfe-menu', '--built', second)).toMatchObject({
    code: 0,
  });
  expect(site.remotes()['mfe-menu']?.base).toMatch(new RegExp(`^${remote.url}/2\\.0\\.0-[^/]+/$`));
  await page.reload();
  await expect(heading(page)).toHaveText(secondHeading);
  await expect(cart(page)).toBeVisible();

  expect(await site.node('--input-type=module', '-e', assemble)).toMatchObject({ code: 0 });
  expect(site.remotes()).toEqual(moved);
  await page.close();
  await server.stop();
  await remote.stop();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', tolerated: /Failed to load resource/ });

  test('a returning visitor gets the deployed pages, also offline before visiting them', async ({
    page,
    context,
  }) => {
    const site = copySite('deploy-offline');
    const server = await serveSite(site.folder);
    await declineOffers(page);
    await page.goto(`${server.url}/menu`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    expect(await site.node(release, 'deploy', 'mfe-menu', '--built', second)).toMatchObject({
      code: 0,
    });
    await page.goto(`${server.url}/about`);
    const storedMenu = () =>
      page.evaluate(async () => (await caches.match(`${location.origin}/menu`))?.text());
    await expect.poll(storedMenu).toContain(secondHeading);
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    // A browser may stop the old service worker at the moment when a page is requested.
    await expect.poll(waiting).toBe('installed');
    await context.setOffline(true);
    await page.goto(`${server.url}/menu`);
    await expect(heading(page)).toHaveText(secondHeading);
    await addDish(page, 'Aloo Tikki Burger');
    await expect(cart(page)).toBeVisible();

    await context.setOffline(false);
    expect(await site.node(release, 'deploy', 'rollback', 'mfe-menu')).toMatchObject({ code: 0 });
    await page.goto(`${server.url}/menu`);
    await expect(heading(page)).toHaveText('Our menu');
    await expect(cart(page)).toBeVisible();
    await page.close();
    await server.stop();
  });
});
