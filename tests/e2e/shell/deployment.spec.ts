import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changeFile } from '../../sites/build-package';
import { copySite } from '../../sites/copy-site';
import { serveSite } from '../../sites/serve-site';
import { addDish, declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Copies the built menu remote as version 2 with the next contract version. Returns its folder. */
function menuAsVersion2(): string {
  const folder = path.resolve('reports/menu-as-version-2/mfe-menu');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['package.json', 'dist']) {
    cpSync(`mfe-menu/${part}`, `${folder}/${part}`, { recursive: true });
  }
  changeFile(`${folder}/package.json`, '"version": "1.0.0"', '"version": "2.0.0"');
  const spoken = `${folder}/dist/web/contract.json`;
  const { contract } = JSON.parse(readFileSync(spoken, 'utf8')) as { contract: number };
  writeFileSync(spoken, JSON.stringify({ contract: contract + 1, oldest: contract }));
  return folder;
}

function requestedVersions(page: Page): Set<string> {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/mfe-menu\/(\d)/.exec(request.url())?.[1];
    if (version) requests.add(version);
  });
  return requests;
}

test('open pages keep their version of the menu while a version with the next contract is deployed', async ({
  page,
  context,
}) => {
  // Long, because the test serves a site and deploys to it.
  test.setTimeout(120_000);
  const site = copySite('deployment');
  const server = await serveSite(site.folder);
  const lines = site.remotes();
  await declineOffers(page);
  await page.goto(`${server.url}/menu`);
  await addDish(page, 'Aloo Tikki Burger');
  await expect(cart(page)).toBeVisible();
  const open = await context.newPage();
  const byOpen = requestedVersions(open);
  await declineOffers(open);
  await open.goto(`${server.url}/about`);
  await answers(open);

  const how = ['scripts/release.mjs', 'deploy', 'mfe-menu', '--built', menuAsVersion2()];
  const { code, output } = await site.node(...how);
  expect(code, output).toBe(0);
  const { version } = site.remotes()['mfe-menu']!;
  expect(version).toMatch(/^2\.0\.0-/);
  expect(site.remotes()).toEqual({ ...lines, 'mfe-menu': expect.anything() });
  const byNew = requestedVersions(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Our menu');
  await expect(cart(page)).toBeVisible();
  await footerLink(open, 'Menu').click();
  await expect(heading(open)).toHaveText('Our menu');
  await expect(cart(open)).toBeVisible();
  expect([...byNew], 'Who comes now has the new version').toEqual(['2']);
  expect([...byOpen], 'A page goes on with the versions it was opened with').toEqual(['1']);
  await open.close();
  await page.close();
  await server.stop();
});
