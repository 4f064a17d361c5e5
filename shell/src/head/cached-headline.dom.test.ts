import { storageKeys } from '@burger/shared/platform/storage';
import { showCachedHeadline } from './cached-headline';

const words = { number: 'Order <b>BK1</b>' };

function look(stored: object, signedIn = 'yes', uid = 'asha') {
  localStorage.setItem(storageKeys.signedIn, signedIn);
  localStorage.setItem(storageKeys.customer, JSON.stringify({ uid }));
  localStorage.setItem(storageKeys.cachedOrders, JSON.stringify({ uid: 'asha', ...stored }));
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = 'en-IN';
  page.body.innerHTML = '<p data-seen="number"></p><p data-seen="dishes"></p>';
  showCachedHeadline(page);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  const texts = [...page.querySelectorAll('p')].map(({ innerHTML }) => innerHTML);
  return { texts, isEmpty: page.documentElement.hasAttribute('data-no-orders') };
}

test('the cached headline is inserted as escaped text, or the page is marked as empty', () => {
  expect(look({ language: 'en', words })).toEqual({
    texts: ['Order &lt;b&gt;BK1&lt;/b&gt;', ''],
    isEmpty: false,
  });
  expect(look({ language: 'en', words: {} })).toEqual({ texts: ['', ''], isEmpty: true });
});

test.each([
  ['in another language', { language: 'kn', words }, 'yes', 'asha'],
  ['by a signed-out customer', { language: 'en', words }, 'leaving', 'asha'],
  ['by another customer', { language: 'en', words }, 'yes', 'ravi'],
])('an order headline cached %s is not shown', (_case, stored, signedIn, uid) =>
  expect(look(stored, signedIn, uid)).toEqual({ texts: ['', ''], isEmpty: false }),
);

test('the orders page stays as prerendered when storage cannot be read', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const page = document.implementation.createHTMLDocument();
  expect(() => showCachedHeadline(page)).not.toThrow();
  storage.mockRestore();
});
