import { pageIsThere } from '../discovery/page-first';

/** Marks the moment at which the first page of a visit answers to the customer, for measurements and tests. */
export function markInteractive(): void {
  pageIsThere();
  const name = 'interactive';
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
