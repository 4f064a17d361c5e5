import file from '@burger/restaurant/pages/posts.json';
import { pageLocale, wordsInPageLanguage } from '@burger/shared/i18n';
import { fill } from '@burger/shared/restaurant';
import type { Posts, PostsWords } from '@burger/shared/restaurant/files';
import { matchesText } from '@burger/shared/platform/text-search';
import { featuredApart } from '../parts/categories';
import { pageFacts } from '../parts/page-facts';

const texts: Partial<PostsWords> = wordsInPageLanguage('mfe-content/posts');

export const posts: readonly BlogPost[] = fill(
  file.posts.map((post) => ({ ...post, ...texts.posts?.[post.id] })),
  pageFacts,
);

export const postsPicture = file.picture;
export type BlogPost = Posts['posts'][number];
export type PostPart = BlogPost['content'][number];

/** Returns the blog posts of a category whose title or excerpt matches the search text (spec.md §2). */
export const findPosts = ({ query, category }: { query: string; category: string }) =>
  featuredApart(
    posts.filter(({ title, excerpt }) => matchesText(query, title, excerpt)),
    category,
  );

let day: Intl.DateTimeFormat | undefined;

export const postDay = (date: string): string => {
  // Creating one takes milliseconds, so all posts share it.
  day ??= new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
};
