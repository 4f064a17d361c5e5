import { inPageLanguage } from '../../i18n/i18n';

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
