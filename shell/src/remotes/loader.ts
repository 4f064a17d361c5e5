import { createContext } from 'react';
import type { Exposed } from './load';
import type { Place } from './routes';

export interface Loader {
  load: (place: Place) => Exposed;
  retry: (place: Place) => Exposed;
}

/** How exposures are had: over federation in the browser, from node bundles when a page is prerendered. */
export const LoaderContext = createContext<Loader | null>(null);
