import { categoriesOf } from '../parts/categories';
import { findPosts, posts } from './posts';

const ids = (list: ReturnType<typeof findPosts>) =>
  [...list.featured, ...list.others].map((post) => post.id);

test('the search reads title and excerpt, and not the content; the category has to fit, too', () => {
  expect(ids(findPosts({ query: 'onions at eight', category: 'All' }))).toEqual([
    'a-friday-behind-the-glass',
  ]);
  expect(ids(findPosts({ query: 'hollandaise', category: 'All' }))).toEqual([]);
  expect(ids(findPosts({ query: 'toast', category: 'Community' }))).toEqual([]);
});

test('there are six posts, with one in every category and ids fit for an address', () => {
  expect(posts).toHaveLength(6);
  expect(categoriesOf(posts)).toHaveLength(6);
  expect(new Set(posts.map((post) => post.id)).size).toBe(6);
  for (const { id } of posts) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
