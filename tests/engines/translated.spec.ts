import { translate } from '../e2e/support/translate';
import type { Drive } from './drives/drive';
import { expect, test } from './fixtures';
import { addFromSearch, createAccount, placeOrder } from './steps';
import { visitorAt, type Visitor } from './visitor';

// React logs that it recovers from moved text nodes by rendering again.
test.use({ tolerated: /Minified React error #(418|423|425)/ });

/** Returns this visitor with a browser that translates each page before it is hydrated. */
function translating(visitor: Visitor, site: string): Promise<Visitor> {
  const drive: Drive = {
    ...visitor.drive,
    async go(url) {
      await visitor.drive.go(url);
      await visitor.drive.run(translate);
    },
  };
  return visitorAt(drive, site);
}

const broken = () => document.body.innerText.includes('could not be loaded');

test('an order works from the menu to My Orders on a site translated by the browser @chromium', async ({
  visitor: plain,
  site,
}) => {
  const visitor = await translating(plain, site);
  const expectWhole = async () => expect(await visitor.run(broken)).toBe(false);

  await visitor.open('/menu');
  await visitor.press('main', 'button Add to Cart, Aloo Tikki Burger');
  await visitor.see('banner', 'button Cart, 1 item');
  await visitor.see('main', 'button One Aloo Tikki Burger more');
  await expectWhole();

  await visitor.press('banner', 'button Cart, 1 item');
  await visitor.see('dialog Your cart', 'link Go to Checkout');
  await visitor.press('dialog Your cart', 'button Close');
  await expectWhole();

  await visitor.press('banner', 'button Cart, 1 item');
  await visitor.press('dialog Your cart', 'link Go to Checkout');
  await visitor.at('/checkout');
  await visitor.press('main', 'button /^Sign In to Place Order/');
  await createAccount(visitor);
  const orderId = await placeOrder(visitor);
  await expectWhole();
  await visitor.drive.closeOpened();
  await visitor.press('main', 'link My Orders');
  await visitor.see('main', `text ${orderId}`);
  await expectWhole();
  // The actions of an order in progress load after the order itself, above its bill.
  await visitor.see('main', 'button Cancel order');
  await visitor.press('main', 'button View bill');
  await visitor.see('dialog Order summary');
  await expectWhole();
});

test('a menu translated by the browser keeps its dishes during search and adding @chromium', async ({
  visitor: plain,
  site,
}) => {
  const visitor = await translating(plain, site);
  await visitor.open('/menu');
  await addFromSearch(visitor, 'classic veg', 'Classic Veg Burger');
  expect(await visitor.run(broken)).toBe(false);
});

test('staff pages are marked as not to be translated @chromium', async ({ visitor }) => {
  for (const path of ['/kitchen', '/rider']) {
    await visitor.open(path, 'as is');
    expect(await visitor.run(() => document.documentElement.translate)).toBe(false);
  }
  await visitor.open('/menu');
  expect(await visitor.run(() => document.documentElement.translate)).toBe(true);
});
