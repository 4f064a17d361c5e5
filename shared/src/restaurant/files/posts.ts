import * as v from 'valibot';
import { count, name, slug, text } from './page-values';

/** One part of a story: a paragraph, a heading or a list. */
const PostPartSchema = v.union([
  text,
  v.strictObject({ heading: text }),
  v.strictObject({ list: v.pipe(v.array(text), v.minLength(1)) }),
]);

const PostWords = {
  title: text,
  excerpt: text,
  imageAlt: text,
  author: name,
  authorRole: name,
  content: v.pipe(v.array(PostPartSchema), v.minLength(1)),
};

/** `pages/posts.json`: the stories, newest first, and the picture at the head of their page. */
export const PostsSchema = v.strictObject({
  picture: slug,
  posts: v.array(
    v.strictObject({
      id: slug,
      ...PostWords,
      /** Slug of the picture. */
      image: slug,
      /** Slug of the picture beside the author's name: the dish they would order. */
      authorImage: slug,
      /** Day of publication, YYYY-MM-DD. */
      date: v.pipe(v.string(), v.isoDate()),
      /** A name of its own; `categories.json` of a language has it in that language. */
      category: name,
      /** Minutes. */
      readTime: v.pipe(count, v.minValue(1)),
      views: count,
      likes: count,
      comments: count,
      featured: v.boolean(),
    }),
  ),
});
/** By the ids of the stories. */
export const PostsWordsSchema = v.strictObject({
  posts: v.record(slug, v.strictObject(PostWords)),
});

export type Posts = v.InferOutput<typeof PostsSchema>;
export type PostsWords = v.InferOutput<typeof PostsWordsSchema>;
