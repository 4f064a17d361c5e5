import { rmSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../sites/copy-site';
import { buildShellWithSpecials, makeForeignRemote } from './foreign-remote';
import { serveSite } from '../sites/serve-site';
import { addDish, declineOffers } from '../e2e/support/customer';
import { answers, expect, test } from '../e2e/support/fixtures';

const release = 'scripts/release.mjs';

test('a remote made from the packed contract alone is deployed and its page renders', async ({
  page,
}) => {
  const remote = await makeForeignRemote('mfe-specials');
  const shell = await buildShellWithSpecials();
  const site = copySite('foreign-remote');
  const server = await serveSite(site.folder);
  const specials = `${server.url}/specials`;

  // The remote is deployed before the shell that has its page and links.
  expect(await site.node(release, 'deploy', 'mfe-specials', '--built', remote)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The site runs mfe-specials 1\.0\.0-\w+\.\n$/),
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

  await page.close();
  await server.stop();
  rmSync(path.dirname(remote), { recursive: true });
});
