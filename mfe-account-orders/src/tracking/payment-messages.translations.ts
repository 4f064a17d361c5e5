// Written by `npm run languages` from what there is in each language.
import { texts as kn } from './payment-messages.kn';
import { texts as hi } from './payment-messages.hi';

export const translations = { kn, hi };
