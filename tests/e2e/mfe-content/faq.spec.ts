import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const categories = [
  'Orders & Delivery',
  'Menu & Food',
  'Payment & Pricing',
  'Account & Technical',
  'Restaurant Info',
];

test.describe('2 FAQ', { tag: '@once' }, () => {
  test('Five categories (Orders & Delivery, Menu & Food, Payment & Pricing, Account & Technical, Restaurant Info) of expandable questions', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/faq');
    for (const name of categories) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    expect(await page.locator('details').count()).toBeGreaterThanOrEqual(25);
    const first = page.locator('details').first();
    await expect(first.locator('p')).toBeHidden();
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeVisible();
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeHidden();
  });

  test('Search over question, answer and category shows a result count', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/faq');
    const search = page.getByRole('searchbox', { name: 'Search questions' });
    const found = page.locator('details');
    await search.fill('how FAR do you');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect(found).toHaveCount(1);
    await search.fill('griddle, fryer');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await search.fill('restaurant info');
    const count = await found.count();
    expect(count).toBeGreaterThanOrEqual(5);
    await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();
    await search.fill('sushi');
    await expect(page.getByText('0 results', { exact: true })).toBeVisible();
  });

  test('Contact tiles for phone, email and a messaging app', async ({ look }) => {
    const tiles = (await look('/faq')).getByRole('region', { name: 'Still a question?' });
    const found = await tiles
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(found[0]).toBe('tel:+919000000010');
    expect(found[1]).toBe('mailto:hello@burgerkatte.example');
    expect(found[2]).toMatch(/^https:\/\/wa\.me\/919000000010\?text=/);
  });

  test('The FAQ states: delivery radius 10 km, delivery 45-60 minutes, cancellation within 5 minutes by phone', async ({
    look,
  }) => {
    const text = await (await look('/faq')).getByRole('main').textContent();
    expect(text).toContain('Our delivery radius is 10 km');
    expect(text).toContain('45-60 minutes');
    expect(text).toContain('within 5 minutes of placing it, by phone');
  });
});
