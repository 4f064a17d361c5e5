import type * as VisitorActive from './user-active';
import { whenIdle } from './user-active';

const attributes = ['data-account', 'data-cart', 'data-under-way'];

/** The module afresh: a visit begins once. Answers whether somebody is here. */
function visit() {
  const here = jest.fn();
  jest.isolateModules(() => {
    void jest.requireActual<typeof VisitorActive>('./user-active').visitorActive().then(here);
  });
  return { isHere: () => Promise.resolve().then(() => here.mock.calls.length > 0) };
}

afterEach(() => attributes.forEach((name) => document.documentElement.removeAttribute(name)));

test('nobody is here before a sign of somebody', async () => {
  expect(await visit().isHere()).toBe(false);
});

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'])(
  'a %s is a sign',
  async (sign) => {
    const { isHere } = visit();
    window.dispatchEvent(new Event(sign));
    expect(await isHere()).toBe(true);
  },
);

test('a page that moves below a pointer at rest is none', async () => {
  const { isHere } = visit();
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(await isHere()).toBe(false);
  move(1);
  expect(await isHere()).toBe(true);
});

test.each(attributes)('who left %s here is known', async (name) => {
  document.documentElement.setAttribute(name, '');
  expect(await visit().isHere()).toBe(true);
});

test.each([
  ['has scrolled', window, { scrollY: 40 }],
  ['pressed something on another page', navigator, { userActivation: { hasBeenActive: true } }],
])('who %s is here', async (_how, at, state) => {
  const [[name, value]] = Object.entries(state) as [[string, unknown]];
  const before = Object.getOwnPropertyDescriptor(at, name);
  Object.defineProperty(at, name, { value, configurable: true });
  expect(await visit().isHere()).toBe(true);
  Reflect.deleteProperty(at, name);
  if (before) Object.defineProperty(at, name, before);
});

test('what waits for a quiet moment comes after the answer to a touch, not within it', async () => {
  const run = jest.fn();
  whenIdle(run);
  const answered = new Promise((resolve) => requestAnimationFrame(resolve));
  window.dispatchEvent(new Event('pointerdown'));
  await answered;
  expect(run).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(run).toHaveBeenCalledTimes(1);
});
