import { act, render, screen } from '@testing-library/react';
import { line } from '../testing/line';
import type { ExposureRef } from '../remotes/routes';
import { LoaderContext, RemoteView } from '../remotes/view';
import { remotesInPage, showBoundaries } from './show-boundaries.lazy';

const page = { remote: 'mfe-menu', exposure: './MenuPage' } as ExposureRef;
const part = { remote: 'mfe-account-orders', exposure: './YourUsual' } as ExposureRef;

const modules: Record<string, object> = {
  './MenuPage': {
    MenuPage: () => (
      <>
        <h1>The menu</h1>
        <div style={{ display: 'contents' }}>
          <p>All dishes</p>
        </div>
        <RemoteView place={part} fallback={null} />
      </>
    ),
  },
  './YourUsual': { YourUsual: () => <aside>Your usual</aside> },
};

async function show() {
  const load = async ({ exposure }: ExposureRef) => modules[exposure] as Record<string, unknown>;
  const { container } = await act(async () =>
    render(
      <LoaderContext value={{ load, retry: load }}>
        <RemoteView place={page} fallback={null} />
      </LoaderContext>,
    ),
  );
  return container;
}

test('each module of a remote in the page is found with its elements', async () => {
  const found = remotesInPage(await show()).map(({ place, elements }) => [
    place.exposure,
    elements.map(({ textContent }) => textContent),
  ]);
  expect(found).toEqual([
    ['./MenuPage', ['The menu', 'All dishes', 'Your usual']],
    ['./YourUsual', ['Your usual']],
  ]);
});

test('a page without React has no boundaries', () =>
  expect(remotesInPage(document.createElement('div'))).toEqual([]));

test('each visible module is framed with name and version until the overlay ends', async () => {
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ 'mfe-menu': line }) }) as Response;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(10, 20, 300, 40));
  const root = await show();
  const end = showBoundaries(root);
  const label = await screen.findByText('mfe-menu/MenuPage 2.0.0-abc');
  expect(label.parentElement).toHaveStyle({ left: '10px', top: '20px', height: '40px' });
  expect(document.getElementById('boundaries')).toHaveAttribute('aria-hidden', 'true');
  end();
  expect(document.getElementById('boundaries')).toBeNull();
  jest.restoreAllMocks();
});
