import type { Page, Route } from '@playwright/test';
import { expect } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { fault } from '../support/fault';

const feedback = '**/api/send-feedback-email';
const contact = '**/api/contact';
const submitFailed = 'There was an error submitting your review. Please try again.';
const sendFailed =
  'There was an error sending your message. Please try again or contact us directly.';

const region = (page: Page) => page.getByRole('region', { name: 'What Our Customers Say' });
const score = (page: Page) => region(page).getByText(/out of 5$/);

const answers: Record<string, (route: Route) => Promise<void>> = {
  500: (route) => route.fulfill({ status: 500, body: 'oops' }),
  offline: (route) => route.abort('internetdisconnected'),
};
const tolerated = /Failed to load resource/;

/** Fills in the form of a displeased guest; the text is this test's own. */
async function complain(page: Page, text: string) {
  // The form stands still once the reviews above it are there.
  await expect(score(page)).toBeVisible();
  await region(page).getByRole('radio', { name: '2 stars, Fair' }).press('Space');
  await region(page).getByLabel('Your name').fill('Ravi');
  await region(page).getByLabel('Your email').fill('ravi@example.in');
  await region(page).getByLabel('Your experience').fill(text);
  return region(page).getByRole('button', { name: 'Submit Review' });
}

/** Fills in the contact form; the text is this test's own. */
async function write(page: Page, text: string) {
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Ravi');
  await form.getByLabel('Email').fill('ravi@example.in');
  await form.getByLabel('Subject').selectOption('general');
  await form.getByLabel('Message').fill(text);
  return page.getByRole('button', { name: 'Send message' });
}

const thanks = (page: Page) => region(page).getByText('Thank you for your review!');
const sent = (page: Page) => page.getByText(/^Thank you! Your message has been sent/);
const aText = () => `Too salty, ${process.pid}-${Date.now()}`;

for (const [name, answer] of Object.entries(answers)) {
  fault(`mail · ${name}`, { tolerated }, async ({ page, shop }) => {
    await page.route(feedback, answer);
    await page.route(contact, answer);
    await shop.open('/');
    const review = aText();
    const submit = await complain(page, review);
    await submit.click();
    await expect(region(page).getByRole('alert')).toHaveText(submitFailed);
    await expect(region(page).getByLabel('Your experience')).toHaveValue(review);
    await page.unroute(feedback);
    await submit.click();
    await expect(thanks(page)).toBeVisible();
    expect(mailsAbout(review)).toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    const message = aText();
    const send = await write(page, message);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(sendFailed);
    await expect(page.locator('form').getByLabel('Message')).toHaveValue(message);
    await page.unroute(contact);
    await send.click();
    await expect(sent(page)).toBeVisible();
    expect(mailsAbout(message)).toHaveLength(1);
    await shop.survived();
  });
}
