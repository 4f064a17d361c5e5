import type { PartRecord } from '../records';

interface Part {
  place: { remote: string; exposure: string };
  elements: readonly Element[];
}

const keyOf = ({ place }: Part) => `${place.remote}${place.exposure}`;

/**
 * Returns a function that lists the parts of remotes in a page with the time of their arrival. `ofHtml` are the
 * elements that the page had before its scripts ran, so that a part in one of them was prerendered.
 */
export function partsWatcher(ofHtml: ReadonlySet<Element>) {
  let known = new Map<string, PartRecord>();
  return {
    /** Adds new parts, which arrived `ms` after the page was opened. Returns null if nothing has changed. */
    note(parts: readonly Part[], ms: number): PartRecord[] | null {
      const added = parts.filter((part) => !known.has(keyOf(part)));
      for (const part of added) {
        const isPrerendered = part.elements.some((element) => ofHtml.has(element));
        const arrival = isPrerendered ? 'html' : 'later';
        known.set(keyOf(part), { ...part.place, arrival, ms: Math.round(ms) });
      }
      return added.length > 0 ? [...known.values()] : null;
    },
    /** Begins the next page in the same document. Returns the parts that stay, which a page's own module never does. */
    nextPage(parts: readonly Part[]): PartRecord[] {
      const staying = parts.filter(
        (part) => known.has(keyOf(part)) && !part.place.exposure.endsWith('Page'),
      );
      known = new Map(
        staying.map((part) => [keyOf(part), { ...part.place, arrival: 'before', ms: 0 }]),
      );
      return [...known.values()];
    },
  };
}
