import type { Page } from '@playwright/test';
import { fillReview, reviews } from '../support/content-forms';
import { carry, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';

test.beforeEach(({ page }) => declineOffers(page));

test.describe('2 Offers', () => {
  test('Claim applies the promo code of an offer to the cart; other Claim buttons copy the code (decision)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await carry(page, { 3: 1 });
    await page.goto('/offers');
    await page.getByRole('button', { name: 'Claim offer: Chai at four' }).click();
    await expect(page.getByText('CHAIATFOUR is copied. Show it at the counter.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CHAIATFOUR');
    await page.getByRole('button', { name: 'Claim offer: Hello, neighbour' }).click();
    await expect(page.getByText('WELCOME15 is on its way to your cart.')).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByText('−₹19.35', { exact: true })).toBeVisible();
  });
});

async function openReview(page: Page) {
  await page.goto('/');
  const region = reviews(page);
  const send = async (rating: string, text: string) => {
    const asha = { name: ' Asha ', email: 'asha@example.in' };
    await (await fillReview(page, rating, { ...asha, text })).click();
    await expect(region.getByText('Thank you for your review!')).toBeVisible();
  };
  const stored = () => page.evaluate(() => localStorage.getItem('pendingGoogleReview'));
  return { send, kept: stored };
}

test('a review entered before the code of its form has loaded is kept', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/home-rest/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const asha = { name: 'Asha', email: 'asha@example.in', text: 'Hot and crisp.' };
  const submit = await fillReview(page, '5 stars, Excellent', asha);
  await expect(submit).toBeDisabled();
  release();
  await expect(submit).toBeEnabled();
  await expect(reviews(page).getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked();
  await expect(reviews(page).getByLabel('Your experience')).toHaveValue('Hot and crisp.');
});

test.describe('4 Review submit', () => {
  test('Rating 4 or more stores pendingGoogleReview, copies the text and opens the Google review page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // A fake Google review page in a new window.
    await context.route('https://search.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
    );
    const { send, kept } = await openReview(page);
    const google = page.waitForEvent('popup');
    await send('4 stars, Very Good', 'Hot and crisp. ');
    expect((await google).url()).toContain('search.google.com/local/writereview');
    expect(JSON.parse((await kept()) ?? '{}')).toEqual({
      rating: 4,
      text: 'Hot and crisp.',
      customerName: 'Asha',
      customerEmail: 'asha@example.in',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      id: expect.any(String) as unknown,
    });
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hot and crisp.');
  });

  test('Rating below 4: feedback is emailed privately to the owner, and not stored in the browser', async ({
    page,
  }) => {
    const { send, kept } = await openReview(page);
    const text = `Cold fries <b>${Date.now()}</b>`;
    await send('3 stars, Good', text);
    const mails = mailsAbout('Customer Feedback - 3 Star Review');
    const mail = mails.find((each) => each.includes(text)) ?? '';
    expect(mail).toContain('To: owner@burgerkatte.example');
    expect(mail).toContain('This feedback was sent privately and was not published.');
    expect(mail).not.toContain(`<p><strong>Review:</strong> ${text}`);
    expect(await kept()).toBeNull();
  });
});
