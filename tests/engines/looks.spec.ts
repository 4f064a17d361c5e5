import { newEmail } from '../e2e/support/account';
import { expect, test } from './fixtures';
import { keepPicture } from './dialog-room';
import type { Visitor } from './visitor';

const brightness = () => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
};

async function choose({ drive }: Visitor, name: string): Promise<void> {
  const fillIn = (name: string, email: string) => {
    const form = document.querySelector('form');
    if (document.readyState !== 'complete' || !form) return false;
    form.querySelector<HTMLInputElement>('[name=name]')!.value = name;
    form.querySelector<HTMLInputElement>('[name=email]')!.value = email;
    form.requestSubmit();
    return true;
  };
  await expect
    .poll(() => drive.runInOpened(fillIn, name, newEmail()).catch(() => false))
    .toBe(true);
}

test.describe('in the dark scheme', () => {
  test.use({ visit: { width: 390, height: 844, dark: true } });
  test('the Kannada menu in the dark colour scheme is dark and adds dishes to the cart @nightly', async ({
    visitor,
  }) => {
    await visitor.open('/kn/menu');
    expect(await visitor.run(brightness)).toBeLessThan(60);
    await visitor.see('main', 'heading /[ಀ-೿]/');
    await visitor.press('main', 'button /ಕಾರ್ಟ್/');
    await keepPicture(visitor, 'dark');
  });
});

test('Google sign-in works at the first click, after closing its window and after signing out', async ({
  visitor,
}) => {
  const { drive } = visitor;
  const dialog = 'dialog Sign In';
  await visitor.open('/');
  await visitor.press('banner', 'button Sign In');
  // On phones the sign-in dialog starts with the phone number tab.
  await visitor.press(dialog, 'tab Google');
  await visitor.see(dialog, 'button Continue with Google');
  // Safari opens windows only during a click, so Google's helper must have loaded before.
  const isHelperThere = () => 'gapi' in window;
  await expect
    .poll(() => visitor.run(isHelperThere), { message: 'the helper is there before the press' })
    .toBe(true);
  await visitor.press(dialog, 'button Continue with Google');
  await expect.poll(() => drive.closeOpened()).toBe(1);
  await visitor.see(dialog, 'alert The Google window was closed');

  await visitor.press(dialog, 'button Continue with Google');
  await choose(visitor, 'Meera Nair');
  await visitor.press('banner', 'button Account of Meera Nair');
  await visitor.press('button Sign Out');
  await visitor.press('banner', 'button Sign In');
  await visitor.press(dialog, 'tab Google');
  await visitor.press(dialog, 'button Continue with Google');
  await choose(visitor, 'Asha Rao');
  await visitor.see('banner', 'button Account of Asha Rao');
});
