import type { Locator, Page } from '@playwright/test';
import { carry, declineOffers, fillDetails, liveAt, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

const hostile = {
  script: '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">',
  'direction marks': 'safe\u202Etxet\u2066',
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '🍔👨‍👩‍👧‍👦🇮🇳',
  'control characters': 'a\u0000b\u0007c\u001b[31m',
} as const;

/** Nothing of what was typed has run, and the page is in one piece. */
async function unharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
}

const put = (field: Locator, text: string) =>
  // As a paste does it, so that a limit on the field counts.
  field.evaluate((input: HTMLInputElement, value) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, value);
  }, text);

test.describe('Bad input: searches', () => {
  test(
    'Searches: every hostile text finds nothing and harms nothing',
    { tag: '@nightly' },
    async ({ page }) => {
      await declineOffers(page);
      for (const path of ['/menu', '/blogs', '/faq']) {
        await page.goto(path);
        for (const text of Object.values(hostile)) {
          await put(page.getByRole('searchbox'), text);
          await unharmed(page);
        }
      }
    },
  );
});

signedIn.describe('Bad input: checkout', () => {
  signedIn('Script and emoji in an order are shown as they were typed', async ({ page }) => {
    await page
      .context()
      .route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await carry(page, { 39: 1 });
    await liveAt(page, 1);
    await page.goto('/checkout');
    await fillDetails(page, {
      Name: `${hostile.emoji} <b>Asha</b>`,
      'Phone number': '9000000020',
      'Delivery address': hostile.script,
      'Special instructions': hostile.script,
    });
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
    await unharmed(page);
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
    const order = page.getByRole('article').first();
    await order.getByText('Bill and delivery details').click();
    await expect(order.getByText(hostile.script, { exact: true }).first()).toBeVisible();
    await expect(
      order.getByText(`${hostile.emoji} <b>Asha</b>`, { exact: true }).first(),
    ).toBeVisible();
    await unharmed(page);
  });
});
