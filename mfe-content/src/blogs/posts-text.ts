import file from '@burger/restaurant/pages/posts.json';
import { wordsInPageLanguage } from '@burger/shared/language';
import { fill } from '@burger/shared/restaurant';
import type { PostsWords } from '@burger/shared/restaurant-files';
import type { BlogPost } from './posts';
import { pageFacts } from '../parts/page-facts';

const words: Partial<PostsWords> = wordsInPageLanguage('mfe-content/posts');

/** The stories, newest first, in the page's language. */
export const posts: readonly BlogPost[] = fill(
  file.posts.map((post) => ({ ...post, ...words.posts?.[post.id] })),
  pageFacts,
);

/** Slug of the picture at the head of their page. */
export const postsPicture = file.picture;
