import { pageLocale } from '@burger/shared/language';
import type { Posts } from '@burger/shared/restaurant-files';
import { matchesText } from '@burger/shared/text-search';

export type BlogPost = Posts['posts'][number];

/** One part of a post: a paragraph, a heading or a list. */
export type PostPart = BlogPost['content'][number];

export interface PostList {
  /** Shown above the others, and only under All. */
  featured: readonly BlogPost[];
  others: readonly BlogPost[];
}

/** The posts that match the search over title and excerpt, and the category (spec.md §2). */
export function findPosts(
  posts: readonly BlogPost[],
  { query, category }: { query: string; category: string },
): PostList {
  const found = posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      matchesText(query, post.title, post.excerpt),
  );
  if (category !== 'All') return { featured: [], others: found };
  return {
    featured: found.filter((post) => post.featured),
    others: found.filter((post) => !post.featured),
  };
}

const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a post as the reader sees it, e.g. 14 September 2026. */
export const postDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

const compact = new Intl.NumberFormat('en-IN');

/** A count of views, likes or comments with Indian grouping. */
export const postCount = (count: number): string => compact.format(count);
