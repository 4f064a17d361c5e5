import type { Page } from '@playwright/test';
import { declineOffers } from '../customer';
import { answers, expect, test } from '../fixtures';
import { mailsAbout } from '../mailbox';

const incomplete = 'Please fill in all required fields and provide a rating';

async function open(page: Page) {
  await declineOffers(page);
  await page.goto('/');
  // The stars stand still once the page is taken over and the reviews above them are there.
  await answers(page);
  await expect(page.getByText('Loading reviews...')).toBeHidden();
  const region = page.getByRole('region', { name: 'What Our Customers Say' });
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

  test('Fields: name, email, experience text; all required. Submit is disabled until rating, name, email and text are all filled', async ({
    page,
  }) => {
    const { region, write, submit } = await open(page);
    for (const field of ['Your name', 'Your email', 'Your experience']) {
      await expect(region.getByLabel(field)).toHaveAttribute('required');
    }
    await expect(submit).toBeDisabled();
    await region.getByLabel('Your name').fill('Asha');
    await region.getByLabel('Your email').fill('asha@example.in');
    await region.getByLabel('Your experience').fill('Good');
    await expect(submit).toBeDisabled();
    await write('3 stars, Good', 'Asha', 'asha@example.in', 'Good');
    await expect(submit).toBeEnabled();
    for (const field of ['Your name', 'Your email', 'Your experience']) {
      const before = await region.getByLabel(field).inputValue();
      await region.getByLabel(field).fill('   ');
      await expect(submit, field).toBeDisabled();
      await region.getByLabel(field).fill(before);
      await expect(submit).toBeEnabled();
    }
  });

  test('Rating 4 or 5: the user is told they are redirected to a public review site. Rating 1 to 3: the feedback goes to management', async ({
    page,
  }) => {
    const { region } = await open(page);
    const toPublic =
      'Thank you! We will copy your review and take you to Google, where you can paste it.';
    const toOwner =
      'Thank you for being honest. This goes straight to our owner, and is not published.';
    for (const [at, text] of [toOwner, toOwner, toOwner, toPublic, toPublic].entries()) {
      await region.getByRole('radio').nth(at).click();
      await expect(region.getByText(text, { exact: true })).toBeVisible();
    }
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

  test("After submit a thank-you view appears with a 'Submit Another Review' link; the form fields are cleared", async ({
    page,
  }) => {
    const { region, write, submit } = await open(page);
    await write('2 stars, Fair', 'Ravi', 'ravi@example.in', 'Too salty');
    await submit.click();
    await region.getByRole('button', { name: 'Submit Another Review' }).click();
    for (const field of ['Your name', 'Your email', 'Your experience']) {
      await expect(region.getByLabel(field)).toHaveValue('');
    }
    await expect(region.locator('output')).toHaveText('Click to rate');
    await expect(submit).toBeDisabled();
  });

  test('Everyone is offered the Google link, whatever the rating (decision)', async ({ page }) => {
    const { region, write, submit } = await open(page);
    await write('1 star, Poor', 'Ravi', 'ravi@example.in', 'Late');
    await submit.click();
    await expect(region.getByRole('link', { name: 'Review us on Google' })).toHaveAttribute(
      'href',
      /writereview/,
    );
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

test.describe('5 Validation: review form', { tag: '@once' }, () => {
  test(`Blank after trimming or without a rating: '${incomplete}'`, async ({ page }) => {
    const { region, write } = await open(page);
    await write('3 stars, Good', 'Asha', 'asha@example.in', ' ');
    await region.getByLabel('Your name').press('Enter');
    await expect(region.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
    await region.locator('form').evaluate((form: HTMLFormElement) => {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
    await expect(region.getByRole('alert')).toHaveText(incomplete);
  });

  for (const email of ['asha', 'asha@example', 'asha example@x.in', '@example.in', 'asha@.']) {
    test(`Email '${email}': 'Please enter a valid email address'`, async ({ page }) => {
      const { region, write, submit } = await open(page);
      await write('3 stars, Good', 'Asha', email, 'Good');
      await submit.click();
      await expect(region.getByRole('alert')).toHaveText('Please enter a valid email address');
      await expect(region.getByLabel('Your experience')).toHaveValue('Good');
    });
  }
});

test.describe('8 Errors: reviews', { tag: '@once' }, () => {
  test("Reviews load: 'Failed to load Google reviews.'", async ({ page }) => {
    await page.route('**/api/reviews', (route) => route.fulfill({ status: 503 }));
    const { region } = await open(page);
    await expect(region.getByText('Failed to load Google reviews.', { exact: true })).toBeVisible();
    await page.unroute('**/api/reviews');
    await region.getByRole('button', { name: 'Try again' }).click();
    await expect(region.getByText(/out of 5$/)).toBeVisible();
  });

  for (const body of [
    '',
    '<html>',
    'null',
    '{"reviews": 3}',
    '{"reviews":[{"rating":9}],"rating":4,"user_ratings_total":1}',
  ]) {
    test(`Reviews answered with ${body || 'nothing'}: the message, page intact`, async ({
      page,
    }) => {
      await page.route('**/api/reviews', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const { region, submit } = await open(page);
      await expect(
        region.getByText('Failed to load Google reviews.', { exact: true }),
      ).toBeVisible();
      await expect(submit).toBeVisible();
      await expect(page.getByRole('region', { name: 'Visit us' })).toBeVisible();
    });
  }

  test("Review submit failure alert: 'There was an error submitting your review. Please try again.'", async ({
    page,
  }) => {
    await page.route('**/api/send-feedback-email', (route) => route.fulfill({ status: 500 }));
    const { region, write, submit } = await open(page);
    await write('2 stars, Fair', 'Ravi', 'ravi@example.in', 'Too salty');
    await submit.click();
    await expect(region.getByRole('alert')).toHaveText(
      'There was an error submitting your review. Please try again.',
    );
    await expect(region.getByLabel('Your experience')).toHaveValue('Too salty');
    await expect(submit).toBeEnabled();
  });

  test("Clipboard failure alert: 'Please copy your review message and paste it on the Google review form.'", async ({
    page,
  }) => {
    await standInForGoogle(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    const { region, write, submit } = await open(page);
    await write('5 stars, Excellent', 'Asha', 'asha@example.in', 'Wonderful');
    await submit.click();
    await expect(region.getByRole('alert')).toHaveText(
      'Please copy your review message and paste it on the Google review form.',
    );
    await expect(region.getByLabel('Your review')).toHaveValue('Wonderful');
  });
});
