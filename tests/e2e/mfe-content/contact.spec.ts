import type { Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';

const sent = 'Thank you! Your message has been sent. We will reply within 24 hours.';

async function write(page: Page, message: string) {
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Subject').selectOption('catering');
  await form.getByLabel('Message').fill(message);
}

/** When what was seen on the page, in ms of its own clock. */
interface Times {
  pressed?: number;
  sending?: number;
  shown?: number;
  gone?: number;
}

/** Notes when the message is sent and its banner comes and goes, as exactly as the page itself knows it; runs in the page. */
function noteTimes(banner: string): void {
  const times: Times = {};
  Object.assign(globalThis, { times });
  addEventListener('click', () => (times.pressed ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    const { innerText } = document.body;
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    if (button?.innerText === 'Sending...' && button.disabled) times.sending ??= performance.now();
    if (innerText.includes(banner)) times.shown ??= performance.now();
    else if (times.shown) times.gone ??= performance.now();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

test.describe('2 Contact', { tag: '@once' }, () => {
  test('Info cards (address, two phones, two emails, hours)', async ({ look }) => {
    const main = (await look('/contact')).getByRole('main');
    await expect(
      main.getByText('14 Kithaganur Main Road, opposite the lake park').first(),
    ).toBeVisible();
    for (const phone of ['+91 90000 00010', '+91 90000 00011']) {
      await expect(main.getByRole('link', { name: phone })).toBeVisible();
    }
    for (const email of ['hello@burgerkatte.example', 'orders@burgerkatte.example']) {
      await expect(main.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    }
    await expect(main.getByText('Every day 11:00 AM to 10:00 PM')).toBeVisible();
  });

  test('Form with name*, email*, phone (optional), subject* (general, reservation, catering, feedback, complaint, partnership), message*', async ({
    look,
  }) => {
    const form = (await look('/contact')).locator('form');
    for (const field of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByLabel(field)).toHaveAttribute('required');
    }
    await expect(form.getByLabel('Phone')).not.toHaveAttribute('required');
    const subjects = await form
      .locator('option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    expect(subjects.filter(Boolean)).toEqual([
      'general',
      'reservation',
      'catering',
      'feedback',
      'complaint',
      'partnership',
    ]);
  });

  test('A static location panel', async ({ look }) => {
    const page = await look('/contact');
    await expect(page.getByRole('region', { name: 'Find us' }).getByRole('img')).toBeVisible();
  });
});

test.describe('4 Contact submit', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
  });

  test('At least 1 second delay, then the success banner for 5 seconds, which says a reply comes within 24 hours', async ({
    page,
  }) => {
    await page.goto('/contact');
    const message = `A party for thirty, ${Date.now()}`;
    await write(page, message);
    await page.evaluate(noteTimes, sent);
    await page.getByRole('button', { name: 'Send message' }).click();
    const banner = page.getByText(sent, { exact: true });
    await expect(banner).toBeVisible();
    await expect(page.locator('form').getByLabel('Message')).toHaveValue('');
    expect(mailsAbout(message)).toHaveLength(1);
    await expect(banner).toBeHidden();
    const times = () => page.evaluate(() => (globalThis as unknown as { times: Times }).times);
    const { pressed = 0, sending, shown = 0, gone = 0 } = await times();
    expect(sending, 'It says that it is sending').toBeDefined();
    expect(shown - pressed).toBeGreaterThanOrEqual(1000);
    expect(gone - shown).toBeGreaterThan(4000);
    expect(gone - shown).toBeLessThan(9000);
  });
});

test.describe('5 Validation: contact', { tag: '@once' }, () => {
  test('Name, email, subject, message required; phone optional', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const text of [
      'Please enter your name',
      'Please enter your email address',
      'Please choose a subject',
      'Please enter your message',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator('form').getByLabel('Name')).toBeFocused();
    await expect(page.locator('form').getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('8 Errors: contact', { tag: '@once' }, () => {
  test("Contact failure alert: 'There was an error sending your message. Please try again or contact us directly.'", async ({
    page,
  }) => {
    await declineOffers(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
    await page.goto('/contact');
    await write(page, 'Will this arrive?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'There was an error sending your message. Please try again or contact us directly.',
    );
    await expect(page.locator('form').getByLabel('Message')).toHaveValue('Will this arrive?');
  });
});
