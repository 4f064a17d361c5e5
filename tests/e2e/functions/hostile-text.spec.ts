import type { Locator, Page } from '@playwright/test';
import { carry, declineOffers, liveAt, openSignIn, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';

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

test.describe('Bad input: searches', { tag: '@once' }, () => {
  for (const [path, label] of [
    ['/menu', 'Search the menu'],
    ['/blogs', 'Search stories'],
    ['/faq', 'Search questions'],
  ] as const) {
    test(`${label}: every hostile text finds nothing and harms nothing`, async ({ page }) => {
      await declineOffers(page);
      await page.goto(path);
      for (const text of Object.values(hostile)) {
        await put(page.getByRole('searchbox', { name: label }), text);
        await unharmed(page);
      }
      await page.getByRole('searchbox', { name: label }).fill('');
      await unharmed(page);
    });
  }
});

test.describe('Bad input: forms of the content pages', { tag: '@once' }, () => {
  const refusals = {
    '10,000 characters': 'Name must be at most 80 characters',
    'control characters': 'Name contains characters that cannot be printed',
  } as const;

  test('Review form: refused with a message, or mailed as plain text', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/');
    const region = page.getByRole('region', { name: 'What Our Customers Say' });
    const star = region.getByRole('radio', { name: '1 star, Poor' });
    // The form's code comes with the customer.
    await region.scrollIntoViewIfNeeded();
    await expect(star).toBeEnabled();
    await star.check({ force: true });
    await region.getByLabel('Your email').fill('ravi@example.in');
    await region.getByLabel('Your experience').fill('Cold');
    for (const [name, message] of Object.entries(refusals)) {
      await put(region.getByLabel('Your name'), hostile[name as keyof typeof refusals]);
      await region.getByRole('button', { name: 'Submit Review' }).click();
      await expect(region.getByRole('alert')).toHaveText(message);
    }
    await put(region.getByLabel('Your experience'), hostile['10,000 characters']);
    await region.getByLabel('Your name').fill(`${hostile.emoji} <i>${Date.now()}</i>`);
    await region.getByRole('button', { name: 'Submit Review' }).click();
    await expect(region.getByRole('alert')).toHaveText('Review must be at most 2000 characters');
    await region.getByLabel('Your experience').fill(`${hostile.script} ${hostile.emoji}`);
    await region.getByRole('button', { name: 'Submit Review' }).click();
    await expect(region.getByText('Thank you for your review!')).toBeVisible();
    await unharmed(page);
  });

  test('Contact form: refused with a message at its field, or mailed as plain text', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/contact');
    const form = page.locator('form');
    const send = page.getByRole('button', { name: 'Send message' });
    const mark = String(Date.now());
    await form.getByLabel('Email').fill('ravi@example.in');
    await form.getByLabel('Subject').selectOption('feedback');
    await form.getByLabel('Message').fill(`${hostile.script} ${hostile.emoji} ${mark}`);
    for (const [name, message] of Object.entries(refusals)) {
      await put(form.getByLabel('Name'), hostile[name as keyof typeof refusals]);
      await send.click();
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await form.getByLabel('Name').fill(hostile.emoji);
    await put(form.getByLabel('Phone'), hostile['10,000 characters']);
    await send.click();
    await expect(
      form.getByText('Phone must be at most 30 characters', { exact: true }),
    ).toBeVisible();
    await form.getByLabel('Phone').fill('<b>1</b>');
    await send.click();
    await expect(page.getByText(/^Thank you! Your message has been sent/)).toBeVisible();
    const [mail = ''] = mailsAbout(mark);
    expect(mail).not.toContain('<strong>Phone:</strong> <b>');
    await unharmed(page);
  });

  test('Newsletter: refused with a message', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/offers');
    const field = page.getByLabel('Email address');
    // Its code comes with the customer.
    await field.hover();
    await expect(field).toBeEnabled();
    for (const text of [
      hostile.script,
      `${hostile['10,000 characters']}@example.in`,
      'a\u0007@b.in',
    ]) {
      await put(field, text);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await unharmed(page);
  });

  test('Sign-in fields: refused with a message', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    const dialog = await openSignIn(page, 'Email');
    await put(dialog.getByRole('textbox', { name: 'Email address' }), hostile.script);
    await put(dialog.getByLabel('Password', { exact: true }), hostile['10,000 characters']);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(
      dialog.getByText('Please enter a valid email address', { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    for (const text of Object.values(hostile)) {
      await put(dialog.getByLabel('Phone number with country code'), text);
      await dialog.getByRole('button', { name: 'Send Code' }).click();
      await expect(
        dialog.getByText(/^Please enter a phone number with its country code/),
      ).toBeVisible();
    }
    await unharmed(page);
  });
});

signedIn.describe('Bad input: checkout', { tag: '@once' }, () => {
  const limits = {
    Name: 'Name must be at most 80 characters',
    'Delivery address': 'Delivery address must be at most 300 characters',
    Landmark: 'Landmark must be at most 120 characters',
    'Special instructions': 'Special instructions must be at most 500 characters',
  };

  signedIn(
    'Delivery details and promo code: refused with a message at the field',
    async ({ page }) => {
      await carry(page, { 39: 1 });
      await liveAt(page, 1);
      await page.goto('/checkout');
      const form = page.getByRole('form', { name: 'Delivery details' });
      for (const [label, message] of Object.entries(limits)) {
        await put(form.getByRole('textbox', { name: label }), hostile['10,000 characters']);
        await form.getByRole('textbox', { name: label }).blur();
        await expect(form.getByText(message, { exact: true })).toBeVisible();
        await put(form.getByRole('textbox', { name: label }), hostile['control characters']);
        await form.getByRole('textbox', { name: label }).blur();
        await expect(
          form.getByText(`${label} contains characters that cannot be printed`, { exact: true }),
        ).toBeVisible();
      }
      for (const text of Object.values(hostile)) {
        await put(page.getByRole('textbox', { name: 'Promo code' }), text);
        await page.getByRole('button', { name: 'Apply', exact: true }).click();
        await expect(page.getByText('Invalid promo code', { exact: true })).toBeVisible();
      }
      await unharmed(page);
    },
  );

  signedIn('Script and emoji in an order are shown as they were typed', async ({ page }) => {
    await page
      .context()
      .route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await carry(page, { 39: 1 });
    await liveAt(page, 1);
    await page.goto('/checkout');
    await page.getByRole('textbox', { name: 'Name' }).fill(`${hostile.emoji} <b>Asha</b>`);
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9000000020');
    await page.getByRole('textbox', { name: 'Delivery address' }).fill(hostile.script);
    await page.getByRole('textbox', { name: 'Special instructions' }).fill(hostile.script);
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
