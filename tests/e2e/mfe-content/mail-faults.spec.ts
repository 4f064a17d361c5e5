import type { Page } from '@playwright/test';
import { contactForm, fillContact, fillReview, reviews } from '../support/content-forms';
import { expect } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { fault } from '../support/fault';

const feedback = '**/api/send-feedback-email';
const contact = '**/api/contact';
const submitFailed = 'There was an error submitting your review. Please try again.';
const sendFailed =
  'There was an error sending your message. Please try again or contact us directly.';

const score = (page: Page) => reviews(page).getByText(/out of 5$/);

const tolerated = /Failed to load resource/;

const ravi = { name: 'Ravi', email: 'ravi@example.in' };
const thanks = (page: Page) => reviews(page).getByText('Thank you for your review!');
const sent = (page: Page) => page.getByText(/^Thank you! Your message has been sent/);
const aText = () => `Too salty, ${process.pid}-${Date.now()}`;

fault('mail · offline', { tolerated }, async ({ page, shop }) => {
  for (const form of [feedback, contact])
    await page.route(form, (route) => route.abort('internetdisconnected'));
  await shop.open('/');
  const review = aText();
  // The form stands still once the reviews above it are there.
  await expect(score(page)).toBeVisible();
  const submit = await fillReview(page, '2 stars, Fair', { ...ravi, text: review });
  await submit.click();
  await expect(reviews(page).getByRole('alert')).toHaveText(submitFailed);
  await expect(reviews(page).getByLabel('Your experience')).toHaveValue(review);
  await page.unroute(feedback);
  await submit.click();
  await expect(thanks(page)).toBeVisible();
  expect(mailsAbout(review)).toHaveLength(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const message = aText();
  const send = await fillContact(page, 'general', { ...ravi, text: message });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(sendFailed);
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(message);
  await page.unroute(contact);
  await send.click();
  await expect(sent(page)).toBeVisible();
  expect(mailsAbout(message)).toHaveLength(1);
  await shop.survived();
});
