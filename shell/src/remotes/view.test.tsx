import { act, render, screen } from '@testing-library/react';
import type { ExposureRef } from './routes';
import { LoaderContext, type Loader } from './view';
import { RemoteView } from './view';

const place: ExposureRef = { remote: 'mfe-menu', exposure: './MenuPage' };
const menu = { MenuPage: () => <h1>The menu</h1> };

const show = (loader: Partial<Loader>, quiet = false) =>
  act(async () =>
    render(
      <LoaderContext
        value={{
          load: () => new Promise(() => undefined),
          retry: () => Promise.resolve(menu),
          ...loader,
        }}
      >
        <p>The rest of the page</p>
        <RemoteView place={place} fallback={<p>Loading the menu</p>} quiet={quiet} />
      </LoaderContext>,
    ),
  );

// A click that lets what it suspends on arrive.
const pressTryAgain = () =>
  act(async () => screen.getByRole('button', { name: 'Try again' }).click());

// React reports what a boundary caught; that is what these tests are about.
const expectReports = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('shows what the remote exposes', async () => {
  const loaded = Promise.resolve(menu);
  await show({ load: () => loaded });
  expect(screen.getByRole('heading', { name: 'The menu' })).toBeInTheDocument();
});

test('a remote that cannot be had costs its own place, and Try again brings it back', async () => {
  expectReports();
  const failed = Promise.reject(new Error('down'));
  failed.catch(() => undefined);
  const found = Promise.resolve(menu);
  await show({ load: () => failed, retry: () => found });
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  await pressTryAgain();
  expect(await screen.findByRole('heading', { name: 'The menu' })).toBeInTheDocument();
});

test('a remote that was missed offline comes by itself with the network', async () => {
  expectReports();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = Promise.reject(new Error('offline'));
  failed.catch(() => undefined);
  const found = Promise.resolve(menu);
  await show({ load: () => failed, retry: () => found });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  online.mockRestore();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The menu' })).toBeInTheDocument();
});

test('a second failure shows the notice again', async () => {
  expectReports();
  const failing = () => {
    const failed = Promise.reject(new Error('down'));
    failed.catch(() => undefined);
    return failed;
  };
  const first = failing();
  await show({ load: () => first, retry: failing });
  await pressTryAgain();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a remote whose view throws, or that exposes something else, costs its own place', async () => {
  expectReports();
  const wrong = Promise.resolve({ Other: () => null });
  await show({ load: () => wrong });
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('in a small place the way back is a small button', async () => {
  expectReports();
  const failed = Promise.reject(new Error('down'));
  failed.catch(() => undefined);
  await show({ load: () => failed }, true);
  expect(
    screen.getByRole('button', { name: 'Could not be loaded. Try again' }),
  ).toBeInTheDocument();
});

test('a slow remote says so after two seconds', async () => {
  jest.useFakeTimers();
  await show({});
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1999));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('taking longer than it should');
  jest.useRealTimers();
});

test('who comes back to a remote that failed before gets a new try', async () => {
  expectReports();
  const failed = Promise.reject(new Error('down'));
  failed.catch(() => undefined);
  const found = Promise.resolve(menu);
  const tries = [failed, found];
  const load = () => tries.shift() ?? found;
  const { unmount } = await show({ load });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  unmount();
  await show({ load });
  expect(screen.getByRole('heading', { name: 'The menu' })).toBeInTheDocument();
});
