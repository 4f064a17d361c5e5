import { expect, test } from './fixtures';
import { expectFits, keepPicture } from './dialog-room';
import { addFromSearch } from './steps';

test("customer dialogs have room for their content, and the empty cart's plate is round @chromium @nightly", async ({
  visitor,
}) => {
  await visitor.open('/checkout');
  await visitor.see('main', 'heading Your cart is empty');
  await keepPicture(visitor, 'empty cart');
  const { width, height } = await visitor.run(() => {
    const plate = document.querySelector('main picture')!.parentElement!;
    return { width: plate.offsetWidth, height: plate.offsetHeight };
  });
  expect(height).toBe(width);

  await visitor.open('/menu');
  const opens = async (...opener: string[]) => {
    const name = opener.pop()!;
    await visitor.press(...opener);
    await expectFits(visitor, name);
    await visitor.press(`dialog ${name}`, 'button Close');
  };
  await opens('button /Categories$/', 'Categories');
  await opens('banner', 'button Open the menu', 'Burger Katte');
  await opens('main', 'link Aloo Tikki Burger', 'Aloo Tikki Burger');
  await opens('banner', 'button /^Cart$/', 'Your cart');
  await addFromSearch(visitor, 'classic veg', 'Classic Veg Burger');
  await visitor.press('banner', 'button Cart, 1 item');
  await expectFits(visitor, 'Your cart', 'filled');
  await visitor.press('dialog Your cart', 'button Close');
  await visitor.press('banner', 'button Sign In');
  await expectFits(visitor, 'Sign In or Create Account');
});
