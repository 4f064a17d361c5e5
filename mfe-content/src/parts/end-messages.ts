import { inPageLanguage } from '@burger/shared/language';

/** What a page ends with: the way to the menu. */
export const endMessages = inPageLanguage('mfe-content/end', {
  title: 'Hungry?',
  menu: 'See the menu',
} as const);
