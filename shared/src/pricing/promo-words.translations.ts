// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './promo-words.kn';
import { texts as hi } from './promo-words.hi';

export const translations = { kn, hi };
