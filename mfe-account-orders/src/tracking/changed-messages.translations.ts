// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './changed-messages.kn';
import { texts as hi } from './changed-messages.hi';

export const translations = { kn, hi };
