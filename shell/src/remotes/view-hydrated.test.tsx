import { act, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import type { Exposed } from './load';
import type { ExposureRef } from './routes';
import { LoaderContext, type Loader } from './view';
import { RemoteView } from './view';

const place: ExposureRef = { remote: 'mfe-menu', exposure: './MenuPage' };
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

let quiet = false;

const page = (loader: Loader, at: ExposureRef = place, small = quiet) => (
  <LoaderContext value={loader}>
    <RemoteView place={at} props={{}} fallback={<p>Loading the menu</p>} quiet={small} />
  </LoaderContext>
);

/** Takes over a page whose HTML the deployment has rendered; answers its heading, and a way to draw the page anew. */
async function takeOver(first: Exposed, then: Exposed) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ load: found, retry: found }, place, false));
  document.body.append(container);
  const heading = screen.getByRole('heading', { name: 'The menu' });
  const loader = { load: () => first, retry: () => then };
  const { rerender } = await act(async () => render(page(loader), { container, hydrate: true }));
  return { heading, redraw: (at?: ExposureRef) => act(async () => rerender(page(loader, at))) };
}

const pressTryAgain = () =>
  act(async () => screen.getByRole('button', { name: 'Try again' }).click());

afterEach(() => {
  document.body.replaceChildren();
  quiet = false;
  jest.clearAllMocks();
});

test('what can be read keeps standing when its remote is down, and Try again takes it over as it is', async () => {
  const { heading } = await takeOver(missing(), Promise.resolve(menu));
  expect(screen.getByRole('heading')).toBe(heading);
  expect(screen.getByRole('alert')).toHaveTextContent('does not answer yet');
  await pressTryAgain();
  expect(screen.getByRole('heading')).toBe(heading);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second failure leaves it standing too', async () => {
  const { heading } = await takeOver(missing(), missing());
  await pressTryAgain();
  expect(screen.getByRole('heading')).toBe(heading);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('it is tried again when the network comes back', async () => {
  await takeOver(missing(), Promise.resolve(menu));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after two seconds a word says that it takes longer', async () => {
  jest.useFakeTimers();
  const { heading } = await takeOver(pending(), pending());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent('taking longer than it should');
  expect(screen.getByRole('heading')).toBe(heading);
  jest.useRealTimers();
});

test('a try that fails after another has brought it is no news', async () => {
  jest.useFakeTimers();
  let fail: (error: Error) => void = () => undefined;
  const first: Exposed = new Promise((_, reject) => (fail = reject));
  await takeOver(first, Promise.resolve(menu));
  act(() => void jest.advanceTimersByTime(2000));
  await pressTryAgain();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await act(async () => fail(new Error('damaged')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('what stands in the header asks for its code once somebody is here, and does the press that said so', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ load: found, retry: found }));
  document.body.append(container);
  const load = jest.fn((): Exposed => Promise.resolve(menu));
  const asleep = page({ load, retry: load }, place, true);
  await act(async () => render(asleep, { container, hydrate: true }));
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  expect(load).toHaveBeenCalledTimes(1);
  expect(added).toHaveBeenCalledTimes(1);
});

test('a small place keeps standing while it loads, and becomes a way back when it is missing', async () => {
  quiet = true;
  const { heading, redraw } = await takeOver(pending(), pending());
  await redraw();
  expect(screen.getByRole('heading')).toBe(heading);
  document.body.replaceChildren();
  await takeOver(missing(), Promise.resolve(menu));
  await act(async () => screen.getByRole('button', { name: /Try again/ }).click());
  expect(screen.getByRole('heading', { name: 'The menu' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
});

test('a press that comes before the shell itself is done as well', async () => {
  let arrive: (module: object) => void = () => undefined;
  const coming: Exposed = new Promise((resolve) => (arrive = resolve as typeof arrive));
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ load: found, retry: found }));
  document.body.append(container);
  const early = Symbol.for('burger.early-press@1');
  Object.assign(globalThis, { [early]: screen.getByRole('button', { name: 'Add' }) });
  const loader = { load: () => coming, retry: () => coming };
  await act(async () => render(page(loader), { container, hydrate: true }));
  expect(added).not.toHaveBeenCalled();
  await act(async () => arrive(menu));
  Reflect.deleteProperty(globalThis, early);
  expect(added).toHaveBeenCalledTimes(1);
});

test('a press that comes before the code is done when the code is there', async () => {
  let arrive: (module: object) => void = () => undefined;
  await takeOver(new Promise((resolve) => (arrive = resolve as typeof arrive)), pending());
  // Twice by a hungry customer, and once beside it.
  act(() => screen.getByRole('button', { name: 'Add' }).click());
  act(() => screen.getByRole('button', { name: 'Add' }).click());
  act(() => screen.getByRole('heading').click());
  expect(added).not.toHaveBeenCalled();
  await act(async () => arrive(menu));
  expect(added).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: 'Add' }).click());
  expect(added).toHaveBeenCalledTimes(2);
});

test('a form that is sent before its code is there is sent when it is, and not to the address bar', async () => {
  let arrive: (module: object) => void = () => undefined;
  await takeOver(new Promise((resolve) => (arrive = resolve as typeof arrive)), pending());
  const form = screen.getByRole('form', { name: 'Search' }) as HTMLFormElement;
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  act(() => void form.dispatchEvent(early));
  expect(early.defaultPrevented).toBe(true);
  expect(searched).not.toHaveBeenCalled();
  await act(async () => arrive(menu));
  expect(searched).toHaveBeenCalledTimes(1);
});

test('a page around it that is drawn anew leaves it standing', async () => {
  const { heading, redraw } = await takeOver(pending(), pending());
  await redraw();
  expect(screen.getByRole('heading')).toBe(heading);
});

test('the next page starts afresh in the same place', async () => {
  const { redraw } = await takeOver(pending(), pending());
  await redraw({ remote: 'mfe-content', exposure: './AboutPage' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a page that is there at once shows no notice', async () => {
  const { heading } = await takeOver(Promise.resolve(menu), pending());
  expect(screen.getByRole('heading')).toBe(heading);
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
});
