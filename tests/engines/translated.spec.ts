import type { Drive } from './drives/drive';
import { expect, test } from './fixtures';
import { addFromSearch, createAccount, placeOrder } from './steps';
import { visitorAt, type Visitor } from './visitor';

// React recovers from moved text nodes by rendering again and logs that.
test.use({ tolerated: /Minified React error #(418|423|425)/ });

/** Translates like a browser: wraps each current and future text in two `<font>` elements. */
function translate(): void {
  const skipped = 'script, style, textarea, title, font, [translate=no], svg';
  const wrap = (text: Node) => {
    if (!text.textContent?.trim() || text.parentElement?.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
  };
  const wrapAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root);
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      else addedNodes.forEach(wrapAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Returns a visitor whose browser translates each page before hydration. */
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

test('an order works from the menu to My Orders on a translated site @chromium', async ({
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
  await visitor.press('main', 'button View bill');
  await visitor.see('dialog Order summary');
  await expectWhole();
});

test('a translated menu keeps its dishes during search and adding @chromium', async ({
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
