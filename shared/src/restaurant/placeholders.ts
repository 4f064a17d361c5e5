/** What all words of the restaurant may name in braces: who it is. */
export const ownPlaceholders = ['name', 'area', 'city', 'since', 'years'] as const;

/** What answers alone may name: sentences on the rules. */
export const sentences = ['pickup', 'tax'] as const;

/** Everything that words may name. Each stands for what the facts and the rules say. */
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

/** What the text at `key` of a language's `file` may name. First screens know no rules: they would load how those are said. */
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
