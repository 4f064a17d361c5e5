import { inPageLanguage } from '@burger/shared/language';

/** Filters of lists. */
export const filterMessages = inPageLanguage('mfe-content/filter', {
  all: 'All',
  clear: 'Clear the search',
} as const);
