import { inPageLanguage } from '@burger/shared/i18n';

export const endMessages = inPageLanguage('mfe-content/end', {
  title: 'Hungry?',
  menu: 'See the menu',
} as const);
