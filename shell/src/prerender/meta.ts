import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';
import { fill, restaurant } from '@burger/shared/restaurant';
import type { staffPages } from '../remotes/routes';
import { titleTexts } from '../titles';

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
} = fill(titleTexts, factsUnder(pageRules));

/** What search engines and shared links show for each route. Browsers load the titles alone. */
export const pageMeta = pages;

export const keyedMeta = { '/track': track, '/unsubscribe': unsubscribe };
export const notFoundMeta = notFound;
export const offlineMeta = offline;
const { name } = restaurant;

/** What the pages of the staff are called, in English only. Nothing of it is in what browsers load. */
export const staffMeta: Record<keyof typeof staffPages, PageMeta> = {
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
