import { pageIsThere } from '../remotes/first-page';
import { keepForOffline } from './keep-for-offline';

/** Marks the moment at which the first page of a visit answers to the customer, for measurements and tests. */
export function markInteractive(): void {
  pageIsThere();
  const name = 'interactive';
  if (performance.getEntriesByName(name).length > 0) return;
  performance.mark(name);
  keepForOffline();
}
