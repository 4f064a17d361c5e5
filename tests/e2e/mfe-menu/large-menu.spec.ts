import type { Page } from '@playwright/test';
import { serveLargeMenu, type Served } from '../../sites/serve-site';
import { addDish, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

let site: Served;
test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(300_000);
  site = await serveLargeMenu();
});
test.afterAll(() => site.stop());

const dishNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' });

test(
  'a menu of 5,000 dishes stands in the page as far as the first of each category, goes on as it is read, and is searched whole',
  { tag: '@nightly' },
  async ({ page }) => {
    await declineOffers(page);
    await page.goto(`${site.url}/menu`);
    await expect(dishNames(page)).toHaveCount(7 * 16);
    await search(page).fill('paneer tikka wrap 87');
    await expect(dishNames(page)).toHaveText(['Paneer Tikka Wrap 87']);
    await expect(page.getByRole('status').filter({ hasText: '1 item found' })).toBeVisible();
    await addDish(page, 'Paneer Tikka Wrap 87');
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search text' }).click();
    await expect(dishNames(page)).toHaveCount(7 * 16);

    const first = page.getByRole('region', { name: /^Burgers \(Veg\) 600 items/ });
    await first.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
    await expect(
      first.getByRole('heading', { name: 'Aloo Tikki Burger 4', exact: true }),
    ).toBeAttached();
  },
);
