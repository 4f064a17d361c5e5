import { expect, test } from './fixtures';
import { keepPicture } from './dialog-room';

const once = { tag: '@once' };

const brightness = () => {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  return (red + green + blue) / 3;
};

test.describe('in the dark', () => {
  test.use({
    visit: { width: 390, height: 844, dark: true, position: 'denied' },
  });
  test('the menu and its dialogs are dark', once, async ({ visitor }) => {
    await visitor.open('/menu');
    expect(await visitor.run(brightness)).toBeLessThan(60);
    await visitor.press('main', 'link Aloo Tikki Burger');
    await visitor.see('dialog Aloo Tikki Burger');
    await keepPicture(visitor, 'dark');
  });
});

test('the menu in Kannada is read and ordered from', once, async ({ visitor }) => {
  await visitor.open('/kn');
  await visitor.see('main', 'heading /[ಀ-೿]/');
  await visitor.open('/kn/menu');
  await visitor.press('main', 'button /ಕಾರ್ಟ್/');
  await keepPicture(visitor, 'kn');
});

test('the first press on Continue with Google opens its window', once, async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('banner', 'button Sign In');
  // A phone begins with its number.
  await visitor.press('dialog Sign In', 'tab Google');
  await visitor.see('dialog Sign In', 'button Continue with Google');
  // On a slow line it would come too late for Safari, which opens a window in the press only.
  const isHelperThere = () => 'gapi' in window;
  await expect
    .poll(() => visitor.run(isHelperThere), { message: 'the helper is there before the press' })
    .toBe(true);
  await visitor.press('dialog Sign In', 'button Continue with Google');
  await expect.poll(() => visitor.drive.closeOpened()).toBe(1);
});
