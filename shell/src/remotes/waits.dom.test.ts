import { bus } from '@burger/shared/bus';
import type * as Routes from './routes';
import type * as Waits from './waits';
import { onFirstRequest } from './waits';

/** The modules afresh, at a page: a visit begins once. */
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

  test('waits for nothing itself, and what stands around it until it answers', async () => {
    const { inTurn, pages, cartCame, pageIsThere } = open();
    await expect(inTurn(pages['/menu'])).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(3900);
    expect(cartCame).not.toHaveBeenCalled();
    pageIsThere();
    await jest.advanceTimersByTimeAsync(0);
    expect(cartCame).toHaveBeenCalled();
  });

  test('holds nothing up for more than four seconds', async () => {
    const { cartCame } = open();
    await jest.advanceTimersByTimeAsync(4000);
    expect(cartCame).toHaveBeenCalled();
  });
});

describe('what a press asks for', () => {
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
  ] as const)('comes first and alone: %s', async (id, name) => {
    const { inTurn, hasCome, fragments, pages, isPressed, pageIsThere, watchPresses } = visit('/');
    const places = { ...fragments, ...pages };
    const first = places[name];
    const came: object[] = [];
    for (const place of [fragments.AccountMenu, fragments.CartButton, pages['/menu']])
      void inTurn(place).then(() => came.push(place));
    // Of a remote that has something on this page already, too: a link asks for another of its pages.
    hasCome(fragments.FeaturedFavorites);
    watchPresses();
    document.getElementById(id)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(isPressed(fragments.AccountMenu)).toBe(id === 'account');
    // It does not wait for the page, and the rest waits for both.
    expect(came).toEqual([first]);
    pageIsThere();
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toHaveLength(1);
    // What answers is drawn before more is asked for.
    hasCome(first);
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(came).toHaveLength(3);
  });

  test('holds nothing up for more than four seconds', async () => {
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

test('a page waits for a sign; the checkout, and a press before the shell was there, are one', async () => {
  const here = jest.fn();
  const isHere = async () => {
    await Promise.resolve();
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

const asked = { dishId: 3, lineId: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const heardNow = () => {
  const heard: unknown[] = [];
  bus
    .on('shop/choose-requested')
    .subscribe((one) => heard.push(one))
    .unsubscribe();
  return heard;
};
const ask = (dishId = 3) => bus.emit('shop/choose-requested', { ...asked, dishId });
const other = { ...asked, dishId: 4 };

test.each<[string, (watch: () => () => void) => void, number, object[]]>([
  [
    'comes once it is asked for, and finds all that was asked',
    (watch) => (watch(), ask(), ask(4)),
    1,
    [asked, other],
  ],
  ['comes for what was asked before the watch began, too', (watch) => (ask(), watch()), 1, [asked]],
  [
    'does not come at the end of the watch, which leaves what was asked',
    (watch) => {
      const end = watch();
      ask();
      end();
    },
    0,
    [asked],
  ],
  ['does not come after its end, which takes nothing', (watch) => (watch()(), ask()), 0, [asked]],
])('who answers %s', async (_what, happens, times, heard) => {
  const come = jest.fn();
  happens(() => {
    const end = onFirstRequest('shop/choose-requested', come);
    expect(come).not.toHaveBeenCalled();
    return end;
  });
  await settle();
  expect(come).toHaveBeenCalledTimes(times);
  expect(heardNow()).toEqual(heard);
});
