import { afterNextFrame } from '@burger/shared/platform/device';
import { bus } from '@burger/shared/bus';
import type * as Routes from './routes';
import type * as Waits from './waits';
import { onFirstRequest } from './waits';

/** Loads the modules afresh at a path, because module state lasts for one visit. */
function visit(path: string) {
  history.replaceState(null, '', path);
  let afresh: typeof Waits & typeof Routes;
  jest.isolateModules(() => {
    afresh = { ...jest.requireActual('./waits'), ...jest.requireActual('./routes') };
  });
  return afresh!;
}

describe('the first page', () => {
  beforeEach(() => jest.useFakeTimers());

  function open() {
    const { inTurn, fragments, ...rest } = visit('/menu');
    const cartCame = jest.fn();
    void inTurn(fragments.CartButton).then(cartCame);
    return { ...rest, inTurn, cartCame };
  }

  test("the first page's module loads at once, and modules around it wait until it is interactive", async () => {
    const { inTurn, pages, cartCame, pageIsThere } = open();
    await expect(inTurn(pages['/menu'])).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(3900);
    expect(cartCame).not.toHaveBeenCalled();
    pageIsThere();
    await jest.advanceTimersByTimeAsync(0);
    expect(cartCame).toHaveBeenCalled();
  });

  test('the first page delays other modules for at most four seconds', async () => {
    const { cartCame } = open();
    await jest.advanceTimersByTimeAsync(4000);
    expect(cartCame).toHaveBeenCalled();
  });
});

describe('a module requested by a click', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `
      <i data-of="mfe-account-orders"><button id="account"></button></i>
      <button id="add"></button>
      <a id="category" href="/#wraps"></a>
      <a id="order" href="/menu"></a>`;
  });

  test.each([
    ['account', 'AccountMenu'],
    ['add', 'CartButton'],
    ['category', 'CartButton'],
    ['order', '/menu'],
  ] as const)('a module requested by a click loads first and alone: %s', async (id, name) => {
    const { inTurn, hasCome, fragments, pages, isPressed, pageIsThere, watchPresses } = visit('/');
    const places = { ...fragments, ...pages };
    const first = places[name];
    const came: object[] = [];
    for (const place of [fragments.AccountMenu, fragments.CartButton, pages['/menu']])
      void inTurn(place).then(() => came.push(place));
    // Here a link requests another page of a remote that has already rendered on this page.
    hasCome(fragments.FeaturedFavorites);
    watchPresses();
    document.getElementById(id)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(isPressed(fragments.AccountMenu)).toBe(id === 'account');
    // The clicked module does not wait for the page, and the other modules wait for both.
    expect(came).toEqual([first]);
    pageIsThere();
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toHaveLength(1);
    hasCome(first);
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(came).toHaveLength(3);
  });

  test('the service worker starts once a click has had its response', async () => {
    const { inTurn, hasCome, fragments, pageIsThere, watchPresses } = visit('/');
    const start = jest.fn();
    watchPresses();
    document.getElementById('account')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    pageIsThere();
    void inTurn().then(start);
    await jest.advanceTimersByTimeAsync(1000);
    expect(start).not.toHaveBeenCalled();
    hasCome(fragments.AccountMenu);
    await jest.advanceTimersByTimeAsync(1000);
    expect(start).toHaveBeenCalled();
  });

  test('a module requested by a click delays other modules for at most four seconds', async () => {
    const { inTurn, fragments, pageIsThere, watchPresses } = visit('/');
    const accountCame = jest.fn();
    void inTurn(fragments.AccountMenu).then(accountCame);
    watchPresses();
    document.getElementById('add')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    pageIsThere();
    await jest.advanceTimersByTimeAsync(3900);
    expect(accountCame).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(accountCame).toHaveBeenCalled();
  });
});

test('userActive resolves on an input event, on the checkout page, or after a click before the shell', async () => {
  const here = jest.fn();
  const isHere = async () => {
    await new Promise<void>(afterNextFrame);
    return here.mock.calls.length;
  };
  void visit('/menu').userActive().then(here);
  expect(await isHere()).toBe(0);
  window.dispatchEvent(new Event('scroll'));
  expect(await isHere()).toBe(1);
  void visit('/checkout').userActive().then(here);
  expect(await isHere()).toBe(2);
  const early = Symbol.for('burger.early-press@1');
  Object.assign(globalThis, { [early]: [[document.body, []]] });
  void visit('/').userActive().then(here);
  Reflect.deleteProperty(globalThis, early);
  expect(await isHere()).toBe(3);
});

const requested = { dishId: 3, lineId: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const receivedNow = () => {
  const received: unknown[] = [];
  bus
    .on('shop/choose-requested')
    .subscribe((one) => received.push(one))
    .unsubscribe();
  return received;
};
const ask = (dishId = 3) => bus.emit('shop/choose-requested', { ...requested, dishId });
const other = { ...requested, dishId: 4 };

test.each<[string, (watch: () => () => void) => void, number, object[]]>([
  [
    'calls back once, and the requests stay for the listener',
    (watch) => (watch(), ask(), ask(4)),
    1,
    [requested, other],
  ],
  ['calls back for a request from before', (watch) => (ask(), watch()), 1, [requested]],
  [
    'does not call back when it ends at once, and keeps the request',
    (watch) => {
      const end = watch();
      ask();
      end();
    },
    0,
    [requested],
  ],
  ['does not call back after it has ended', (watch) => (watch()(), ask()), 0, [requested]],
])('onFirstRequest %s', async (_what, happens, times, received) => {
  const come = jest.fn();
  happens(() => {
    const end = onFirstRequest('shop/choose-requested', come);
    expect(come).not.toHaveBeenCalled();
    return end;
  });
  await settle();
  expect(come).toHaveBeenCalledTimes(times);
  expect(receivedNow()).toEqual(received);
});
