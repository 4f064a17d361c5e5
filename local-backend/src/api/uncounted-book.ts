import type { ApiPorts } from '@burger/functions/ports';

/**
 * A book in which half hours have room without end. Tests that run beside each other while the kitchen is closed would
 * fill those after the opening for one another.
 */
export const uncountedBook = (book: ApiPorts['book']): ApiPorts['book'] => ({
  ...book,
  add: (key, order, terms = {}) => book.add(key, order, { ...terms, capacity: Infinity }),
  taken: () => Promise.resolve(new Map()),
});
