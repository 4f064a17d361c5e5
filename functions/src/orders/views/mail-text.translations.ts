// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './mail-text.kn';
import { texts as hi } from './mail-text.hi';

export const translations = { kn, hi };
