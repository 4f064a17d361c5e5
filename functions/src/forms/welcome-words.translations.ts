// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './welcome-words.kn';
import { texts as hi } from './welcome-words.hi';

export const translations = { kn, hi };
