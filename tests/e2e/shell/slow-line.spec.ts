import type { Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

/** Limits the page's connection to 400 kbit/s from now on, like weak mobile reception. */
async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Returns whether the page is hydrated. */
const isHydrated = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('interactive').length > 0);

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
  await onSlowLine(page);
});

test("clicks and a search typed before the page's code has loaded are handled in sequence", async ({
  page,
}) => {
  await page.goto('/menu', { waitUntil: 'commit' });
  const add = (dish: string) =>
    page.getByRole('button', { name: new RegExp(`^Add to Cart( Customise)?, ${dish}$`) }).first();
  const search = page.getByRole('searchbox').first();
  await add('Aloo Tikki Burger').click();
  await search.pressSequentially('burger', { delay: 20 });
  await add('Classic Veg Burger').click();
  await add('Egg Burger').click();
  await page.getByRole('button', { name: /^Cart/ }).click();
  expect(await isHydrated(page)).toBe(false);

  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await expect(drawer).toBeVisible();
  const lines = drawer.getByRole('list', { name: 'Your cart' }).locator('> li');
  await expect(lines).toHaveText([/^Aloo Tikki Burger/, /^Classic Veg Burger/, /^Egg Burger/]);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('burger');
  await expect(page.getByRole('main')).not.toContainText('Honey Butter Waffle');
});

test("a contact message submitted before the page's code has loaded is sent completely and once", async ({
  page,
}) => {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/'))
      sent.push(request.postDataJSON() as Record<string, string>);
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Send message' });
  await form.getByRole('textbox', { name: 'Name' }).pressSequentially('Asha Rao');
  await form.getByRole('textbox', { name: 'Email' }).pressSequentially('asha@example.in');
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Catering');
  await form.getByRole('textbox', { name: 'Message' }).pressSequentially('Forty burgers, please.');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect(await isHydrated(page)).toBe(false);

  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ name: 'Asha Rao', email: 'asha@example.in' },
      message: 'Forty burgers, please.',
    }),
  ]);
});
