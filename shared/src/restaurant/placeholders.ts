export const ownPlaceholders = ['name', 'area', 'city', 'since', 'years'] as const;

/** Placeholders for complete sentences about the shop rules, only for FAQ answers. */
export const sentences = ['pickup', 'tax'] as const;

export const placeholders = [
  ...ownPlaceholders,
  'address',
  'phone',
  'otherPhone',
  'email',
  'fssai',
  'officer',
  'officerEmail',
  'officerPhone',
  'openDays',
  'daysOpen',
  'hours',
  'opens',
  'closes',
  'kitchenCloses',
  'lastOrders',
  'freeUpToKm',
  'rupeesPerKm',
  'limitKm',
  'minutes',
  'leastMinutes',
  'mostMinutes',
  ...sentences,
] as const;
export type Placeholder = (typeof placeholders)[number];
export type Sentence = (typeof sentences)[number];

/**
 * Returns the placeholders that the text `key` of `file` may contain. Texts of first screens get none from the
 * shop rules, because those load later.
 */
export function placeholdersIn(file: string, key: string): readonly Placeholder[] {
  const facts = placeholders.filter((name) => !sentences.includes(name as Sentence));
  switch (file) {
    case 'pages/questions.json':
      return placeholders;
    case 'pages/orders.json':
      return [...ownPlaceholders, 'leastMinutes'];
    case 'pages/titles.json':
      return key === 'title' ? ownPlaceholders : facts;
    case 'pages/home.json':
      return ownPlaceholders;
    default:
      return file.startsWith('pages/') ? facts : ownPlaceholders;
  }
}
