import { endEarlyAdds, endEarlyStepper } from '@burger/shared/order/early-stepper';
import { storageKeys } from '@burger/shared/platform/storage';
import { cartText } from '@burger/shared/order/stored-cart';
import { completeAdds } from './complete-adds';

const template = `<template data-early-stepper=""><style></style><slot></slot>
<div aria-label="Quantity of {dish}" hidden><button data-less="One {dish} less" data-last="Remove {dish}"></button><span></span><button aria-label="One {dish} more"></button></div></template>`;

function showPage(html = template) {
  document.body.innerHTML = `${html}<div data-add="1"><button aria-label="Add to Cart, Egg Burger"><span>Add to Cart</span> </button></div>`;
  const place = document.querySelector('[data-add]')!;
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
afterEach(() => localStorage.clear());

test('a click on Add before the menu has loaded stores the dish, shows a stepper and is marked as handled', () => {
  const { place, own, less, more } = showPage();
  const received: (string | null)[] = [];
  window.addEventListener('storage', ({ key }) => received.push(key), { once: true });
  own.focus();
  expect(click(own)).toBe(true);
  expect(stored()).toBe(cartOf(1));
  expect(received).toEqual([storageKeys.cart]);
  expect(place.getAttribute('aria-label')).toBe('Quantity of Egg Burger');
  expect(place.shadowRoot!.activeElement).toBe(more());
  expect(less().getAttribute('aria-label')).toBe('Remove Egg Burger');
  click(more());
  expect(less().getAttribute('aria-label')).toBe('One Egg Burger less');
  expect(stored()).toBe(cartOf(2));
  click(less());
  click(less());
  expect(stored()).toBe(cartOf());
  expect(place.hasAttribute('role')).toBe(false);
  expect(document.activeElement).toBe(own);
});

test.each([
  ['the stored cart is damaged', () => localStorage.setItem(storageKeys.cart, '{'), template],
  ['the page has no stepper yet', () => undefined, ''],
  [
    'the browser has rendered the menu',
    () => undefined,
    '<template data-early-stepper></template>',
  ],
  [
    'the browser has no storage',
    () =>
      void jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
        throw new Error('denied');
      }),
    template,
  ],
])('an early click on Add is left to the queue when %s', (_when, prepare, html) => {
  const { place, own } = showPage(html);
  prepare();
  expect(click(own)).toBe(false);
  expect(place.shadowRoot).toBeNull();
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
