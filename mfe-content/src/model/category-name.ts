import { wordsInPageLanguage } from '@burger/shared/language';
import type { OfferCategory } from './offer';
import type { PostCategory } from './blog-post';
import type { QuestionCategory } from './question';

export type ContentCategory = OfferCategory | PostCategory | QuestionCategory;

const names = wordsInPageLanguage<string>('mfe-content/categories');

/** A category of offers, stories or questions as the customer reads it. */
export const categoryName = (category: ContentCategory): string => names[category] ?? category;
