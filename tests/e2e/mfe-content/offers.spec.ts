import { carry, declineOffers } from '../support/customer';
import { expect, newEmail, test } from '../support/fixtures';

test.describe('2 Offers', { tag: '@once' }, () => {
  test('Eight static offers', async ({ look }) => {
    await expect((await look('/offers')).getByRole('article')).toHaveCount(8);
  });

  test('A category filter; a featured section only under All', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/offers');
    const filter = page.getByRole('group', { name: 'Category' });
    const featured = page.getByRole('region', { name: 'Featured offers' });
    await expect(featured.getByRole('article')).toHaveCount(3);
    const names = await filter.getByRole('button').allInnerTexts();
    expect(names[0]).toBe('All');
    let sum = 0;
    for (const name of names.slice(1)) {
      await filter.getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
      await expect(featured).toBeHidden();
      sum += await page.getByRole('article').count();
    }
    expect(sum).toBe(8);
  });

  test('Terms for featured ones', async ({ look }) => {
    const page = await look('/offers');
    const featured = page.getByRole('region', { name: 'Featured offers' });
    await expect(featured.getByRole('list', { name: 'Terms' })).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Terms' })).toHaveCount(3);
  });

  test('Codes of the promo table stand on the offers, with what they take off', async ({
    look,
  }) => {
    const page = await look('/offers');
    const codes = {
      WELCOME15: '15% OFF',
      WEEKEND25: '25% OFF',
      STUDENT20: '20% OFF',
      FAMILY5: '₹100 OFF',
      HAPPY30: '30% OFF',
      BIRTHDAY: '10% OFF',
      GROUP15: '15% OFF',
    };
    for (const [code, discount] of Object.entries(codes)) {
      const offer = page.getByRole('article').filter({ hasText: code });
      await expect(offer.getByText(discount, { exact: true })).toBeVisible();
    }
  });

  test('Claim on an offer with a promo code applies it to the cart and says so (decision)', async ({
    page,
  }) => {
    await declineOffers(page);
    await carry(page, { 3: 1 });
    await page.goto('/offers');
    await page.getByRole('button', { name: 'Claim offer: Hello, neighbour' }).click();
    await expect(page.getByText('WELCOME15 is on its way to your cart.')).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByText('Discount (WELCOME15)', { exact: true })).toBeVisible();
    await expect(drawer.getByText('−₹19.35', { exact: true })).toBeVisible();
  });

  test('Other Claim buttons copy the code (decision)', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await declineOffers(page);
    await page.goto('/offers');
    const offer = page.getByRole('article').filter({ hasText: 'CHAIATFOUR' });
    await offer.getByRole('button', { name: /^Claim offer/ }).click();
    await expect(offer.getByText('CHAIATFOUR is copied. Show it at the counter.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CHAIATFOUR');
  });

  test('How-to-use steps', async ({ look }) => {
    const steps = (await look('/offers')).getByRole('region', { name: 'How to use an offer' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
  });

  test('A newsletter box, which validates the address and stores it (decision)', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/offers');
    // Its code comes with the customer.
    await page.getByLabel('Email address').hover();
    await page.getByLabel('Email address').fill(newEmail());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      page.getByText('You are on the list. The next letter comes to you.', { exact: true }),
    ).toBeVisible();
  });
});
