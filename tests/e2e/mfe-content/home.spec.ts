import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const reviewLink = 'https://search.google.com/local/writereview?placeid=ChIJburgerkatte';
const review = (author: string) => ({
  author_name: author,
  rating: 4,
  time: 1_761_985_800,
  text: `What ${author} said`,
});

test.describe('2 Home', { tag: '@once' }, () => {
  test('Hero with buttons to the menu and to contact', async ({ look }) => {
    const main = (await look('/')).getByRole('main');
    await expect(main.getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '/menu');
    await expect(main.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/contact');
  });

  test('Three feature cards', async ({ look }) => {
    const section = (await look('/')).getByRole('region', { name: 'Why people come back' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Cooked when you order',
      'Veg stays veg',
      'Our own riders',
    ]);
  });

  test('A Featured Favorites block showing Spicy Paneer Burger, Chicken Loaded Cheesy Fries and Premium Chicken Burger, each with image and name', async ({
    look,
  }) => {
    const section = (await look('/')).getByRole('region', { name: 'Featured Favorites' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Spicy Paneer Burger',
      'Chicken Loaded Cheesy Fries',
      'Premium Chicken Burger',
    ]);
    await section.scrollIntoViewIfNeeded();
    const pictures = section.locator('img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("Customer reviews panel titled 'What Our Customers Say': average rating out of 5, review count and a link 'Write a Review on Google'", async ({
    look,
  }) => {
    const panel = (await look('/')).getByRole('region', { name: 'What Our Customers Say' });
    await expect(panel.getByText(/^\d\.\d out of 5$/)).toBeVisible();
    await expect(panel.getByText(/^[\d,]+ reviews/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Write a Review on Google' })).toHaveAttribute(
      'href',
      reviewLink,
    );
  });

  test('The first 3 reviews (author, star count, date, text)', async ({ page }) => {
    await declineOffers(page);
    await page.route('**/getGoogleReviews', (route) =>
      route.fulfill({
        json: {
          reviews: ['Asha', 'Ravi', 'Meera', 'Kiran'].map(review),
          rating: 4.66,
          user_ratings_total: 1234,
        },
      }),
    );
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'What Our Customers Say' });
    // Their code comes with the customer.
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByRole('article')).toHaveCount(3);
    const first = panel.getByRole('article').first();
    await expect(first.getByRole('heading', { name: 'Asha' })).toBeVisible();
    await expect(first.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(first.getByText('1 November 2025', { exact: true })).toBeVisible();
    await expect(first.getByText('What Asha said', { exact: true })).toBeVisible();
    await expect(panel.getByText('4.7 out of 5', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^1,234 reviews/)).toBeVisible();
    await expect(panel.getByText('Kiran')).toHaveCount(0);
  });

  test("The text 'Loading reviews...' while loading", async ({ page }) => {
    await declineOffers(page);
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/getGoogleReviews', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/');
    await page.getByText('Loading reviews...', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading reviews...', { exact: true })).toBeVisible();
    answer();
    await expect(page.getByText('Loading reviews...', { exact: true })).toBeHidden();
    await expect(page.getByText(/out of 5$/)).toBeVisible();
  });

  test('A location, hours and phone block', async ({ look }) => {
    const block = (await look('/')).getByRole('region', { name: 'Visit us' });
    await expect(block.getByText('14 Kithaganur Main Road, opposite the lake park')).toBeVisible();
    await expect(block.getByRole('link', { name: '+91 90000 00010' })).toHaveAttribute(
      'href',
      'tel:+919000000010',
    );
  });
});
