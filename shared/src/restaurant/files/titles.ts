import * as v from 'valibot';
import { slug, text } from './page-values';

/** The pages that have a title of their own. */
export const titledPages = [
  '/',
  '/menu',
  '/about',
  '/contact',
  '/blogs',
  '/offers',
  '/orders',
  '/faq',
  '/checkout',
  '/account',
  '/privacy',
  '/track',
  '/unsubscribe',
  '/404',
  '/offline',
] as const;

const byPage = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(
    Object.fromEntries(titledPages.map((page) => [page, value])) as Record<
      (typeof titledPages)[number],
      Value
    >,
  );

const TitleWordsSchema = v.strictObject({ title: text, description: text });

/** `pages/titles.json`: what search engines and shared links show. */
export const TitlesSchema = byPage(
  v.strictObject({
    ...TitleWordsSchema.entries,
    /** Slug of the picture on the social card. */
    picture: slug,
  }),
);
export const TitlesWordsSchema = byPage(TitleWordsSchema);

export type Titles = v.InferOutput<typeof TitlesSchema>;
