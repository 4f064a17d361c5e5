import { restaurant } from '@burger/shared/restaurant';
import { hrefOf } from '@burger/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reviews } from './reviews';
import type { PublicReviews } from './reviews-api';

const review = (author_name: string, rating: number) => ({
  author_name,
  rating,
  time: Date.parse('2026-10-19T06:00:00Z') / 1000,
  text: `${author_name} was here.`,
});

const answer: PublicReviews = {
  reviews: [review('Ananya', 5), review('Faizal', 4), review('Lakshmi', 5), review('Priya', 1)],
  rating: 4.66,
  user_ratings_total: 1312,
  sample: false,
};

test('the reviews section shows average, count and the first three reviews', async () => {
  render(<Reviews loadReviews={() => Promise.resolve(answer)} />);
  expect(screen.getByText('Loading reviews...')).toBeVisible();
  expect(await screen.findByText('4.7 out of 5')).toBeVisible();
  expect(screen.getByText(/1,312 reviews/).parentElement).toHaveTextContent(
    '1,312 reviews · Reviews from Google',
  );
  const rendered = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(rendered).toEqual(['Ananya', 'Faizal', 'Lakshmi']);
  expect(screen.getByText('Faizal was here.')).toBeVisible();
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(screen.getAllByText('19 October 2026')).toHaveLength(3);
  expect(screen.queryByText('Loading reviews...')).not.toBeInTheDocument();
});

test('the reviews section shows no link when the restaurant has no public review page', async () => {
  jest.replaceProperty(restaurant, 'links', { map: restaurant.links.map });
  render(<Reviews loadReviews={() => Promise.resolve(answer)} />);
  expect(await screen.findByText('4.7 out of 5')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  jest.restoreAllMocks();
});

test('sample reviews are labelled and not attributed to Google', async () => {
  render(<Reviews loadReviews={() => Promise.resolve({ ...answer, sample: true })} />);
  expect(await screen.findByText(/^Sample reviews/)).toBeVisible();
  expect(screen.queryByText(/Reviews from Google/)).not.toBeInTheDocument();
});

test('reviews that failed to load show Try again and the Google link', async () => {
  const load = jest
    .fn<Promise<PublicReviews>, []>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce(answer);
  render(<Reviews loadReviews={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load Google reviews.');
  expect(hrefOf('Write a Review on Google')).toContain('search.google.com/local/writereview');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4.7 out of 5')).toBeVisible();
});
