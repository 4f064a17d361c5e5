import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from '@burger/shared/router';
import { Dialog } from '@burger/shared/ui';
import { dialogsHere, enterDialog } from '@burger/shared/platform/device';
import { keepDialogsInHistory } from './dialogs-in-history';

let end = () => {};
beforeEach(() => {
  end = keepDialogsInHistory();
});
afterEach(() => {
  cleanup();
  end();
});

const stepped = (step: () => void) =>
  act(async () => {
    const there = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    step();
    await there;
  });

function Page() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((now) => now.filter((one) => one !== name));
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={() => setOpen([...open, 'cart'])}>Open cart</button>
      <button onClick={() => setOpen(['sign in'])}>Swap for sign in</button>
      <Dialog open={open.includes('cart')} onClose={() => close('cart')} title="Cart">
        <Link to="/checkout" onClick={() => close('cart')}>
          Checkout
        </Link>
        <button onClick={() => setOpen([...open, 'dish'])}>Change</button>
      </Dialog>
      <Dialog open={open.includes('dish')} onClose={() => close('dish')} title="Dish">
        A burger
        <button onClick={() => setOpen([])}>Done with all</button>
      </Dialog>
      <Dialog open={open.includes('sign in')} onClose={() => close('sign in')} title="Sign in">
        By phone
      </Dialog>
    </>
  );
}

const show = () => {
  history.pushState(null, '', '/offers');
  history.pushState(null, '', '/menu');
  return render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByText(name));
const click = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
    await Promise.resolve();
  });
const dialogs = () =>
  screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);
const back = () => stepped(() => history.back());

test('a link in a dialog opens its page, and Back returns to the page without the dialog', async () => {
  show();
  await press('Open cart');
  await stepped(() => screen.getByText('Checkout').click());
  expect(screen.getByRole('heading', { name: '/checkout' })).toBeVisible();
  expect(dialogs()).toEqual([]);
  await back();
  expect(screen.getByRole('heading', { name: '/menu' })).toBeVisible();
  expect(dialogsHere()).toBe(0);
  await back();
  expect(location.pathname).toBe('/offers');
});

test("a dialog opened while another's history entry is still being removed stays open with its own entry", async () => {
  show();
  await press('Open cart');
  // Browsers run history.go asynchronously.
  const goes = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  await click('Open cart');
  goes.mockRestore();
  await stepped(() => history.go(-1));
  expect(dialogs()).toEqual(['Cart']);
  expect(dialogsHere()).toBe(1);
  await back();
  expect(dialogs()).toEqual([]);
  await back();
  expect(location.pathname).toBe('/offers');
});

test("an early dialog's history entry passes to the dialog that replaces it, and Back closes that one", async () => {
  end();
  history.pushState(null, '', '/menu');
  enterDialog();
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  end = keepDialogsInHistory();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('Open cart');
  expect(document.querySelector('body > dialog')).toBeNull();
  expect([dialogs(), dialogsHere()]).toEqual([['Cart'], 1]);
  await back();
  expect([dialogs(), dialogsHere()]).toEqual([[], 0]);
});

type Step = 'open' | 'change' | 'close' | 'back';

test('the history always has one entry for each open dialog', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Step>('open', 'change', 'close', 'back'), { maxLength: 8 }),
      async (steps) => {
        show();
        const base = history.length;
        const can: Record<Step, () => boolean> = {
          open: () => dialogs().length === 0,
          change: () => dialogs().length === 1,
          close: () => dialogs().length > 0,
          back: () => dialogs().length > 0,
        };
        const activity: Record<Step, () => Promise<void>> = {
          open: () => click('Open cart'),
          change: () => click('Change'),
          close: () =>
            stepped(() => screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click()),
          back,
        };
        for (const step of steps) {
          if (!can[step]()) continue;
          await activity[step]();
          expect(dialogsHere()).toBe(dialogs().length);
          expect(location.pathname).toBe('/menu');
        }
        expect(history.length).toBeLessThanOrEqual(base + 2);
        while (dialogs().length > 0) await back();
        expect(history.scrollRestoration).toBe('auto');
        await back();
        expect(location.pathname).toBe('/offers');
        cleanup();
      },
    ),
    { numRuns: 10 },
  );
});

test('a dialog that unmounts with its part of the page removes its history entry', async () => {
  const { unmount } = show();
  await press('Open cart');
  await stepped(unmount);
  expect(dialogsHere()).toBe(0);
  expect(location.pathname).toBe('/menu');
});
