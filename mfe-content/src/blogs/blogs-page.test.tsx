import { renderPage, hrefOf } from '@burger/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlogsPage } from './blogs-page';

// jsdom has no layout and cannot scroll.
const scrolled = jest.fn();
HTMLElement.prototype.scrollIntoView = scrolled;

const show = (path = '/blogs') => renderPage(<BlogsPage newsletter={null} />, path);
const articles = () => screen.getAllByRole('article');
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = /toasted face keeps the sauce out/;

test('the blog page lists six posts, with the featured ones in their own section', () => {
  show();
  expect(articles()).toHaveLength(6);
  expect(screen.getByText('6 stories')).toBeVisible();
  const featured = screen.getByRole('region', { name: 'Featured' });
  expect(within(featured).getAllByRole('article')).toHaveLength(2);
});

test('a category of the blog page lists its posts without the featured section', async () => {
  show();
  await choose('Community');
  expect(articles()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Community' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
  await choose('All');
  expect(articles()).toHaveLength(6);
});

test('the search of the blog page matches title and excerpt, and says when nothing matches', async () => {
  show();
  const search = screen.getByRole('searchbox', { name: 'Search stories' });
  await userEvent.type(search, 'cricket');
  expect(screen.getByText('1 story')).toBeVisible();
  await userEvent.type(search, ' helicopter');
  expect(screen.getByText('No posts found matching your criteria')).toBeVisible();
  await choose('Clear the search');
  expect(articles()).toHaveLength(6);
  expect(search).toHaveFocus();
});

test("a URL with a post's id as hash opens that blog post, and its card links to that URL", () => {
  show('/blogs#toast-the-bun');
  expect(screen.getByText(text)).toBeVisible();
  expect(hrefOf(/^Toast the bun/)).toBe('#toast-the-bun');
  expect(screen.getByRole('article', { name: /^Toast the bun/ })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Close the story' })).toBeVisible();
  cleanup();
  show('/blogs#%E0%A4%A');
  expect(screen.getByText(text)).not.toBeVisible();
});
