import { BrowserRouter } from '@burger/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { pages } from '../remotes/routes';
import { useLinkIntent } from './use-link-intent';

const load = jest.fn(() => Promise.resolve({}));
beforeEach(() => load.mockClear());

function Links() {
  useLinkIntent({ load, retry: load });
  return (
    <>
      <a href="/menu">
        <b>Menu</b>
      </a>
      <a href="https://elsewhere.example/menu">Elsewhere</a>
      <a href="/nowhere">Nowhere</a>
    </>
  );
}

const show = () =>
  render(
    <BrowserRouter>
      <Links />
    </BrowserRouter>,
  );

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  '%s at a link loads the page that it leads to',
  (sign) => {
    show();
    fireEvent[sign](screen.getByText('Menu'));
    expect(load.mock.calls).toEqual([[pages['/menu']]]);
  },
);

test('links to other sites and to no page load nothing', () => {
  show();
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  fireEvent.pointerOver(screen.getByText('Nowhere'));
  expect(load).not.toHaveBeenCalled();
});

test('a page that cannot be had now is left to its visit', async () => {
  load.mockReturnValueOnce(Promise.reject(new Error('offline')));
  show();
  fireEvent.pointerOver(screen.getByText('Menu'));
  await expect(Promise.resolve()).resolves.toBeUndefined();
});
