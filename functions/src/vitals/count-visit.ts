import type { CheckedVisit, PageVitals } from '@burger/shared/vitals';
import type { Counts } from './counters';
import { countedAs, isVital } from './histogram';

/** The name of a part's counts of a day; of `orders`, what became of orders. */
export const countsOf = (day: string, part: string): string => `${day}_${part}`;

const measures = (page: PageVitals): Counts =>
  Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      isVital(name) && value !== undefined ? [[name, countedAs(name, value)]] : [],
    ),
  );

const named = (names: readonly string[]): Counts =>
  Object.fromEntries(names.map((name) => [name, 1]));

/**
 * What a visit adds, by part: whatever ran in it is counted under its version, as what one part does slows all. A version
 * that failed counts once a visit, however often it did.
 */
export function countVisit({ versions, line, pages, errors, lost }: CheckedVisit) {
  const routes = Object.fromEntries(
    Object.entries(pages).map(([route, page]) => [route, { visits: 1, ...measures(page) }]),
  );
  const lcp = Object.values(pages).find((page) => page.lcp !== undefined)?.lcp;
  const lines: Counts = {
    [line]: { visits: 1, ...(lcp !== undefined && { lcp: countedAs('lcp', lcp) }) },
  };
  return new Map(
    Object.entries(versions).map(([part, version]): [string, Counts] => {
      const names = errors[part as keyof typeof errors] ?? [];
      const counts: Counts = {
        visits: 1,
        pages: routes,
        lines,
        ...(names.length > 0 && { failed: 1, errors: named(names) }),
        ...(lost > 0 && { lost }),
      };
      return [part, { versions: { [version]: counts } }];
    }),
  );
}
