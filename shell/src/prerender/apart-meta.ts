import { restaurant } from '@burger/shared/restaurant';
import type { apart } from '../remotes/routes';
import type { PageMeta } from './meta';

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
