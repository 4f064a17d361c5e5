import { categoriesOf } from '../parts/categories';
import { posts } from './posts';

test('the six blog posts have one category each and ids that are valid in URLs', () => {
  expect(posts).toHaveLength(6);
  expect(categoriesOf(posts)).toHaveLength(6);
  expect(new Set(posts.map((post) => post.id)).size).toBe(6);
  for (const { id } of posts) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
