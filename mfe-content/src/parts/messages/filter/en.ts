import { inPageLanguage } from '@burger/shared/i18n';

export const filterMessages = inPageLanguage('mfe-content/filter', {
  all: 'All',
  clear: 'Clear the search',
} as const);
