import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const Part = () => <p>Reviews</p>;

// Must be the first test: user input is detected once per module.
test('a lazy page section shows its fallback and loads nothing before the first user input', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  render(lazyPart(load, <p>Loading</p>));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  // A click in the header is about another page, so it must not load the section.
  const header = document.body.appendChild(document.createElement('header'));
  header.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(await screen.findByText('Reviews')).toBeVisible();
});

test('prerendered HTML of a lazy page section stays when its code fails to load, and input retries', async () => {
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
