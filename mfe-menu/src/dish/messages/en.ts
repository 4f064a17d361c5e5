import { inPageLanguage } from '@burger/shared/i18n';

export const dishMessages = inPageLanguage('mfe-menu/dish', {
  required: 'Required',
  one: 'Choose one',
  upTo: (max: number) => `Choose up to ${max}`,
  exactly: (count: number) => `Choose ${count}`,
  between: (min: number, max: number) => `Choose ${min} to ${max}`,
  noThanks: 'No, thanks',
  soldOut: 'Sold out',
  full: (max: number) =>
    max === 1
      ? 'Only one can be chosen. Take it out to choose another.'
      : `That is all ${max}. Take one out to choose another.`,
  missing: (min: number) => (min === 1 ? 'Please choose one.' : `Please choose ${min}.`),
  noneLeft: 'This is sold out, so the dish cannot be made right now.',
  nowNonVeg: 'With these choices the dish is not vegetarian.',
  note: 'Note to the kitchen',
  noteExample: 'e.g. no onion please',
  /** Prefix of notes about allergies; the kitchen's `allergyIn` detects it. */
  allergy: 'Allergy',
  isAllergy: 'This is about an allergy',
  left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  noteProblems: {
    'too-long': 'The note is too long.',
    unprintable: 'The note contains characters that cannot be printed.',
  },
  add: (quantity: number, total: string) => `Add ${quantity} · ${total}`,
  save: (total: string) => `Save changes · ${total}`,
  same: 'Same as before',
  asItComes: 'As it comes',
  anew: 'Choose anew',
  facts: {
    mrp: 'MRP',
    allTaxes: (price: string) => `${price}, all taxes included`,
    netQuantity: 'Net quantity',
    maker: 'Made by',
    origin: 'Country of origin',
    spice: 'Spice',
    spices: { mild: 'Mild', medium: 'Medium', hot: 'Hot' },
    allergens: 'Contains',
    energy: 'Energy',
    kcal: (kcal: number) => `${kcal} kcal`,
    allergic: 'Allergic to something? Ask the kitchen before you order:',
  },
} as const);
