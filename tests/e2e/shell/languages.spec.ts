import type { Page } from '@playwright/test';
import { answers, expect, test } from '../support/fixtures';
import { declineOffers } from '../support/customer';
import { rest } from '../support/rest';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

/** Clicks a link in the footer once the content above has its final height. */
async function choose(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(rest);
  await link.click();
}

test('a chosen language is stored and kept by links, and choosing English clears it', async ({
  page,
}) => {
  await page.goto('/menu#waffles');
  await choose(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/menu#waffles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await answers(page);
  await page.getByRole('button', { name: 'कार्ट में डालें, आलू टिक्की बर्गर' }).click();
  await expect(page.getByRole('button', { name: 'कार्ट, 1 आइटम' })).toBeVisible();
  await choose(page, 'हमारे बारे में');
  await expect(page).toHaveURL('/hi/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('छोटी रसोई, लंबी लाइन');
  await page.goto('/faq');
  await expect(page).toHaveURL('/hi/faq');
  await choose(page, 'English');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await expect(page).toHaveURL('/menu');
});
