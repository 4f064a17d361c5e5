import { categoriesOf } from '../parts/categories';
import { posts } from './posts';

test('there are six posts, with one in every category and ids fit for an address', () => {
  expect(posts).toHaveLength(6);
  expect(categoriesOf(posts)).toHaveLength(6);
  expect(new Set(posts.map((post) => post.id)).size).toBe(6);
  for (const { id } of posts) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
