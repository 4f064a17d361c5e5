import { expect, test } from './fixtures';
import { expectRoom, keepPicture } from './dialog-room';
import { addFromSearch } from './steps';

test('every dialog of a visitor has room for its content, and the plate of the empty cart is round @chromium @nightly', async ({
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
  await visitor.press('button /Categories$/');
  await expectRoom(visitor, 'Categories');
  await visitor.press('dialog Categories', 'button Close');
  await visitor.press('banner', 'button Open the menu');
  await expectRoom(visitor, 'Burger Katte');
  await visitor.press('dialog Burger Katte', 'button Close');
  await visitor.press('main', 'link Aloo Tikki Burger');
  await expectRoom(visitor, 'Aloo Tikki Burger');
  await visitor.press('dialog Aloo Tikki Burger', 'button Close');
  await visitor.press('banner', 'button /^Cart$/');
  await expectRoom(visitor, 'Your cart');
  await visitor.press('dialog Your cart', 'button Close');
  await addFromSearch(visitor, 'classic veg', 'Classic Veg Burger');
  await visitor.press('banner', 'button Cart, 1 item');
  await expectRoom(visitor, 'Your cart', 'filled');
  await visitor.press('dialog Your cart', 'button Close');
  await visitor.press('banner', 'button Sign In');
  await expectRoom(visitor, 'Sign In or Create Account');
});
