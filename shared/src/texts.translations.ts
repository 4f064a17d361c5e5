// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './texts.kn';
import { texts as hi } from './texts.hi';

export const translations = { kn, hi };
