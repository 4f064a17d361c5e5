// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './messages.kn';
import { texts as hi } from './messages.hi';

export const translations = { kn, hi };
