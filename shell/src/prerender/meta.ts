import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';
import { fill } from '@burger/shared/restaurant';
import { titleWords } from '../titles';

export interface PageMeta {
  title: string;
  description: string;
  /** Slug of the picture on the social card. */
  picture: string;
}

const {
  '/track': track,
  '/unsubscribe': unsubscribe,
  '/404': notFound,
  '/offline': offline,
  ...pages
} = fill(titleWords, factsUnder(pageRules));

/** What search engines and shared links show for each route. Browsers load the titles alone. */
export const pageMeta = pages;

/** Pages at links. */
export const linkedMeta = { '/track': track, '/unsubscribe': unsubscribe };

export const notFoundMeta = notFound;

export const offlineMeta = offline;
