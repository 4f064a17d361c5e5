import type { Locator, Page } from '@playwright/test';

export const reviews = (page: Page) => page.getByRole('region', { name: 'What Our Customers Say' });

interface Words {
  name: string;
  email: string;
  text: string;
}

export async function fillReview(
  page: Page,
  rating: string,
  { name, email, text }: Words,
): Promise<Locator> {
  const region = reviews(page);
  await region.getByRole('radio', { name: rating }).check();
  await region.getByLabel('Your name').fill(name);
  await region.getByLabel('Your email').fill(email);
  await region.getByLabel('Your experience').fill(text);
  return region.getByRole('button', { name: 'Submit Review' });
}

export const contactForm = (page: Page) => page.getByRole('main').locator('form');

export async function fillContact(
  page: Page,
  subject: string,
  { name, email, text }: Words,
): Promise<Locator> {
  const form = contactForm(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Subject').selectOption(subject);
  await form.getByLabel('Message').fill(text);
  return form.getByRole('button', { name: 'Send message' });
}
