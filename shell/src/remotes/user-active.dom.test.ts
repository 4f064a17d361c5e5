import type * as UserActive from './user-active';

/** The module afresh: a visit begins once. Answers whether somebody is here. */
function visit(path = '/') {
  history.replaceState(null, '', path);
  const here = jest.fn();
  jest.isolateModules(() => {
    void jest.requireActual<typeof UserActive>('./user-active').userActive().then(here);
  });
  return { isHere: () => Promise.resolve().then(() => here.mock.calls.length > 0) };
}

test('a page waits for a sign, as everything does', async () => {
  const { isHere } = visit('/menu');
  expect(await isHere()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(await isHere()).toBe(true);
});

test('the checkout is about the customer from its first moment on', async () => {
  expect(await visit('/checkout').isHere()).toBe(true);
});

test('a press that was kept before the shell was there counts', async () => {
  const early = Symbol.for('burger.early-press@1');
  Object.assign(globalThis, { [early]: document.body });
  expect(await visit().isHere()).toBe(true);
  Reflect.deleteProperty(globalThis, early);
});
