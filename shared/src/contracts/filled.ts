import * as v from 'valibot';

/** Of words: there are some. Owners read what it says. */
export const filled = v.minLength<string, 1, string>(1, 'Something has to stand here');
