import type { endMessages } from './en';

export const texts = {
  title: 'भूख लगी?',
  menu: 'मेन्यू देखें',
} satisfies typeof endMessages;
