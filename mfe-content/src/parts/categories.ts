import { wordsInPageLanguage } from '@burger/shared/language';

const names = wordsInPageLanguage<string>('mfe-content/categories');

/** A category of offers, stories or questions as the customer reads it. */
export const categoryName = (category: string): string => names[category] ?? category;

/** What a list is divided into, in the order in which the list comes to it. */
export const categoriesOf = (list: readonly { category: string }[]): readonly string[] => [
  ...new Set(list.map(({ category }) => category)),
];
