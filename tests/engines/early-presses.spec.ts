import { expect, test } from './fixtures';

const dishes = ['Aloo Tikki Burger', 'Classic Veg Burger', 'Egg Burger'];

const frames = () => document.querySelectorAll('body > dialog[open]').length;
// Runs in the page. Counts the steppers of dishes without choices, which appear before any script has loaded.
const added = () => document.querySelectorAll('[data-add][role=group]').length;

test('clicks on three dishes and the cart during loading respond at once, then run in sequence @chromium', async ({
  visitor,
  site,
}) => {
  const release = await visitor.drive.holdScripts();
  await visitor.drive.go(`${site}/menu`);
  for (const dish of dishes) await visitor.press('main', `button Add to Cart, ${dish}`);
  await visitor.press('banner', 'button /^Cart/');
  // If the driver could not hold the scripts back, the clicks have been handled by now.
  if (release) {
    expect(await visitor.run(added)).toBe(3);
    expect(await visitor.run(frames)).toBe(1);
  }
  release?.();
  await visitor.see('banner', 'button Cart, 3 items');
  await visitor.see('dialog Your cart', 'link Go to Checkout');
  for (const dish of dishes) await visitor.see('dialog Your cart', `text ${dish}`);
});

test('a dish added during loading is in the cart of the page that a link opens @chromium', async ({
  visitor,
  site,
}) => {
  const release = await visitor.drive.holdScripts();
  await visitor.drive.go(`${site}/menu`);
  await visitor.press('main', 'button Add to Cart, Aloo Tikki Burger');
  await visitor.press('banner', 'link Burger Katte');
  release?.();
  await visitor.at('/');
  await visitor.see('banner', 'button Cart, 1 item');
});
