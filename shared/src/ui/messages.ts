import { inPageLanguage } from '../language/i18n';

/** The words that UI pieces carry themselves. */
export const messages = inPageLanguage('shared/ui', {
  close: 'Close',
  optional: '(optional)',
  veg: 'Veg',
  nonVeg: 'Non-Veg',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  oneLess: (name: string) => `One ${name} less`,
  oneMore: (name: string) => `One ${name} more`,
} as const);
