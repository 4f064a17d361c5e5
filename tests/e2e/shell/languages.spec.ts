import type { Page } from '@playwright/test';
import { answers, expect, test } from '../support/fixtures';
import { declineOffers } from '../support/customer';
import { rest } from '../support/rest';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

/** Presses a link at the end of the page, once what lies above it has come to its height. */
async function choose(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(rest);
  await link.click();
}

test('a chosen language is remembered, and choosing English forgets it', async ({ page }) => {
  await page.goto('/menu#waffles');
  await choose(page, 'ಕನ್ನಡ');
  await expect(page).toHaveURL('/kn/menu#waffles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ನಮ್ಮ ಮೆನು');
  await page.goto('/about');
  await expect(page).toHaveURL('/kn/about');
  await choose(page, 'English');
  await expect(page).toHaveURL('/about');
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await expect(page).toHaveURL('/menu');
});

test('links of a page stay in its language, and the cart goes along when it is changed', async ({
  page,
}) => {
  await page.goto('/hi/menu');
  await answers(page);
  await page.getByRole('button', { name: 'कार्ट में डालें, आलू टिक्की बर्गर' }).click();
  await expect(page.getByRole('button', { name: 'कार्ट, 1 आइटम' })).toBeVisible();
  await choose(page, 'हमारे बारे में');
  await expect(page).toHaveURL('/hi/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('छोटी रसोई, लंबी लाइन');
  await choose(page, 'English');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

for (const path of ['//evil.example', '/hi///evil.example/']) {
  test(
    `the languages of ${path} lead to pages of this site`,
    { tag: '@nightly' },
    async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${path}`);
      await choose(page, 'English');
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/evil\.example$/);
      await choose(page, 'ಕನ್ನಡ');
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/kn\/(evil\.example|404)$/);
    },
  );
}
