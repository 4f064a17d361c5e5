import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../support/early';
import { answers, expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const quantityOf = (page: Page, dish: string) =>
  page.getByRole('group', { name: `Quantity of ${dish}` });
const boxOf = (page: Page, dish: string) =>
  page.getByRole('button', { name: `One ${dish} more` }).boundingBox();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const requested = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('header [data-landing=cart]')!;
    return getComputedStyle(button, '::after').content;
  });

const storedLines = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('burger.cart') ?? '{}') as {
      lines: { dishId: number; quantity: number }[];
    };
    return lines.map(({ dishId, quantity }) => [dishId, quantity]);
  });

test('Add, plus and minus on the menu work before any script has loaded, and the cart takes them over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  const [aloo, veg] = ['Aloo Tikki Burger', 'Classic Veg Burger'];

  await press(page, `Add to Cart, ${aloo}`);
  await expect(quantityOf(page, aloo).getByText('1', { exact: true })).toBeVisible();
  const handled = await page.waitForFunction(() => window.handled);
  const { ms, isVisible } = (await handled.jsonValue())!;
  expect(isVisible).toBe(true);
  expect(ms).toBeLessThan(100);
  await expect(page.getByRole('button', { name: `One ${aloo} more` })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, `Add to Cart, ${veg}`);
  await press(page, `One ${aloo} more`);
  await press(page, `One ${aloo} less`);
  await expect(quantityOf(page, aloo).getByText('2', { exact: true })).toBeVisible();
  await press(page, `Remove ${veg}`);
  await expect(page.getByRole('button', { name: `Add to Cart, ${veg}` })).toBeFocused();
  await press(page, `Add to Cart, ${veg}`);
  expect(await requested(page)).toBe('"3"');
  expect(await storedLines(page)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const early = await boxOf(page, aloo);
  const bar = page.getByRole('main').getByRole('button', { name: '3 items · ₹197 View cart' });
  const earlyBar = await bar.boundingBox();

  release();
  await answers(page);
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }),
  ).toBeVisible();
  await expect(quantityOf(page, aloo).getByText('2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `One ${veg} more` })).toBeFocused();
  // By now the menu's own stepper is at the same place.
  expect(
    await quantityOf(page, aloo).evaluate((place) => place.shadowRoot?.childElementCount),
  ).toBe(1);
  expect(await boxOf(page, aloo)).toEqual(early);
  const { x, width } = (await bar.boundingBox())!;
  expect({ x, width }).toMatchObject({ x: earlyBar?.x, width: earlyBar?.width });
  await press(page, `One ${aloo} more`);
  await expect(quantityOf(page, aloo).getByText('3', { exact: true })).toBeVisible();
  expect(await storedLines(page)).toEqual([
    [1, 3],
    [2, 1],
  ]);
  await page.reload();
  await expect(quantityOf(page, aloo).getByText('3', { exact: true })).toBeVisible();
});

test('Add without a loaded script is queued and done once by a cart remote that takes over no early adds', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  await page.evaluate(() =>
    document.querySelector('[data-early-cart]')?.setAttribute('data-early-cart', '1'),
  );
  await press(page, 'Add to Cart, Aloo Tikki Burger');
  expect(await page.evaluate(() => localStorage.getItem('burger.cart'))).toBeNull();
  release();
  await expect(quantityOf(page, 'Aloo Tikki Burger').getByText('1', { exact: true })).toBeVisible();
  expect(await storedLines(page)).toEqual([[1, 1]]);
});

test('a search without a loaded script filters the dishes, and the menu takes it over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  const dishes = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await dishes.count();
  await page.getByRole('searchbox').fill('aloo tikki');
  await expect(dishes.filter({ visible: true })).toHaveText(['Aloo Tikki Burger']);
  await page.getByRole('searchbox').fill('tikkki');
  await expect(dishes.filter({ visible: true })).toHaveCount(all);
  await page.getByRole('searchbox').fill('aloo tikki');

  release();
  await answers(page);
  await expect(page.getByRole('status').filter({ hasText: 'aloo tikki' })).toBeVisible();
  await expect(dishes).toHaveText(['Aloo Tikki Burger']);
  await page.getByRole('searchbox').fill('');
  await expect(dishes.filter({ visible: true })).toHaveCount(all);
});
