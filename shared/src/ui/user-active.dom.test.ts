import { afterNextFrame } from '../platform/device';
import type * as VisitorActive from './user-active';
import { whenIdle } from './user-active';

const attributes = ['data-account', 'data-cart', 'data-under-way'];

/** Loads the module again, because it detects user activity once per page. Reports whether it did. */
function visit() {
  const here = jest.fn();
  jest.isolateModules(() => {
    void jest.requireActual<typeof VisitorActive>('./user-active').visitorActive().then(here);
  });
  return {
    here,
    async isHere() {
      await new Promise<void>(afterNextFrame);
      return here.mock.calls.length > 0;
    },
  };
}

afterEach(() => {
  attributes.forEach((name) => document.documentElement.removeAttribute(name));
  document.body.replaceChildren();
});

test('user activity is not detected before the first pointer, touch, key or scroll event', async () => {
  expect(await visit().isHere()).toBe(false);
});

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'])(
  'a %s event counts as user activity',
  async (sign) => {
    const { isHere } = visit();
    window.dispatchEvent(new Event(sign));
    expect(await isHere()).toBe(true);
  },
);

test('a pointermove event without movement does not count as user activity', async () => {
  const { isHere } = visit();
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(await isHere()).toBe(false);
  move(1);
  expect(await isHere()).toBe(true);
});

/** Opens a dialog that focuses its button, as browsers do, and returns the button. */
function openDialog(attributes = ''): HTMLElement {
  document.body.innerHTML = `<dialog open ${attributes}><button>Close</button></dialog>`;
  const button = document.querySelector('button')!;
  button.focus();
  return button;
}

test('the focus in a dialog that is offered unasked does not count as user activity, a click does', async () => {
  const { isHere } = visit();
  const button = openDialog();
  expect(await isHere()).toBe(false);
  button.click();
  expect(await isHere()).toBe(true);
});

test('the focus in the dialog of a dish counts as user activity, because a link led there', async () => {
  const { isHere } = visit();
  openDialog('data-address="spicy-paneer-burger"');
  expect(await isHere()).toBe(true);
});

test.each(attributes)(
  'the attribute %s, set for stored data, counts as user activity',
  async (name) => {
    document.documentElement.setAttribute(name, '');
    expect(await visit().isHere()).toBe(true);
  },
);

function replaceProperty(of: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(of, name);
    if (before) Object.defineProperty(of, name, before);
  };
}

test('a click on the previous page counts as user activity', async () => {
  const restore = replaceProperty(navigator, 'userActivation', { hasBeenActive: true });
  expect(await visit().isHere()).toBe(true);
  restore();
});

test('a scrolled page counts as user activity from the next frame on', async () => {
  const restore = replaceProperty(window, 'scrollY', 40);
  const { here, isHere } = visit();
  await Promise.resolve();
  expect(here).not.toHaveBeenCalled();
  expect(await isHere()).toBe(true);
  restore();
});

test('whenIdle runs its callback after the frame that responds to a touch, not within it', async () => {
  const run = jest.fn();
  whenIdle(run);
  const answered = new Promise((resolve) => requestAnimationFrame(resolve));
  window.dispatchEvent(new Event('pointerdown'));
  await answered;
  expect(run).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(run).toHaveBeenCalledTimes(1);
});
