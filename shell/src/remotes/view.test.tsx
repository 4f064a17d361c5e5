import { afterNextFrame } from '@burger/shared/platform/device';
import { act, render, screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { drawAnimations } from '../testing/draw-animations';
import type { Exposed } from './load';
import type { ExposureRef } from './routes';
import { heldNow } from './queued-press';
import { takeEarlyPresses } from './use-queued-input';
import { LoaderContext, RemoteView, type Loader } from './view';

const place = { remote: 'mfe-menu', exposure: './MenuPage' } as ExposureRef;
const added = jest.fn();
const searched = jest.fn((event: FormEvent) => event.preventDefault());
const menu = {
  MenuPage: () => (
    <>
      <h1>The menu</h1>
      <button type="button" onClick={added}>
        Add
      </button>
      <form aria-label="Search" onSubmit={searched} />
    </>
  ),
};

const found = (): Exposed =>
  Object.assign(Promise.resolve(menu), { status: 'fulfilled', value: menu });
const missing = (): Exposed => {
  const failed = Promise.reject(new Error('down'));
  failed.catch(() => undefined);
  return failed;
};
const pending = (): Exposed => new Promise(() => undefined);

function coming() {
  let arrive: (module: typeof menu) => void = () => undefined;
  const module: Exposed = new Promise((resolve) => (arrive = resolve));
  return { module, arrive: () => act(async () => arrive(menu)) };
}

function Shell({ children }: { children: ReactNode }) {
  useEffect(() => takeEarlyPresses(), []);
  return children;
}

const page = (loader: Loader, { at = place, quiet = false } = {}) => (
  <LoaderContext value={loader}>
    <Shell>
      <p>The rest of the page</p>
      <RemoteView place={at} props={{}} fallback={<p>Loading the menu</p>} quiet={quiet} />
    </Shell>
  </LoaderContext>
);

const heading = () => screen.getByRole('heading', { name: 'The menu' });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const passes = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

describe('a place without prerendered HTML', () => {
  const show = (first: Exposed, then: () => Exposed = found, quiet = false) =>
    act(async () => render(page({ load: () => first, retry: then }, { quiet })));

  // React logs errors caught by a boundary, which these tests cause.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('a remote without prerendered HTML loads again when the network returns', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(missing());
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    online.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(heading()).toBeInTheDocument();
  });

  test('a remote without prerendered HTML shows an error when it lacks the exposed module', async () => {
    await show(Promise.resolve({ Other: () => null }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});

describe('a place with prerendered HTML', () => {
  /** Hydrates a prerendered page. Returns its heading and a function that rerenders the page. */
  async function takeOver(first: Exposed, then: () => Exposed = pending, quiet = false) {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page({ load: found, retry: found }));
    if (quiet) container.querySelector('div')?.setAttribute('data-of', place.remote);
    document.body.append(container);
    const load = jest.fn(() => first);
    const loader = { load, retry: then };
    const standing = heading();
    const { rerender } = await act(async () =>
      render(page(loader, { quiet }), { container, hydrate: true }),
    );
    const redraw = (at = place) => act(async () => rerender(page(loader, { at, quiet })));
    return { standing, load, redraw };
  }

  test('a remote with prerendered HTML keeps it while it is down, and Try again hydrates it', async () => {
    const tries = [missing(), Promise.resolve(menu)];
    const { standing, redraw } = await takeOver(missing(), () => tries.shift()!);
    await redraw();
    expect(heading()).toBe(standing);
    expect(screen.getByRole('alert')).toHaveTextContent('does not answer yet');
    await press('Try again');
    expect(heading()).toBe(standing);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(heading()).toBe(standing);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a prerendered remote in the header loads its code on the first input and handles that click', async () => {
    const { load } = await takeOver(found(), pending, true);
    expect(load).not.toHaveBeenCalled();
    await press('Add');
    await act(() => new Promise<void>(afterNextFrame));
    expect(load).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledTimes(1);
  });

  test('a small prerendered remote shows a slow load only after a click, and is busy then', async () => {
    drawAnimations();
    jest.useFakeTimers();
    const { module, arrive } = coming();
    await takeOver(module, pending, true);
    const isBusy = () => document.querySelector('[aria-busy] button') !== null;
    passes(5000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await press('Add');
    expect(isBusy()).toBe(true);
    passes(2000);
    expect(screen.getByRole('status')).toHaveTextContent('taking longer than it should');
    await arrive();
    expect(isBusy()).toBe(false);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a small prerendered remote becomes a retry button when its code is missing', async () => {
    const { standing, redraw } = await takeOver(pending(), pending, true);
    await redraw();
    expect(heading()).toBe(standing);
    document.body.replaceChildren();
    await takeOver(missing(), found, true);
    await press('Could not be loaded. Try again');
    expect(heading()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  });

  test('the retry button of a small remote whose code is missing takes over the focus', async () => {
    let fail: (reason: Error) => void = () => undefined;
    await takeOver(new Promise((_, reject) => (fail = reject)), found, true);
    await act(async () => screen.getByRole('button', { name: 'Add' }).focus());
    await act(async () => {
      fail(new Error('down'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByRole('button', { name: /Try again/ })).toHaveFocus();
  });

  test('a prerendered remote replays a click made before the shell had loaded', async () => {
    const { module, arrive } = coming();
    const early = Symbol.for('burger.early-press@1');
    const get = () => [[screen.getByRole('button', { name: 'Add' }), heldNow(document)]];
    Object.defineProperty(globalThis, early, { get, set: () => undefined, configurable: true });
    await takeOver(module);
    Reflect.deleteProperty(globalThis, early);
    expect(added).not.toHaveBeenCalled();
    await arrive();
    expect(added).toHaveBeenCalledTimes(1);
  });

  test('a prerendered remote shows that a click waits for its code, and replays it once', async () => {
    const visible = drawAnimations();
    const { module, arrive } = coming();
    await takeOver(module);
    // An impatient customer clicks the button twice, and once next to it.
    await press('Add');
    await press('Add');
    act(() => heading().click());
    expect(added).not.toHaveBeenCalled();
    expect(visible()).toEqual(['Add']);
    await arrive();
    expect(added).toHaveBeenCalledTimes(1);
    expect(visible()).toEqual([]);
    await press('Add');
    expect(added).toHaveBeenCalledTimes(2);
  });

  test('a prerendered form submitted before its code had loaded is sent later, without navigating', async () => {
    const { module, arrive } = coming();
    await takeOver(module);
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    act(() => void screen.getByRole('form', { name: 'Search' }).dispatchEvent(sent));
    expect(sent.defaultPrevented).toBe(true);
    expect(searched).not.toHaveBeenCalled();
    await arrive();
    expect(searched).toHaveBeenCalledTimes(1);
  });

  test('a prerendered remote is replaced when the page changes', async () => {
    const { redraw } = await takeOver(pending());
    await redraw({ remote: 'mfe-content', exposure: './AboutPage' });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
