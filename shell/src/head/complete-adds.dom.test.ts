import { endEarlyAdds, endEarlyStepper } from '@burger/shared/order/early-stepper';
import { earlyAdds, takesOverAdds } from '@burger/shared/order/early-cart';
import { storageKeys } from '@burger/shared/platform/storage';
import { cartText, cartVersion } from '@burger/shared/order/stored-cart';
import { completeAdds } from './complete-adds';

const template = `<template data-early-stepper="1"><style></style><slot></slot>
<div aria-label="Quantity of {dish}" hidden><button data-less="One {dish} less" data-last="Remove {dish}"></button><span></span><button aria-label="One {dish} more"></button></div></template>`;

const cartButton = (version: number) =>
  `<header><i><button data-early-cart="${version}" data-landing="cart"></button></i></header>`;
const bar = '<button data-early-total="1 item|2 items"></button>';

function showPage(html = template, version: number = cartVersion) {
  document.body.innerHTML = `${cartButton(version)}${html}${bar}<div data-add="2" data-price="12550"></div>
<div data-add="1" data-price="4900"><button aria-label="Add to Cart, Egg Burger"><span>Add to Cart</span> </button></div>`;
  const place = document.querySelector('[data-add="1"]')!;
  const own = place.querySelector('button')!;
  const [less, more] = ['data-less', 'aria-label'].map(
    (name) => () =>
      place.shadowRoot!.querySelector<HTMLElement>(
        `button[${name}]:${name === 'data-less' ? 'first' : 'last'}-of-type`,
      )!,
  );
  return { place, own, less: less!, more: more! };
}

const click = (button: Element) =>
  !button.dispatchEvent(new Event('click', { bubbles: true, cancelable: true, composed: true }));
const stored = () => localStorage.getItem(storageKeys.cart);
const lineOf = (quantity: number) => ({ dishId: 1, quantity, choices: [], note: '' });
const cartOf = (...quantities: number[]) =>
  cartText({ lines: quantities.map(lineOf), promo: null });

beforeAll(() => completeAdds());
afterEach(() => {
  localStorage.clear();
  earlyAdds().clear();
});

test('a click on Add before the menu has loaded stores the dish, shows a stepper and is marked as handled', () => {
  const { place, own, less, more } = showPage();
  const received: (string | null)[] = [];
  window.addEventListener('storage', ({ key }) => received.push(key), { once: true });
  own.focus();
  const reactEvents = jest.fn();
  place.addEventListener('click', reactEvents);
  expect(click(own)).toBe(true);
  expect(reactEvents).not.toHaveBeenCalled();
  expect(stored()).toBe(cartOf(1));
  expect(received).toEqual([storageKeys.cart]);
  expect([...earlyAdds()]).toEqual([[1, 'Egg Burger']]);
  expect(place.getAttribute('aria-label')).toBe('Quantity of Egg Burger');
  expect(place.shadowRoot!.activeElement).toBe(more());
  expect(less().getAttribute('aria-label')).toBe('Remove Egg Burger');
  click(more());
  expect(less().getAttribute('aria-label')).toBe('One Egg Burger less');
  expect(stored()).toBe(cartOf(2));
  click(less());
  click(less());
  expect(stored()).toBe(cartOf());
  expect(earlyAdds().size).toBe(0);
  expect(place.hasAttribute('role')).toBe(false);
  expect(document.activeElement).toBe(own);
});

const others = (...lines: object[]) =>
  localStorage.setItem(
    storageKeys.cart,
    JSON.stringify({ version: cartVersion, lines, promo: null }),
  );
const total = () =>
  document
    .querySelector<HTMLElement>('[data-early-total]')!
    .style.getPropertyValue('--early-total');

test('the bar shows count and total after an early click on Add, and nothing without dishes', () => {
  const { own, less } = showPage();
  click(own);
  expect(total()).toBe('"1 item · ₹49"');
  others({ ...lineOf(2), dishId: 2 });
  click(own);
  expect(total()).toBe('"3 items · ₹300"');
  others(lineOf(1));
  click(less());
  expect(total()).toBe('');
});

test('the bar stays hidden when the cart has a dish whose price is not on the page', () => {
  const { own } = showPage();
  others({ ...lineOf(1), dishId: 7 });
  click(own);
  expect(total()).toBe('');
  expect(stored()).toContain('"dishId":1');
});

test('a dish that was in the cart before is not recorded as an early add', () => {
  const { own } = showPage();
  others(lineOf(1));
  click(own);
  expect(stored()).toBe(cartOf(2));
  expect(earlyAdds().size).toBe(0);
});

test.each([
  ['the stored cart is damaged', () => localStorage.setItem(storageKeys.cart, '{'), template],
  ['the page has no stepper yet', () => undefined, ''],
  [
    "the menu's stepper has another version",
    () => undefined,
    template.replace('stepper="1"', 'stepper="2"'),
  ],
  [
    'the browser has rendered the menu',
    () => undefined,
    '<template data-early-stepper="1"></template>',
  ],
  [
    'the browser has no storage',
    () =>
      void jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
        throw new Error('denied');
      }),
    template,
  ],
  [
    'the storage is full',
    () =>
      void jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    template,
  ],
])('an early click on Add is left to the queue when %s', (_when, prepare, html) => {
  const { place, own } = showPage(html);
  prepare();
  expect(click(own)).toBe(false);
  expect(place.shadowRoot).toBeNull();
});

test.each([
  ['of another version', cartVersion + 1],
  ['that takes over no early adds', NaN],
])('an early click on Add is left to the queue with a cart remote %s', (_what, version) => {
  const { place, own } = showPage(template, version);
  expect(click(own)).toBe(false);
  expect(place.shadowRoot).toBeNull();
  expect(stored()).toBeNull();
});

test('the stored version that the cart button declares is the one that the script writes', () => {
  const { own } = showPage(template, takesOverAdds['data-early-cart']);
  click(own);
  expect(JSON.parse(stored() ?? '')).toMatchObject({ version: takesOverAdds['data-early-cart'] });
});

test("the menu's own buttons receive the clicks once the menu has loaded", () => {
  const { place, own } = showPage();
  click(own);
  endEarlyAdds();
  endEarlyStepper(place);
  expect(place.shadowRoot!.innerHTML).toBe('<slot></slot>');
  expect(click(own)).toBe(false);
  expect(stored()).toBe(cartOf(1));
});
