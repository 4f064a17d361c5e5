import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';
import { fill, restaurant } from '@burger/shared/restaurant';
import type { apart } from '../remotes/routes';
import { titleWords } from '../titles';

export interface PageMeta {
  title: string;
  description: string;
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

export const linkedMeta = { '/track': track, '/unsubscribe': unsubscribe };

export const notFoundMeta = notFound;

export const offlineMeta = offline;

const { name } = restaurant;

/** What the pages of the staff are called, in English only. Nothing of it is in what browsers load. */
export const apartMeta: Record<keyof typeof apart, PageMeta> = {
  '/kitchen': {
    title: `Counter – ${name}`,
    description: `The counter of ${name}, for its staff.`,
    picture: 'hero',
  },
  '/rider': {
    title: `An order to bring – ${name}`,
    description: `One order of ${name} on its way, for who carries it.`,
    picture: 'scene-delivery',
  },
};
