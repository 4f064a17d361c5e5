import {
  closeEarlyDialog,
  closeOnClick,
  declineDialog,
  earlyDialog,
  openEarlyDialog,
  removeEarlyDialog,
  replaceEarlyDialog,
} from './early-dialog';

const template = (version: string = earlyDialog['data-early-dialog'], content = frame) =>
  `<template data-early-dialog="${version}">${content}</template>`;
const frame =
  '<dialog aria-label="Your cart"><button>Close</button><p>Wait</p><a href="#burgers">Burgers</a></dialog>';

function showPage(after = template()) {
  document.body.innerHTML = `<div id="root"><div data-of="mfe-cart"><button id="cart">Cart</button>${after}</div><dialog id="own"></dialog></div>`;
  const button = document.querySelector<HTMLElement>('#cart')!;
  button.focus();
  return { button, own: document.querySelector<HTMLDialogElement>('#own')! };
}

const early = () => document.querySelector<HTMLDialogElement>('body > dialog');

test("a button's early dialog opens as a modal copy of its template", () => {
  const { button } = showPage();
  const dialog = openEarlyDialog(button);
  expect(early()).toBe(dialog);
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toHaveTextContent('Wait');
});

test.each([
  ['no template', ''],
  ['a template of another version', template('2')],
  ['a template that the browser has rendered', template('1', '')],
])('a button with %s opens no early dialog', (_what, after) => {
  expect(openEarlyDialog(showPage(after).button)).toBeNull();
  expect(early()).toBeNull();
});

test.each([
  ['its close button', true, 'button'],
  ['its backdrop', true, null],
  ['a link', true, 'a'],
  ['its text', false, 'p'],
])('a click on %s reaches no other listener and closes the early dialog: %j', (_on, closes, at) => {
  const { button } = showPage();
  const dialog = openEarlyDialog(button)!;
  const others = jest.fn();
  window.addEventListener('click', closeOnClick, true);
  window.addEventListener('click', others, true);
  (at ? dialog.querySelector<HTMLElement>(at)! : dialog).click();
  expect(others).not.toHaveBeenCalled();
  window.removeEventListener('click', closeOnClick, true);
  window.removeEventListener('click', others, true);
  expect(dialog.open).toBe(!closes);
  expect(early() === null).toBe(closes);
});

test('the own dialog replaces the early one without sliding in again, and returns the focus to the button', () => {
  const { button, own } = showPage();
  openEarlyDialog(button);
  replaceEarlyDialog();
  expect(early()).not.toBeNull();
  own.showModal();
  const [slide, ofContent] = [own, own].map((target) => ({
    finish: jest.fn(),
    effect: { target },
  }));
  ofContent!.effect.target = document.createElement('p') as never;
  own.getAnimations = () => [slide, ofContent] as never;
  replaceEarlyDialog();
  expect(early()).toBeNull();
  expect(slide!.finish).toHaveBeenCalledTimes(1);
  expect(ofContent!.finish).not.toHaveBeenCalled();
  button.blur();
  own.close();
  expect(button).toHaveFocus();
});

test('the early dialog of a remote that cannot be loaded is removed without a close event', () => {
  const { button } = showPage();
  const dialog = openEarlyDialog(button)!;
  const close = jest.fn();
  dialog.addEventListener('close', close);
  removeEarlyDialog('mfe-menu', true);
  expect(early()).toBe(dialog);
  removeEarlyDialog('mfe-cart', false);
  expect(early()).toBeNull();
  expect(close).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(closeEarlyDialog).not.toThrow();
});

test('an early dialog in the page is removed when the code of the page cannot be loaded', () => {
  const { button } = showPage();
  button.parentElement!.removeAttribute('data-of');
  const dialog = openEarlyDialog(button);
  removeEarlyDialog('mfe-cart', false);
  expect(early()).toBe(dialog);
  removeEarlyDialog('mfe-menu', true);
  expect(early()).toBeNull();
  expect(button).toHaveFocus();
});

test('the dialog of a declined early dialog closes once, unless its button is pressed again', () => {
  const { button, own } = showPage();
  own.innerHTML = '<h2>Your cart</h2>';
  const isOpenAfter = (pressAgain: boolean) => {
    const dialog = openEarlyDialog(button)!;
    dialog.close();
    declineDialog(dialog);
    if (pressAgain) button.click();
    own.showModal();
    replaceEarlyDialog();
    return own.open;
  };
  expect(isOpenAfter(false)).toBe(false);
  own.showModal();
  replaceEarlyDialog();
  expect(own.open).toBe(true);
  expect(isOpenAfter(true)).toBe(true);
});
