import { pageLocale } from '@burger/shared/language';
import { matchesText } from './text-search';

export const postCategories = [
  'Cooking Tips',
  'Behind the Scenes',
  'Sustainability',
  'Customer Stories',
  'Menu Updates',
  'Community',
] as const;

export type PostCategory = (typeof postCategories)[number];

/** One part of a post: a heading, a paragraph or a list. */
export type PostBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

export interface BlogPost {
  /** Also the hash that opens the post. */
  id: string;
  title: string;
  excerpt: string;
  content: readonly PostBlock[];
  /** Slug of the picture. */
  image: string;
  imageAlt: string;
  author: string;
  authorRole: string;
  /** Slug of the picture beside the author's name: the dish they would order. */
  authorImage: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  category: PostCategory;
  /** Minutes. */
  readTime: number;
  views: number;
  likes: number;
  comments: number;
  featured: boolean;
}

export type PostFilter = PostCategory | 'All';

export interface PostList {
  /** Shown above the others, and only under All. */
  featured: readonly BlogPost[];
  others: readonly BlogPost[];
}

/** The posts that match the search over title and excerpt, and the category (spec.md §2). */
export function findPosts(
  posts: readonly BlogPost[],
  { query, category }: { query: string; category: PostFilter },
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
