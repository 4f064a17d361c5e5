import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const Part = () => <p>Reviews</p>;

// Runs first, because activity is detected once per module.
test('a lazy part shows its fallback and loads nothing before the user acts on the page', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  render(lazyPart(load, <p>Loading</p>));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  // A click in the header does not count.
  const header = document.body.appendChild(document.createElement('header'));
  header.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(await screen.findByText('Reviews')).toBeVisible();
});

test('prerendered HTML of a lazy part stays during failures, and input loads its code again', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<!--$-->${renderToString(<Part />)}<!--/$-->`;
  const standing = place.querySelector('p');
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Part);
  const part = lazyPart(load, <p>Loading</p>);
  act(() => void hydrateRoot(place, part));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(() => load.mock.results[0]?.value.catch(() => undefined));
  expect(screen.getByText('Reviews')).toBe(standing);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(() => load.mock.results[1]?.value);
  expect(screen.getByText('Reviews')).toBe(standing);
});
