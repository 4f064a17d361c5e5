import type { Category } from '../contracts/dish';
import { wordsInPageLanguage } from '../language/speech';

const names = wordsInPageLanguage<string>('shared/categories');

/** A category as the customer reads it. */
export const categoryName = (category: Category): string => names[category] ?? category;
