import { expect, test } from './fixtures';

const dishes = ['Aloo Tikki Burger', 'Classic Veg Burger', 'Egg Burger'];

const shown = () => document.getAnimations().filter(({ id }) => id === 'queued-press').length;

test('three dishes and the cart, pressed while the page loads, are shown at once and done in their order @chromium', async ({
  visitor,
  site,
}) => {
  const release = await visitor.drive.holdScripts();
  await visitor.drive.go(`${site}/menu`);
  for (const dish of dishes) await visitor.press('main', `button Add to Cart, ${dish}`);
  await visitor.press('banner', 'button /^Cart/');
  // Where scripts cannot be held back the presses have been done by now.
  if (release) expect(await visitor.run(shown)).toBe(4);
  release?.();
  await visitor.see('banner', 'button Cart, 3 items');
  await visitor.see('dialog Your cart', 'link Go to Checkout');
  for (const dish of dishes) await visitor.see('dialog Your cart', `text ${dish}`);
});

test('a dish that is added while the page loads is in the cart of the page that a link leads to @chromium', async ({
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
