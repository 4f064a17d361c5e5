import type { Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';

async function open(page: Page) {
  await declineOffers(page);
  await page.goto('/');
  // The stars stand still once the page is taken over and the reviews above them are there.
  await answers(page);
  const region = page.getByRole('region', { name: 'What Our Customers Say' });
  // Their code comes with the customer.
  await region.scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading reviews...')).toBeHidden();
  const write = async (rating: string, name: string, email: string, text: string) => {
    await region.getByRole('radio', { name: rating }).check({ force: true });
    await region.getByLabel('Your name').fill(name);
    await region.getByLabel('Your email').fill(email);
    await region.getByLabel('Your experience').fill(text);
  };
  return { region, write, submit: region.getByRole('button', { name: 'Submit Review' }) };
}

/** A Google that nobody asks: the review page opens in a new window. */
async function standInForGoogle(page: Page) {
  await page
    .context()
    .route('https://search.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
    );
}

test.describe('2 Review form', { tag: '@once' }, () => {
  test('Rating 1 to 5 stars with hover preview and labels (click to rate, Poor, Fair, Good, Very Good, Excellent)', async ({
    page,
  }) => {
    const { region } = await open(page);
    const label = region.locator('output');
    await expect(label).toHaveText('Click to rate');
    const words = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'];
    const stars = region.getByRole('radio');
    await expect(stars).toHaveCount(5);
    for (const [at, word] of words.entries()) {
      await stars.nth(at).hover();
      await expect(label).toHaveText(word);
    }
    await region.getByLabel('Your name').hover();
    await expect(label).toHaveText('Click to rate');
    await stars.nth(1).click();
    await stars.nth(4).hover();
    await expect(label).toHaveText('Excellent');
    await region.getByLabel('Your name').hover();
    await expect(label).toHaveText('Fair');
  });
});

test.describe('4 Review submit', { tag: '@once' }, () => {
  test('Rating 4 or more: the review is stored under pendingGoogleReview and copied, then the user goes to the Google review page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await standInForGoogle(page);
    const { region, write, submit } = await open(page);
    await write('4 stars, Very Good', ' Asha ', 'asha@example.in', 'Hot and crisp. ');
    const google = page.waitForEvent('popup');
    await submit.click();
    await expect((await google).url()).toContain('search.google.com/local/writereview');
    await expect(region.getByText('Thank you for your review!')).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('pendingGoogleReview'));
    expect(JSON.parse(kept ?? '{}')).toEqual({
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

  test('Rating below 4: feedback is emailed privately to the owner, and not kept in the browser', async ({
    page,
  }) => {
    const { region, write, submit } = await open(page);
    const text = `Cold fries <b>${Date.now()}</b>`;
    await write('3 stars, Good', 'Ravi', 'ravi@example.in', text);
    await submit.click();
    await expect(region.getByText('Thank you for your review!')).toBeVisible();
    const mails = mailsAbout('Customer Feedback - 3 Star Review');
    const mail = mails.find((each) => each.includes(text)) ?? '';
    expect(mail).toContain('To: owner@burgerkatte.example');
    expect(mail).toContain('This feedback was sent privately and was not published.');
    expect(mail).not.toContain(`<p><strong>Review:</strong> ${text}`);
    expect(await page.evaluate(() => localStorage.getItem('pendingGoogleReview'))).toBeNull();
  });

  test('A submitting flag: the button waits for the answer and cannot be pressed twice', async ({
    page,
  }) => {
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/send-feedback-email', async (route) => {
      await gate;
      await route.continue();
    });
    const { region, write, submit } = await open(page);
    await write('1 star, Poor', 'Ravi', 'ravi@example.in', 'Late');
    await submit.click();
    await expect(region.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer();
    await expect(region.getByText('Thank you for your review!')).toBeVisible();
  });
});
