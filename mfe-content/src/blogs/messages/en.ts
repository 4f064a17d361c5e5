import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';

const { name } = restaurant;

export const blogMessages = inPageLanguage('mfe-content/blog', {
  title: 'Stories from the kitchen',
  lead: `What we cook, how we cook it and who we cook it for. Written by the people of ${name}.`,
  search: 'Search stories',
  categories: 'Category',
  featured: 'Featured',
  latest: 'More stories',
  found: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  none: 'No posts found matching your criteria',
  read: 'Read the story',
  close: 'Close the story',
  minutes: (count: number) => `${count} min read`,
  views: 'views',
  likes: 'likes',
  comments: 'comments',
} as const);
