import type { Browser, Page } from '@playwright/test';
import { counterAccount } from '../e2e/support/api-kitchen';
import { listenTo } from '../e2e/support/heard';

/** A tablet whose shift has begun. */
export async function openCounter(browser: Browser, url: string, data: string): Promise<Page> {
  const { email, password } = counterAccount({ data });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await listenTo(page);
  await page.goto(`${url}/kitchen`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: 'Orders' }).waitFor();
  return page;
}
